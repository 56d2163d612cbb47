import { readFileSync } from 'node:fs'
import { read } from './node-check.ts'

const TICK_MS = 10

export interface LoadOptions {
  /** Asked in turn, each for the pages in turn. */
  readonly origins: readonly string[]
  readonly pages: readonly string[]
  /** Requests a second, however long the answers take. */
  readonly rate: number
}

export interface LoadReport {
  readonly count: number
  /** The answers that are not good, the first thousand. */
  readonly failed: readonly string[]
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[]
}

const FAILED_MAX = 1000

/** Asks for pages at a steady rate until it is stopped. */
export function startLoad({ origins, pages, rate }: LoadOptions): () => Promise<LoadReport> {
  const startedAt = performance.now()
  const underWay = new Set<Promise<void>>()
  const failed: string[] = []
  const times: number[] = []
  let count = 0
  const ask = async (url: string) => {
    const askedAt = performance.now()
    const { status } = await read(url).catch((error: unknown) => ({ status: toReason(error) }))
    times.push(performance.now() - askedAt)
    if (status !== 200 && failed.length < FAILED_MAX) failed.push(`${url} ${status}`)
  }
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) / 1000) * rate; count < due; count += 1) {
      const url = `${origins[count % origins.length] ?? ''}${pages[count % pages.length] ?? ''}`
      const asked = ask(url).finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
  }, TICK_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
    return { count, failed, times }
  }
}

/** What fetch rejects with names its cause only beside it. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Resident memory of a process in megabytes. Undefined where the system does not say. */
export function readMemoryMb(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
