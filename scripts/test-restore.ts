import { mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { run, startService, stopServices, waitUntilHealthy } from './processes.ts'

/**
 * Tries what docs/runbooks.md#lost-postgresql says: a service fills a database, deploy/backup.sh saves it, it is lost, and
 * deploy/restore.sh brings it back. Every row must be there again, and the service must start on it.
 */

const PORT = Number(process.env.FIRST_PORT ?? 21_080)
const READY_MS = 120_000
const OUTPUT_MAX = 256 * 1024 * 1024

async function must(command: string, args: readonly string[]): Promise<void> {
  if ((await run(command, args, { quiet: true })) !== 0) throw new Error(`${command} ${args[0]} failed`)
}

/** Starts the commerce service on the database and ends it. On an empty one it writes the demo shop. */
async function serveOnce(databaseUrl: string, folder: string): Promise<void> {
  const service = startService({
    name: 'commerce sandbox',
    folder: 'packages/sandbox',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: { PORT: String(PORT), DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    healthUrl: `http://127.0.0.1:${PORT}/readyz`,
  })
  try {
    await waitUntilHealthy(service, READY_MS)
  } finally {
    await stopServices([service])
  }
}

/** Every row as a statement, in the order of the alphabet. */
function readRows(databaseUrl: string): readonly string[] {
  const { status, stdout } = spawnSync('pg_dump', ['--data-only', '--inserts', databaseUrl], {
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX,
  })
  if (status !== 0) throw new Error('pg_dump failed')
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('INSERT'))
    .toSorted()
}

/** Returns what went wrong. */
async function tryRestore(serverUrl: string, folder: string): Promise<readonly string[]> {
  const name = `restore_${process.pid}`
  const database = new URL(serverUrl)
  database.pathname = `/${name}`
  const { href } = database
  const file = join(folder, 'shop.dump')
  const sql = (text: string) => must('psql', ['--no-psqlrc', `--command=${text}`, serverUrl])
  await sql(`create database ${name}`)
  try {
    await serveOnce(href, folder)
    const before = readRows(href)
    await must('deploy/backup.sh', [href, file])
    const isOverwritten = (await run('deploy/restore.sh', [href, file], { quiet: true })) === 0
    await sql(`drop database ${name}`)
    await sql(`create database ${name}`)
    await must('deploy/restore.sh', [href, file])
    const after = readRows(href)
    await serveOnce(href, folder)
    process.stdout.write(`${before.length} rows saved, ${after.length} restored\n`)
    return [
      ...(before.length > 0 && before.join('\n') === after.join('\n') ? [] : ['not the same rows came back']),
      ...(isOverwritten ? ['a database with tables was restored into'] : []),
    ]
  } finally {
    await sql(`drop database ${name}`)
  }
}

const server = await startPostgres()
if (server === undefined) {
  process.stdout.write('There is no PostgreSQL: install it, or name a server with DATABASE_URL.\n')
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
const faults = await tryRestore(server.url, folder).finally(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed\n`)
process.exitCode = faults.length === 0 ? 0 : 1
