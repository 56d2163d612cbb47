import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { ROOT, runAndRead } from './processes.ts'
import { addTallies, NOTHING, readTally, type Tally } from './tally.ts'

// Runs the tests that open a database on PostgreSQL instead of the embedded one.
const DATABASE_TESTS: Readonly<Record<string, readonly string[]>> = {
  'apps/catalog-api': ['test/postgres.test.ts'],
  'apps/reviews-api': ['test/postgres.test.ts'],
  'packages/catalog': [],
  'packages/reviews': [],
  'packages/sandbox': ['--exclude=src/main.test.ts'],
}

async function testOn(url: string): Promise<Tally> {
  let total = NOTHING
  for (const [folder, args] of Object.entries(DATABASE_TESTS)) {
    const options = { cwd: join(ROOT, folder), env: { DATABASE_URL: url } }
    const { code, output } = await runAndRead('vitest', ['run', ...args], options)
    total = addTallies(total, readTally(output, code))
  }
  return total
}

const server = await startPostgres()
if (server === undefined)
  process.stdout.write(
    'left out: the tests on PostgreSQL need a server; set DATABASE_URL or install PostgreSQL 15+\n',
  )
const total = server === undefined ? NOTHING : await testOn(server.url).finally(server.stop)
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
