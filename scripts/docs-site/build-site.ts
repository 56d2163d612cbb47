import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import starlight from '@astrojs/starlight'
import { build } from 'astro'
import { ROOT } from '../processes.ts'
import { findBrokenLinks } from './broken-links.ts'
import { toPageAddress } from './links.ts'
import { readSections, type Section } from './pages.ts'
import { type SiteOptions, STAGE, STAGED_FILES, stagePages } from './stage.ts'
import { toSiteTheme } from './theme.ts'

/** The built site. Git ignores it. */
export const SITE = join(ROOT, 'docs-static')

/** Builds the site and answers its broken links. The packages must be built, and Storybook where it is to be part of it. */
export async function buildSite(options: SiteOptions): Promise<readonly string[]> {
  const { base, hasStorybook } = options
  const sections = await readSections()
  stagePages(sections, options)
  const theme = join(STAGE, 'theme.css')
  writeFileSync(theme, toSiteTheme())
  await build({
    // It writes types beside its root.
    root: STAGE,
    srcDir: join(import.meta.dirname, 'src'),
    configFile: false,
    base,
    trailingSlash: 'always',
    outDir: SITE,
    publicDir: STAGED_FILES,
    cacheDir: join(STAGE, 'astro'),
    logLevel: 'error',
    integrations: [
      starlight({
        title: 'Sorrel',
        favicon: '/icon.svg',
        // A block that scrolls would need a place in the order of the Tab key.
        expressiveCode: { defaultProps: { wrap: true } },
        customCss: [join(ROOT, 'packages/ui/dist/fonts.css'), theme, join(import.meta.dirname, 'site.css')],
        sidebar: [
          ...toSidebar(sections),
          ...(hasStorybook ? [{ label: 'Storybook', link: '/storybook/' }] : []),
        ],
      }),
    ],
  })
  for (const page of globSync('**/*.html', { cwd: SITE, exclude: (path) => path === 'storybook' }))
    makeTablesReachable(join(SITE, page))
  return findBrokenLinks(SITE, base)
}

/** A wide table scrolls by itself: the keyboard has to reach it. */
function makeTablesReachable(page: string): void {
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('<table>', '<table tabindex="0">'))
}

function toSidebar(sections: readonly Section[]) {
  return sections.map(({ label, pages }) => ({
    label,
    collapsed: label !== 'Start' && label !== 'Guides',
    items: pages.map((page) => ({
      label: page.title.replace(/: public names$/, ''),
      link: toPageAddress(page, '/'),
    })),
  }))
}
