import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { ROOT, run } from './processes.ts'

// Runs the tests that open a database on PostgreSQL instead of the embedded one.
const DATABASE_TESTS: Readonly<Record<string, readonly string[]>> = {
  'apps/catalog-api': ['test/postgres.test.ts'],
  'apps/reviews-api': ['test/postgres.test.ts', 'test/mails.test.ts', 'test/restocks.test.ts'],
  'packages/catalog': [],
  'packages/reviews': [],
  'packages/sandbox': ['--exclude=src/main.test.ts'],
}

async function testOn(url: string): Promise<number> {
  const codes: number[] = []
  for (const [folder, args] of Object.entries(DATABASE_TESTS))
    codes.push(await run('vitest', ['run', ...args], { cwd: join(ROOT, folder), env: { DATABASE_URL: url } }))
  return Math.max(...codes)
}

const server = await startPostgres()
if (server === undefined)
  process.stdout.write(
    'left out: the tests on PostgreSQL need a server; set DATABASE_URL or install PostgreSQL 15+\n',
  )
process.exitCode = server === undefined ? 0 : await testOn(server.url).finally(server.stop)
