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
/** How long a missing or left slug is remembered. */
const UNKNOWN_MS = 60_000
/** Maximum number of remembered slugs; those unused for longest are dropped first. */
const SLUGS_MAX = 20_000
/** Maximum number of concurrent look-ups, so that a scanner with invented URLs cannot cause more. */
const LOOK_UPS_MAX = 16
/** No page waits longer than this for a look-up. */
const WAIT_MS = 2000

/** Whether a slug names a record, or which slug the record has that it named last. */
export type Whereabouts = 'here' | 'nowhere' | { readonly movedTo: string }

/** Asks about a slug; rejects when the service cannot tell. */
export type LookUp = (slug: NamedSlug, market: Market) => Promise<Whereabouts>

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
  readonly found: Whereabouts
  readonly startedAt: number
}

/**
 * Where the records of single slugs are, looked up on demand. While the service fails, is slow or is overloaded, a slug counts as
 * existing, and its page determines the answer.
 */
export function createSlugMemory({ lookUp, now, invalidation, getSeenAt }: SlugMemoryOptions) {
  const slugs = new LRUCache<string, Known>(maxEntries(SLUGS_MAX))
  const running = new Map<string, Promise<Whereabouts>>()

  async function ask(slug: NamedSlug, market: Market): Promise<Whereabouts> {
    const startedAt = now()
    const key = toTag(slug)
    try {
      const found = await lookUp(slug, market)
      slugs.set(key, { found, startedAt })
      return found
    } catch {
      // The service's failure is already logged and counted by its client.
      return 'here'
    } finally {
      running.delete(key)
    }
  }

  function renew(slug: NamedSlug, market: Market): Promise<Whereabouts> {
    const key = toTag(slug)
    const current = running.get(key)
    if (current !== undefined) return current
    if (running.size >= LOOK_UPS_MAX) return Promise.resolve('here' as const)
    const asking = ask(slug, market)
    running.set(key, asking)
    return asking
  }

  function findSeen(slug: NamedSlug): Known | undefined {
    const seenAt = getSeenAt?.(slug)
    return seenAt === undefined ? undefined : { found: 'here', startedAt: seenAt }
  }

  return async (slug: NamedSlug, market: Market): Promise<Whereabouts> => {
    const tag = toTag(slug)
    const known = slugs.get(tag) ?? findSeen(slug)
    const isCurrent =
      known !== undefined && !invalidation.isInvalidated({ startedAt: known.startedAt, tags: [tag] })
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.startedAt
    if (isCurrent && age < (known.found === 'here' ? KNOWN_MS : UNKNOWN_MS)) return known.found
    if (isCurrent && known.found === 'here') {
      void renew(slug, market)
      return 'here'
    }
    return withTimeout(renew(slug, market), WAIT_MS).catch(() => 'here')
  }
}

const toTag = ({ of, value }: NamedSlug) => cacheTags[of](value)
