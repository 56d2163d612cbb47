import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The kernel counts processor time in ticks of ten milliseconds. */
const TICK_MS = 10

const isNumber = (name: string): boolean => /^\d+$/.test(name)

/** A file of /proc; empty when its process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** The fields of /proc/{pid}/stat after the name: state, parent, … */
const readStat = (pid: number): readonly string[] => {
  const stat = readProc(`${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process and everything it has started. */
function getTree(root: number): readonly number[] {
  const children = Map.groupBy(readdirSync('/proc').filter(isNumber).map(Number), (pid) =>
    Number(readStat(pid)[1]),
  )
  const walk = (pid: number): readonly number[] => [pid, ...(children.get(pid) ?? []).flatMap(walk)]
  return walk(root)
}

/** User and system time of a process, and of those of its children that have ended, in milliseconds. */
function getCpuMs(pid: number): number {
  const [user, system, endedUser, endedSystem] = readStat(pid).slice(11, 15).map(Number)
  return ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS
}

export const getTreeCpuMs = (root: number): number =>
  getTree(root).reduce((sum, pid) => sum + getCpuMs(pid), 0)

/**
 * Memory of a process and of everything it has started, in MB of 1,000,000 bytes. Pages that processes share, such as Node's
 * own code, count once for all of them (PSS).
 */
export function getTreeMemoryMb(root: number): number {
  const kilobytes = getTree(root).map((pid) =>
    Number(/^Pss: +(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return (kilobytes.reduce((sum, size) => sum + size, 0) * 1024) / 1e6
}

/** Files, sockets among them, that a process and everything it has started hold open. */
export const getTreeFiles = (root: number): number =>
  getTree(root).reduce((sum, pid) => sum + countFiles(pid), 0)

function countFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function getListeners(port: number): ReadonlySet<string> {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['net/tcp', 'net/tcp6'].flatMap((file) => readProc(file).split('\n').slice(1))
  const cells = rows.map((row) => row.trim().split(/\s+/))
  const LISTENING = '0A'
  return new Set(
    cells.flatMap(([, local = '', , state, , , , , , inode]) =>
      state === LISTENING && local.endsWith(hex) && inode !== undefined ? [`socket:[${inode}]`] : [],
    ),
  )
}

/** The process that listens on the port of an address. Throws when there is none. */
export function findServer(origin: string): number {
  const sockets = getListeners(Number(new URL(origin).port))
  const pid = readdirSync('/proc')
    .filter(isNumber)
    .find((candidate) => {
      try {
        const open = readdirSync(`/proc/${candidate}/fd`)
        return open.some((fd) => sockets.has(readlinkSync(`/proc/${candidate}/fd/${fd}`)))
      } catch {
        return false
      }
    })
  if (pid === undefined) throw new Error(`Nothing listens at ${origin}.`)
  return Number(pid)
}

/** Time that the whole machine worked, and time that it had, in milliseconds. */
function getMachineMs(): { readonly busy: number; readonly all: number } {
  const fields = (readProc('stat').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number)
  const all = fields.reduce((sum, ticks) => sum + ticks, 0)
  const [, , , idle = 0, waiting = 0] = fields
  return { busy: (all - idle - waiting) * TICK_MS, all: all * TICK_MS }
}

/** Work on the machine that the bench did not start, as a share of what the machine can do, while `work` ran. */
export async function withForeignLoad<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly foreign: number }> {
  // The parent has started the bench, the servers and, through the bench, the browsers.
  const own = () => getTreeCpuMs(process.ppid)
  const [before, ownBefore] = [getMachineMs(), own()]
  const value = await work()
  const [after, ownAfter] = [getMachineMs(), own()]
  const foreignMs = after.busy - before.busy - (ownAfter - ownBefore)
  return { value, foreign: Math.max(0, foreignMs) / Math.max(1, after.all - before.all) }
}

const IDLE_STEP_MS = 500
const IDLE_CPU_MS = 20
const IDLE_MAX_STEPS = 120

/** Waits until a server has nothing left to do in the background: two half seconds in a row almost without work. */
export async function waitUntilIdle(server: number): Promise<void> {
  let quiet = 0
  for (let step = 0; step < IDLE_MAX_STEPS && quiet < 2; step += 1) {
    const before = getTreeCpuMs(server)
    await wait(IDLE_STEP_MS)
    quiet = getTreeCpuMs(server) - before <= IDLE_CPU_MS ? quiet + 1 : 0
  }
}
