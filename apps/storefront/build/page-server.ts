import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const app = fileURLToPath(new URL('..', import.meta.url))

/** The programs of the page server. */
const PROGRAMS = ['server/main.ts', 'server/pictures/encoder-process.ts']

/** What a program loads in development only: it stays where it is. */
const DEVELOPMENT = '../build/*'

/**
 * Writes the page server's programs as plain JavaScript into a folder of the app. Node could run them as they are, but
 * what takes their types off stays in memory: 18 MB in each process. Packages are loaded from where they are installed.
 */
export async function buildPageServer(folder: string): Promise<void> {
  await build({
    absWorkingDir: app,
    entryPoints: PROGRAMS,
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    packages: 'external',
    external: [DEVELOPMENT],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
  })
}

if (import.meta.main) await buildPageServer('dist')
