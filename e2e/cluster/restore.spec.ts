import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../scripts/postgres.ts'
import { ROOT, startService, stopServices, waitUntilHealthy } from '../../scripts/processes.ts'

// What docs/runbooks.md#lost-postgresql says.

const PORT = Number(process.env.FIRST_PORT ?? 21_080)
const READY_MS = 120_000
const OUTPUT_MAX = 256 * 1024 * 1024

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: OUTPUT_MAX })

/** Starts the commerce service on the database and ends it. On an empty one it writes the demo shop. */
async function serveOnce(databaseUrl: string, folder: string): Promise<void> {
  const service = startService({
    name: 'commerce sandbox',
    folder: 'packages/sandbox',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: { PORT: String(PORT), DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    healthUrl: `http://127.0.0.1:${PORT}/readyz`,
  })
  await waitUntilHealthy(service, READY_MS).finally(() => stopServices([service]))
}

/** Every row as a statement, in the order of the alphabet. */
const readRows = (databaseUrl: string) =>
  run('pg_dump', ['--data-only', '--inserts', databaseUrl])
    .split('\n')
    .filter((line) => line.startsWith('INSERT'))
    .toSorted()

test('a lost database is restored row by row, and the service starts on it', async () => {
  const info = test.info()
  const server = await startPostgres()
  if (server === undefined)
    throw new Error('There is no PostgreSQL: install it, or name a server with DATABASE_URL.')
  const name = `restore_${process.pid}`
  const { href } = Object.assign(new URL(server.url), { pathname: `/${name}` })
  const file = info.outputPath('shop.dump')
  const sql = (text: string) => run('psql', ['--no-psqlrc', `--command=${text}`, server.url])
  try {
    sql(`create database ${name}`)
    await serveOnce(href, info.outputPath())
    const before = readRows(href)
    expect(before.length).toBeGreaterThan(0)
    run('deploy/backup.sh', [href, file])
    expect(() => run('deploy/restore.sh', [href, file]), 'into a database with tables').toThrow()
    sql(`drop database ${name}`)
    sql(`create database ${name}`)
    run('deploy/restore.sh', [href, file])
    expect(readRows(href)).toEqual(before)
    await serveOnce(href, info.outputPath())
  } finally {
    sql(`drop database if exists ${name}`)
    await server.stop()
  }
})
