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
  const { buildSite } = await import('./docs-site/build-site.ts')
  await buildSite({ base: process.env.DOCS_BASE ?? '/', hasStorybook })
  process.stdout.write('docs-static holds the site: npm run docs:serve\n')
  return 0
}
