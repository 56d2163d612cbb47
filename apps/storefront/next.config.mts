import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { OWN_STYLES } from './build/own-styles.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const IS_STANDALONE = process.env.STANDALONE === '1'

const STYLES_LOADER = '@vanilla-extract/turbopack-plugin'

/** Compiles a `*.css.ts` file: to its styles and their names, or to the names alone. */
function compileStyles(outputCss: boolean) {
  return { loaders: [{ loader: STYLES_LOADER, options: { outputCss } }], as: '*.js' }
}

/** What Next's own files say: our proxy does not see their requests. */
const FILE_HEADERS = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
]

const config: NextConfig = {
  // `import address from '….svg?address'` gives a file's served address: to name an icon, to fetch messages.
  turbopack: {
    root: here('../..'),
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
  // Pages and answers live in memory, on disk and, where several processes serve the shop, in Valkey.
  cacheHandler: here(IS_STANDALONE ? './cache-handler.standalone.ts' : './cache-handler.ts'),
  cacheMaxMemorySize: 0,
  ...(IS_STANDALONE && { output: 'standalone' as const }),
  outputFileTracingRoot: here('../..'),
  // The cache handler reads React's own functions from this file, which is no import: kept pages allow no other scripts.
  outputFileTracingIncludes: {
    '/**': ['./node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'],
  },
  // The front packs and tags what it sends.
  compress: process.env.SHOP_FRONT !== '1',
  generateEtags: process.env.SHOP_FRONT !== '1',
  experimental: {
    // The proxy holds a body whole before anybody looks at it: no endpoint of ours takes as much.
    proxyClientMaxBodySize: '256kb',
    preloadEntriesOnStart: false,
    // Leaves out of the browser's code what nobody uses of the framework's modules.
    turbopackCjsTreeShaking: true,
  },
  // The head of every page is complete before its body begins.
  htmlLimitedBots: /./,
  // Our own handler makes the files of pictures: Next's own address for them answers 404.
  images: { unoptimized: true },
  headers: async () => [{ source: '/_next/static/:path*', headers: FILE_HEADERS }],
}

/** Writes what the app is compiled with: the kit's styles, and the messages of late parts. */
function generate(): void {
  execFileSync(process.execPath, ['build/shared-styles.ts', '--kit'], { cwd: here('.'), stdio: 'inherit' })
  execFileSync(process.execPath, ['build/lazy-messages.ts'], { cwd: here('.'), stdio: 'inherit' })
}

export default (phase: string): NextConfig => {
  if (phase === PHASE_DEVELOPMENT_SERVER && process.env.SHOP_GENERATED !== '1') {
    // Next reads this file several times.
    process.env.SHOP_GENERATED = '1'
    generate()
  }
  return config
}
