import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'
import { changes } from './changes.ts'
import { kitFacts } from './kit-facts.ts'
import { addGuides } from './manifests.ts'
import { storySources } from './story-sources.ts'
import { searchSynonyms } from './synonyms.ts'

const toPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * The kit makes its fonts and copies its icons when it is built. Here it runs from its sources, so they come from where
 * they are made of.
 */
const toFontFile = (subset: string): string =>
  toPath(`packages/ui/node_modules/@fontsource-variable/$1/files/$1-${subset}-wght-normal.woff2`)
const assetAliases = [
  { find: /^\.\/fonts\/(fraunces|figtree)-(?:basic|latin)\.woff2$/, replacement: toFontFile('latin') },
  { find: /^\.\/fonts\/(fraunces|figtree)-latin-ext\.woff2$/, replacement: toFontFile('latin-ext') },
  { find: /^@sorrel\/ui\/sprites\/icons\.svg/, replacement: toPath('packages/ui/src/icons/icons.svg') },
]

/** Packages are read from their sources, so that a change shows at once and only one copy of the kit is loaded. */
const sourceAliases = [
  { find: /^@sorrel\/ui\/([a-z-]+)$/, replacement: toPath('packages/ui/src/$1/$1') },
  {
    find: /^@sorrel\/(catalog|domain|contracts|i18n|commerce)\/([a-z-]+)$/,
    replacement: toPath('packages/$1/src/$2'),
  },
]

const media = toPath('packages/sandbox/media')

/** Pictures of stories lie beside the page, also where a built Storybook lies below a site. */
const nearMedia = (): Plugin => ({
  name: 'near-media',
  apply: 'build',
  enforce: 'post',
  renderChunk: (code) => ({ code: code.replaceAll(/(?<=["'`(])\/media\//g, './media/'), map: null }),
})

/** What needs the running server: Chromatic's panel starts builds, and `/mcp` answers assistants. */
const whileRunning =
  process.env.NODE_ENV === 'development' ? ['@chromatic-com/storybook', '@storybook/addon-mcp'] : []

interface Extensions {
  readonly storyIndexGenerator: typeof searchSynonyms
  readonly experimental_manifests: typeof addGuides
}

const config: Omit<StorybookConfig, keyof Extensions> & Extensions = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/reviews/src/react/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...whileRunning],
  staticDirs: existsSync(media) ? [{ from: media, to: '/media' }] : [],
  storyIndexGenerator: searchSynonyms,
  features: { componentsManifest: true },
  experimental_manifests: addGuides,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      kitFacts(),
      storySources(),
      changes(),
      nearMedia(),
    ],
    build: {
      ...vite.build,
      minify: 'oxc',
      // For older browsers `:dir(rtl)` would become a list of languages, and the toolbar's direction is of none.
      cssTarget: 'esnext',
      // Docs pages write components by their names.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
      // Browsers draw no part of a sprite that is written into an address.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
    resolve: {
      ...vite.resolve,
      alias: [...assetAliases, ...sourceAliases, ...toAliasList(vite.resolve?.alias)],
    },
  }),
}

type AliasList = readonly { readonly find: string | RegExp; readonly replacement: string }[]

function toAliasList(alias: unknown): AliasList {
  if (Array.isArray(alias)) return alias
  return Object.entries(alias ?? {}).map(([find, replacement]) => ({
    find,
    replacement: String(replacement),
  }))
}

export default config
