import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const START_TOLERANCE_MS = 2000

/** Releases the folder; safe to call twice. */
export type Release = () => void

/**
 * Keeps a folder to this process: the embedded database has no lock of its own, and two writers would spoil it.
 * A lock left by a process that is gone is taken over. Throws a one-line error that names the process holding it.
 */
export function lockFolder(folder: string): Release {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use.json')
  if (!tryWrite(file)) {
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder))
      throw new Error(
        `${folder} is in use by process ${holder.pid}: stop it first, or set DATA_DIR to another folder.`,
      )
    rmSync(file, { force: true })
    if (!tryWrite(file))
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
}

function thisProcess(): Holder {
  return { pid: process.pid, startedAt: Math.round(Date.now() - process.uptime() * 1000) }
}

function tryWrite(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' })
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
    return typeof pid === 'number' && typeof startedAt === 'number' ? { pid, startedAt } : undefined
  } catch {
    return undefined
  }
}

/** A process number can come round again (in a container it nearly always does): then the start times differ. */
function isAlive({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid) return Math.abs(startedAt - thisProcess().startedAt) < START_TOLERANCE_MS
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
