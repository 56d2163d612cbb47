import { spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringProgram } from './browser.ts'
import { run } from './processes.ts'

// PostgreSQL for tests and measurements where no container runs: this project starts no service by Docker.

const PORT = 21_432
const READY_TIMEOUT_MS = 30_000

export interface PostgresServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface PostgresCluster extends PostgresServer {
  /** Ends it without warning; what was committed stays. */
  readonly kill: () => Promise<void>
  /** Starts it again after a kill. */
  readonly start: () => Promise<void>
}

/**
 * A PostgreSQL server for tests: that of DATABASE_URL, else a new cluster in a temporary folder. A missing PostgreSQL
 * is installed from Debian. Undefined when that is impossible.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  if (process.env.DATABASE_URL !== undefined) return { url: process.env.DATABASE_URL, stop: async () => {} }
  return startOwnPostgres(PORT)
}

/** A new cluster at the port, whatever DATABASE_URL says: one that a test may kill. */
export async function startOwnPostgres(port: number): Promise<PostgresCluster | undefined> {
  const programs = await bringPostgres()
  return programs === undefined ? undefined : startCluster(programs, port)
}

/** Its folder of programs, which is installed where that is possible. Undefined where there is none. */
export const bringPostgres = () => bringProgram(findPostgres, ['postgresql'])

export function findPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort()
    .at(-1)
}

async function startCluster(programs: string, port: number): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const owner = process.getuid?.() === 0 ? findUser('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initdb = join(programs, 'initdb')
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const made = await run(initdb, flags, { quiet: true, cwd: folder, owner })
  if (made !== 0) throw new Error('PostgreSQL could not make a cluster; see the lines above.')
  const settings = ['max_connections=200', 'fsync=off', 'listen_addresses=127.0.0.1']
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])]
  let end = async (_signal: NodeJS.Signals) => {}

  async function start(): Promise<void> {
    const child = spawn(join(programs, 'postgres'), args, { stdio: 'ignore', ...owner })
    end = async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    }
    await waitForPort(port)
  }

  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    start,
    // At once, with all processes of its own: the next start recovers from its log.
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
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

async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ host: '127.0.0.1', port })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`PostgreSQL did not listen on port ${port} within ${READY_TIMEOUT_MS / 1000} s.`)
}
