import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const app = fileURLToPath(new URL('..', import.meta.url))

/** The programs of the page server. */
const PROGRAMS = ['server/main.ts', 'server/pictures/encoder-process.ts']

/** What a program loads in development only: it stays where it is. */
const DEVELOPMENT = '../build/*'

/**
 * Packages that are loaded from where they are installed: the framework and those with binaries or a loader of their own. The
 * service's package finds its own optional parts, so it stays whole.
 */
const INSTALLED = [
  'next',
  'next/*',
  'react',
  'react-dom',
  'sharp',
  'pino',
  'redis',
  'rate-limiter-flexible',
  'light-my-request',
  'sirv',
  '@sorrel/service',
  '@sorrel/service/*',
]

/** What packages that were written for `require` find in a module. */
const REQUIRE =
  "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);"

/**
 * Empties a folder of the app and writes the page server's programs there, as plain JavaScript with the packages that they need.
 * Node could run them as they are, but what takes their types off stays in memory: 18 MB in each process. Hundreds of modules
 * take more memory and time than few. What is imported late is a file of its own.
 */
export async function buildPageServer(folder: string): Promise<void> {
  await rm(resolve(app, folder), { recursive: true, force: true })
  await build({
    absWorkingDir: app,
    entryPoints: PROGRAMS,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    external: [DEVELOPMENT, ...INSTALLED],
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
    // Our packages import their shared pieces for order alone, and say that nothing else comes of it.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
}

if (import.meta.main) await buildPageServer('dist')
