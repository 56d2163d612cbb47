import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { OWN_STYLES } from './build/own-styles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const STYLES_LOADER = '@vanilla-extract/turbopack-plugin'

/** Compiles a `*.css.ts` file: to its styles and their names, or to the names alone. */
function compileStyles(outputCss: boolean) {
  return { loaders: [{ loader: STYLES_LOADER, options: { outputCss } }], as: '*.js' }
}

const config: NextConfig = {
  // `import address from '….svg?address'` gives a file's served address: to name an icon, to fetch messages.
  turbopack: {
    root,
    rules: {
      // In production the styles of every page come as one file. See build/shared-styles.ts.
      '*.css.ts': [
        { ...compileStyles(false), condition: { all: ['production', { not: { path: OWN_STYLES } }] } },
        { ...compileStyles(true), condition: { any: ['development', { path: OWN_STYLES }] } },
      ],
      'vanilla.virtual.css': { loaders: [STYLES_LOADER], as: '*.css' },
      '*.svg': { condition: { query: '?address' }, type: 'asset' },
      '*.json': { condition: { query: '?address' }, type: 'asset' },
    },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by their own task, once.
  typescript: { ignoreBuildErrors: true },
  // The page server compresses, tags and keeps whole pages: Next renders and keeps nothing.
  compress: false,
  generateEtags: false,
  experimental: {
    isrFlushToDisk: false,
    preloadEntriesOnStart: false,
    // Leaves out of the browser's code what nobody uses of the framework's modules.
    turbopackCjsTreeShaking: true,
  },
  cacheMaxMemorySize: 0,
  // The head of every page is complete before its body begins.
  htmlLimitedBots: /./,
  // Seconds that a cache in front may serve a stale page while a new one is fetched.
  expireTime: 900,
  // The page server makes the files of pictures: Next's own address for them answers 404.
  images: { unoptimized: true },
}

export default config
