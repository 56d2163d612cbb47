import { cacheTags } from '@sorrel/contracts/revalidate'
import { LRUCache } from 'lru-cache'
import { maxEntries } from '#backend/cache-memory.ts'
import type { Clock } from '#backend/clock.ts'
import type { Invalidation } from '#backend/invalidation.ts'
import { withTimeout } from '#backend/resilience/with-timeout.ts'
import type { Market } from './market.ts'
import type { NamedSlug } from './public-path.ts'

/** How long an existing slug is remembered; afterwards it still counts as existing while it is looked up again. */
const KNOWN_MS = 300_000
/** How long a missing slug is remembered. */
const UNKNOWN_MS = 60_000
/** Maximum number of remembered slugs; those unused for longest are dropped first. */
const SLUGS_MAX = 20_000
/** Maximum number of concurrent look-ups, so that a scanner with invented URLs cannot cause more. */
const LOOK_UPS_MAX = 16
/** No page waits longer than this for a look-up. */
const WAIT_MS = 2000

/** Asks whether a slug exists; rejects when the service cannot tell. */
export type LookUp = (slug: NamedSlug, market: Market) => Promise<boolean>

export interface SlugMemoryOptions {
  readonly lookUp: LookUp
  /** Milliseconds since the epoch, on the clock of `invalidation`. */
  readonly now: Clock
  /** When an answer last showed this record, so that it need not be looked up. Default: unknown. */
  readonly getSeenAt?: ((slug: NamedSlug) => number | undefined) | undefined
  /** Records that changed since their look-up are looked up again. */
  readonly invalidation: Pick<Invalidation, 'isInvalidated'>
}

interface Known {
  readonly exists: boolean
  readonly startedAt: number
}

/**
 * Whether single slugs exist, looked up on demand. While the service fails, is slow or is overloaded, a slug counts as
 * existing, and its page determines the answer.
 */
export function createSlugMemory({ lookUp, now, invalidation, getSeenAt }: SlugMemoryOptions) {
  const slugs = new LRUCache<string, Known>(maxEntries(SLUGS_MAX))
  const running = new Map<string, Promise<boolean>>()

  async function ask(slug: NamedSlug, market: Market): Promise<boolean> {
    const startedAt = now()
    const key = toTag(slug)
    try {
      const exists = await lookUp(slug, market)
      slugs.set(key, { exists, startedAt })
      return exists
    } catch {
      // The service's failure is already logged and counted by its client.
      return true
    } finally {
      running.delete(key)
    }
  }

  function renew(slug: NamedSlug, market: Market): Promise<boolean> {
    const key = toTag(slug)
    const current = running.get(key)
    if (current !== undefined) return current
    if (running.size >= LOOK_UPS_MAX) return Promise.resolve(true)
    const asking = ask(slug, market)
    running.set(key, asking)
    return asking
  }

  function findSeen(slug: NamedSlug): Known | undefined {
    const seenAt = getSeenAt?.(slug)
    return seenAt === undefined ? undefined : { exists: true, startedAt: seenAt }
  }

  return async (slug: NamedSlug, market: Market): Promise<boolean> => {
    const tag = toTag(slug)
    const known = slugs.get(tag) ?? findSeen(slug)
    const isCurrent =
      known !== undefined && !invalidation.isInvalidated({ startedAt: known.startedAt, tags: [tag] })
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.startedAt
    if (isCurrent && age < (known.exists ? KNOWN_MS : UNKNOWN_MS)) return known.exists
    if (isCurrent && known.exists) {
      void renew(slug, market)
      return true
    }
    return withTimeout(renew(slug, market), WAIT_MS).catch(() => true)
  }
}

const toTag = ({ of, value }: NamedSlug) => cacheTags[of](value)
