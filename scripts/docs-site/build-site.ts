import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { build } from 'astro'
import { createTheme, toThemeCss } from '../../packages/ui/dist/theme/theme.js'
import { themePresets } from '../../packages/ui/dist/theme-presets/theme-presets.js'
import { PACKAGES } from '../packages.ts'
import { ROOT } from '../processes.ts'
import { writeApiPages } from './api-pages.ts'
import { type ListedPage, readSections, type Section } from './pages.ts'
import { type SiteOptions, STAGE, stagePages } from './stage.ts'

/** The built site. Git ignores it. */
export const SITE = join(ROOT, 'docs-static')

const ORIGIN = process.env.DOCS_SITE ?? 'http://localhost:4321'

/** What is known only here, for `astro.config.ts`. */
export interface SiteSettings {
  /** Its origin. */
  readonly site: string
  readonly base: string
  readonly outDir: string
  readonly customCss: string[]
  readonly sidebar: NonNullable<StarlightUserConfig['sidebar']>
  /** The parts of the documentation that `llms.txt` names, each a text of its own. */
  readonly sets: { label: string; paths: string[] }[]
  /** The list of all pages for `llms.txt`, as Markdown. */
  readonly pageList: string
}

/**
 * Builds the site; throws at a broken link, or a public name without a sentence. The packages must be built, and Storybook
 * where it is to be part of it.
 */
export async function buildSite(options: SiteOptions): Promise<void> {
  const sections = await readSections()
  const pages = sections.flatMap((section) => section.pages)
  stagePages(pages, options)
  const references = await writeApiPages(options)
  const theme = join(STAGE, 'theme.css')
  writeFileSync(theme, toSiteTheme())
  const settings: SiteSettings = {
    site: ORIGIN,
    base: options.base,
    outDir: SITE,
    customCss: [join(ROOT, 'packages/ui/dist/fonts.css'), theme, join(import.meta.dirname, 'site.css')],
    sidebar: toSidebar(sections, options.hasStorybook),
    sets: toTextSets(sections),
    pageList: toPageList([...sections, { label: 'Reference', pages: references }], options.base),
  }
  writeFileSync(join(STAGE, 'settings.json'), JSON.stringify(settings))
  const configFile = relative(STAGE, join(import.meta.dirname, 'astro.config.ts'))
  await build({ root: STAGE, configFile, logLevel: 'error' })
  for (const page of globSync('**/*.html', { cwd: SITE, exclude: (path) => path === 'storybook' }))
    makeTablesReachable(join(SITE, page))
}

/** The kit's variables: the shop's own theme by day, and the dark one of its presets. */
function toSiteTheme(): string {
  return [
    toThemeCss(createTheme(themePresets.sorrel), ':root[data-theme=light]'),
    toThemeCss(createTheme(themePresets.ember), ':root[data-theme=dark]'),
  ].join('\n')
}

/** A wide table scrolls by itself: the keyboard has to reach it. */
function makeTablesReachable(page: string): void {
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('<table>', '<table tabindex="0">'))
}

const toSlug = (id: string): string => id || 'index'

function toTextSets(sections: readonly Section[]): SiteSettings['sets'] {
  const sets = sections.map(({ label, pages }) => ({ label, paths: pages.map(({ id }) => toSlug(id)) }))
  return [...sets, { label: 'Reference', paths: ['api/**'] }]
}

interface List {
  readonly label: string
  readonly pages: readonly ListedPage[]
}

const toPageList = (lists: readonly List[], base: string): string =>
  lists
    .map(({ label, pages }) => {
      const lines = pages.map(({ id, title }) => `- [${title}](${ORIGIN}${base}${toSlug(id)}.md)`)
      return [`## ${label}`, '', ...lines].join('\n')
    })
    .join('\n\n')

function toSidebar(sections: readonly Section[], hasStorybook: boolean): SiteSettings['sidebar'] {
  const groups = sections.map(({ label, pages }) => ({
    label,
    collapsed: label !== 'Start' && label !== 'Guides',
    items: pages.map(({ id, title }) => ({ label: title, slug: toSlug(id) })),
  }))
  const references = PACKAGES.map((name) => ({
    label: name,
    collapsed: true,
    items: [{ autogenerate: { directory: `api/${name}` } }],
  }))
  return [
    ...groups,
    { label: 'Reference', collapsed: true, items: references },
    ...(hasStorybook ? [{ label: 'Storybook', link: '/storybook/' }] : []),
  ]
}
