import { type CatalogClient, createCatalogClient } from '@sorrel/catalog/client'
import { createCachedFetch } from './cached-fetch.ts'
import { systemClock } from './clock.ts'
import { env } from '#config/env.ts'
import { getProcessState } from './process-state.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

/** Maximum time that a page waits for the index; the service can return the same list. */
const TIMEOUT_MS = 1500

/** How often to check whether the index contains the whole catalogue. */
const STATUS_MS = 10_000

const sendFresh: typeof fetch = (input, init) => fetchUpstream(input, { ...init, cache: 'no-store' })

/**
 * Reads of the catalogue index, cached under `tags` and under the products that they show. Undefined without an index,
 * or while it is incomplete.
 */
export function openCachedCatalog(tags: readonly string[]): Promise<CatalogClient | undefined> {
  return open(createCachedFetch(tags, { showsProducts: true }))
}

/** Uncached reads: typed searches would fill the cache without end. */
export function openFreshCatalog(timeoutMs = TIMEOUT_MS): Promise<CatalogClient | undefined> {
  return open(sendFresh, timeoutMs)
}

async function open(send: typeof fetch, timeoutMs = TIMEOUT_MS): Promise<CatalogClient | undefined> {
  return env.catalogApiUrl !== undefined && (await isComplete())
    ? connect(env.catalogApiUrl, send, timeoutMs)
    : undefined
}

function connect(url: string, send: typeof fetch, timeoutMs = TIMEOUT_MS): CatalogClient {
  return createCatalogClient({ url, fetch: send, timeoutMs: Math.min(timeoutMs, getTimeLeftMs()) })
}

interface Status {
  isComplete: boolean
  askedAt: number
}

/** Before its first walk has ended, an index lacks products. Only the first check is awaited. */
async function isComplete(): Promise<boolean> {
  const known = getProcessState('catalog status', (): Status => ({ isComplete: false, askedAt: 0 }))
  const isFirst = known.askedAt === 0
  if (systemClock() - known.askedAt >= STATUS_MS) {
    known.askedAt = systemClock()
    const asking = askStatus(known)
    if (isFirst) await asking
  }
  return known.isComplete
}

/** A failure reveals nothing about the state of the index, so the next call checks again. */
async function askStatus(known: Status): Promise<void> {
  if (env.catalogApiUrl === undefined) return
  const status = await connect(env.catalogApiUrl, sendFresh).status()
  if (status.ok) known.isComplete = status.value.isComplete
}
