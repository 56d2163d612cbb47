import { spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage, isRootOnDebian } from './browser.ts'
import { run } from './processes.ts'

const PORT = 41_432
const READY_TIMEOUT_MS = 30_000

export interface PostgresServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * A PostgreSQL server for tests: that of DATABASE_URL, else a new cluster in a temporary folder. A missing PostgreSQL
 * is installed from Debian. Undefined when that is impossible.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  if (process.env.DATABASE_URL !== undefined) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const programs =
    findPrograms() ??
    (isRootOnDebian() && (await installDebianPackage('postgresql')) ? findPrograms() : undefined)
  return programs === undefined ? undefined : startCluster(programs)
}

function findPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort()
    .at(-1)
}

async function startCluster(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const owner = process.getuid?.() === 0 ? findUser('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initdb = join(programs, 'initdb')
  const settings = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const made = await run(initdb, settings, { quiet: true, cwd: folder, owner })
  if (made !== 0) throw new Error('PostgreSQL could not make a cluster; see the lines above.')
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(PORT),
      '-k',
      folder,
      '-c',
      'max_connections=200',
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    {
      stdio: 'ignore',
      ...owner,
    },
  )
  await waitForPort()
  return {
    url: `postgres://postgres@127.0.0.1:${PORT}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findUser(name: string): { readonly uid: number; readonly gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

async function waitForPort(): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ host: '127.0.0.1', port: PORT })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`PostgreSQL did not listen on port ${PORT} within ${READY_TIMEOUT_MS / 1000} s.`)
}
