import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const START_TOLERANCE_MS = 2000

/** Identifies a process beyond its number, which the system may reuse; undefined where that is not possible. */
export type Identify = (pid: number) => string | undefined

/** Releases the folder; safe to call twice. */
export type Release = () => void

/**
 * Locks a folder for this process, because the embedded database has no lock and two writers would damage it. A lock
 * whose process has ended is taken over. Throws a one-line error that names the holder.
 */
export function lockFolder(folder: string, identify: Identify = identifyProcess): Release {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use.json')
  if (!tryWrite(file, identify)) {
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder, identify))
      throw new Error(
        `${folder} is in use by process ${holder.pid}: stop it first, or set DATA_DIR to another folder. If that process is another program, remove ${file}.`,
      )
    rmSync(file, { force: true })
    if (!tryWrite(file, identify))
      throw new Error(`${folder} was taken by another process at the same moment: try again.`)
  }
  let held = true
  return () => {
    if (held) rmSync(file, { force: true })
    held = false
  }
}

interface Holder {
  readonly pid: number
  readonly startedAt: number
  readonly identity?: string | undefined
}

function thisProcess(identify: Identify): Holder {
  const startedAt = Math.round(Date.now() - process.uptime() * 1000)
  return { pid: process.pid, startedAt, identity: identify(process.pid) }
}

function tryWrite(file: string, identify: Identify): boolean {
  try {
    writeFileSync(file, JSON.stringify(thisProcess(identify)), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value))
      return undefined
    const { pid, startedAt } = value
    const identity = 'identity' in value && typeof value.identity === 'string' ? value.identity : undefined
    return typeof pid === 'number' && typeof startedAt === 'number' ? { pid, startedAt, identity } : undefined
  } catch {
    return undefined
  }
}

/** Process numbers are reused (nearly always in a container): identity or start time then differ. */
function isAlive({ pid, startedAt, identity }: Holder, identify: Identify): boolean {
  const now = identify(pid)
  if (identity !== undefined && now !== undefined) return identity === now
  if (pid === process.pid) return Math.abs(startedAt - thisProcess(identify).startedAt) < START_TOLERANCE_MS
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Index of the start time (ticks since boot) in `/proc/{pid}/stat`, after the program's name. */
const START_FIELD = 19

/** The boot and start time on Linux; undefined elsewhere. */
function identifyProcess(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD]
    return start === undefined ? undefined : `${boot} ${start}`
  } catch {
    return undefined
  }
}
