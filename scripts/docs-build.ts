import { run } from './processes.ts'

/*
 * Builds the docs site into `docs-static` and fails on broken links. With `--storybook` Storybook is built first; without
 * it one that was built earlier becomes part of the site. `DOCS_BASE=/sorrel/` is for a folder of a server.
 */

process.env.ASTRO_TELEMETRY_DISABLED = '1'
const isStorybookWanted = process.argv.includes('--storybook')
const prepared = isStorybookWanted
  ? await run(process.execPath, ['scripts/storybook.ts', 'build', '--quiet'])
  : await run('turbo', ['run', 'build', '--filter=@sorrel/ui', '--output-logs=errors-only'])
process.exitCode = prepared || (await build())

async function build(): Promise<number> {
  // They import the built kit.
  const { buildSite } = await import('./docs-site/build-site.ts')
  const problems = await buildSite(process.env.DOCS_BASE ?? '/')
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length === 0) process.stdout.write('docs-static holds the site: npm run docs:serve\n')
  return problems.length === 0 ? 0 : 1
}
