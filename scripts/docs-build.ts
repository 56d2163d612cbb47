import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildStorybook } from './built-storybook.ts'
import { run } from './processes.ts'

/*
 * Builds the docs site with Storybook in it into `docs-static` and fails on broken links. `--without-storybook` leaves
 * Storybook out. `DOCS_BASE=/sorrel/` is for a folder of a server.
 */

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const hasStorybook = !process.argv.includes('--without-storybook')
if (hasStorybook) await buildStorybook()
const filters = ['--filter=./packages/*', '--output-logs=errors-only']
process.exitCode = (await run('turbo', ['run', 'build', ...filters], { quiet: true })) || (await build())

async function build(): Promise<number> {
  // They import the built kit.
  const { buildSite, SITE } = await import('./docs-site/build-site.ts')
  await buildSite({ base: process.env.DOCS_BASE ?? '/', hasStorybook })
  process.stdout.write(`docs-static holds the site, ${measure(SITE)}: npm run docs:serve\n`)
  return 0
}

function measure(folder: string): string {
  const sizes = globSync('**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile())
    .map(({ size }) => size)
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  return `${sizes.length} files, ${Math.round(megabytes)} MB in ${Math.round(performance.now() / 1000)} s`
}
