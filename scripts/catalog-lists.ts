import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { ROOT, run } from './processes.ts'

// Measures lists and searches of the catalogue index among 100,000 products, embedded and on PostgreSQL.
process.exitCode = await measure(process.argv.slice(2))

async function measure(args: readonly string[]): Promise<number> {
  const built = await run('turbo', ['run', 'build', '--filter=@sorrel/catalog', '--output-logs=errors-only'])
  if (built !== 0) return built
  const cwd = join(ROOT, 'packages/catalog')
  const embedded = await run(process.execPath, ['bench/lists.ts', ...args], {
    cwd,
    env: { DATABASE_URL: '' },
  })
  if (embedded !== 0) return embedded
  const server = await startPostgres()
  if (server === undefined) {
    process.stderr.write(
      'left out: PostgreSQL; set DATABASE_URL to an empty database, or install PostgreSQL 15+.\n',
    )
    return 0
  }
  return run(process.execPath, ['bench/lists.ts', ...args], {
    cwd,
    env: { DATABASE_URL: server.url },
  }).finally(server.stop)
}
