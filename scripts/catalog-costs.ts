import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Counter } from './catalog-stage.ts'
import { PORTS, toUrl } from './catalog-stage.ts'

// Costs of pages in calls and processor time of our processes, which load generators do not count.

/** Linux counts the processor's time of a process in hundredths of a second. */
const TICK_MS = 10

/** Whose time and calls are counted. */
export interface Counted {
  readonly shop: ChildProcess
  readonly index: ChildProcess | undefined
  readonly counter: Counter
}

/** What one address costs, on average. */
export interface Cost {
  readonly status: number
  readonly bytes: number
  readonly calls: number
  readonly ms: number
  readonly cpuMs: number
  readonly indexCpuMs: number | string
}

function readCpuMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Resident memory. */
export function readMemory({ pid }: ChildProcess): string {
  const kilobytes = Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return `${Math.round(kilobytes / 1024)} MB`
}

/** Costs of addresses that are asked one after the other, each on average. */
export async function measurePages(of: Counted, paths: readonly string[]): Promise<Cost> {
  const read = () => ({
    calls: of.counter.getCalls(),
    cpuMs: readCpuMs(of.shop),
    indexCpuMs: of.index && readCpuMs(of.index),
    at: performance.now(),
  })
  const before = read()
  let [status, bytes] = [0, 0]
  for (const path of paths) {
    const answer = await fetch(toUrl(PORTS.shop) + path, { headers: { 'accept-encoding': 'identity' } })
    status = answer.status
    bytes += (await answer.arrayBuffer()).byteLength
  }
  const after = read()
  const each = (sum: number) => Math.round((sum / paths.length) * 10) / 10
  return {
    status,
    bytes: Math.round(bytes / paths.length),
    calls: each(after.calls - before.calls),
    ms: each(after.at - before.at),
    cpuMs: each(after.cpuMs - before.cpuMs),
    indexCpuMs:
      before.indexCpuMs === undefined || after.indexCpuMs === undefined
        ? '–'
        : each(after.indexCpuMs - before.indexCpuMs),
  }
}

const SLUG = 'soy-candle'
const CHANGED_PAGES = [`/products/${SLUG}`, '/categories/gifts']
const CHANGES = 3
const ASK_EVERY_MS = 20
const GIVE_UP_MS = 30_000

async function rename(name: string): Promise<void> {
  const answer = await fetch(`${toUrl(PORTS.commerce)}/admin/products/${SLUG}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: name, fr: name, de: name } }),
  })
  if (!answer.ok) throw new Error(`The change was answered ${answer.status}: ${await answer.text()}`)
}

/** Asks a page until it shows the name. A visitor who does not get a cached page at once is one who waited. */
async function waitFor(
  path: string,
  name: string,
): Promise<{ readonly ms: number; readonly waited: number }> {
  const startedAt = performance.now()
  for (let waited = 0; ; await wait(ASK_EVERY_MS)) {
    const answer = await fetch(toUrl(PORTS.shop) + path)
    if ((answer.headers.get('x-nextjs-cache') ?? 'MISS') === 'MISS') waited += 1
    const ms = Math.round(performance.now() - startedAt)
    if ((await answer.text()).includes(name)) return { ms, waited }
    if (ms > GIVE_UP_MS) throw new Error(`${path} did not show the change within ${GIVE_UP_MS} ms.`)
  }
}

/** From a change at the service to the page that shows it, the longest of some; and how many visitors waited meanwhile. */
export async function measureChange(): Promise<readonly (string | number)[]> {
  const longest = CHANGED_PAGES.map(() => 0)
  let waited = 0
  for (const path of CHANGED_PAGES) await fetch(toUrl(PORTS.shop) + path)
  for (let change = 1; change <= CHANGES; change += 1) {
    const name = `Soy Candle ${Date.now()}`
    await rename(name)
    const found = await Promise.all(CHANGED_PAGES.map((path) => waitFor(path, name)))
    for (const [index, { ms, waited: own }] of found.entries()) {
      longest[index] = Math.max(longest[index] ?? 0, ms)
      waited += own
    }
  }
  return [...longest.map((ms) => `${ms} ms`), waited]
}
