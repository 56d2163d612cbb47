import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import starlightLinksValidator from 'starlight-links-validator'
import starlightLlmsTxt from 'starlight-llms-txt'
import type { SiteSettings } from './build-site.ts'

/** The generator's settings. A file of its own, as the plugins are TypeScript, which only the generator's loader reads. */

const stage = join(import.meta.dirname, '../../.cache/docs-site')
const settings: SiteSettings = JSON.parse(readFileSync(join(stage, 'settings.json'), 'utf8'))
const { site, base, outDir, customCss, sidebar, sets, pageList } = settings

const SUMMARY =
  'An online shop on a hosted commerce service, and the TypeScript packages it is made of: rules, client, component kit, reviews, catalogue index, agents, messages.'

export default defineConfig({
  site,
  base,
  outDir,
  cacheDir: join(stage, 'astro'),
  trailingSlash: 'always',
  integrations: [
    react(),
    starlight({
      title: 'Sorrel',
      favicon: '/icon.svg',
      // A block that scrolls would need a place in the order of the Tab key.
      expressiveCode: { defaultProps: { wrap: true } },
      customCss,
      components: { PageTitle: './src/page-title.astro' },
      plugins: [
        // Storybook's pages are no pages of the generator; READMEs name addresses of this machine.
        starlightLinksValidator({
          exclude: ({ link }) => link.startsWith(`${base}storybook/`),
          errorOnLocalLinks: false,
        }),
        starlightLlmsTxt({ description: SUMMARY, details: pageList, customSets: sets, rawContent: true }),
      ],
      sidebar,
    }),
  ],
})
