import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { ROOT, run } from './processes.ts'

// Measures the reviews API with a million rows; docs/performance.md has the figures.
process.exitCode = await measure()

async function measure(): Promise<number> {
  const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
  if (built !== 0) return built
  const server = await startPostgres()
  if (server === undefined) {
    process.stderr.write(
      'This needs PostgreSQL: set DATABASE_URL to an empty database, or install PostgreSQL 15+.\n',
    )
    return 1
  }
  try {
    const cwd = join(ROOT, 'apps/reviews-api')
    return await run(process.execPath, ['bench/load.ts'], { cwd, env: { DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}
