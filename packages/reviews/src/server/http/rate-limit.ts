import { WEBHOOK_TOLERANCE_MS } from '@sorrel/contracts/http/webhook'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../data/schema.ts'
import type { ReviewsDatabase } from '../data/database.ts'
import { toAddressId } from './visitor.ts'

/**
 * Groups of routes that share a limit. `sign_in` is the sign-in of moderators, `message` one message of another part of the shop,
 * `restock` the mails that one address may be made to get.
 */
export const LIMIT_CLASSES = [
  'read',
  'account',
  'vote',
  'report',
  'create',
  'moderate',
  'sign_in',
  'message',
  'restock',
] as const
export type LimitClass = (typeof LIMIT_CLASSES)[number]

/** Number of calls per address within a window of time. */
export interface Limits {
  readonly calls: number
  readonly seconds: number
}

const DEFAULT_LIMITS: Readonly<Record<LimitClass, Limits>> = {
  read: { calls: 600, seconds: 60 },
  account: { calls: 120, seconds: 60 },
  vote: { calls: 60, seconds: 60 },
  report: { calls: 20, seconds: 600 },
  create: { calls: 20, seconds: 3600 },
  moderate: { calls: 600, seconds: 60 },
  sign_in: { calls: 10, seconds: 900 },
  // The same message may be replayed while its time stamp is within the tolerance in either direction, but counts once.
  message: { calls: 1, seconds: (2 * WEBHOOK_TOLERANCE_MS) / 1000 },
  restock: { calls: 10, seconds: 3600 },
}

export interface Spent {
  readonly isOver: boolean
  /** The headers `RateLimit` and `RateLimit-Policy`, and `Retry-After` when the limit is reached. */
  readonly headers: Readonly<Record<string, string>>
}

export interface RateLimits {
  spend(limit: LimitClass, address: string): Promise<Spent>
}

export interface RateLimitOptions {
  readonly store: 'memory' | 'database'
  readonly db: ReviewsDatabase
  readonly secret: string
  readonly limits?: Partial<Record<LimitClass, Limits>> | undefined
}

/** Counts calls by class and address, an IPv6 address by its /64 network. Only a hash of it is stored. */
export function createRateLimits({ store, db, secret, limits }: RateLimitOptions): RateLimits {
  const limiters = new Map(
    LIMIT_CLASSES.map((name) => {
      const { calls, seconds } = limits?.[name] ?? DEFAULT_LIMITS[name]
      const shape = { keyPrefix: name, points: calls, duration: seconds }
      const limiter =
        store === 'memory'
          ? new RateLimiterMemory(shape)
          : new RateLimiterDrizzle({ ...shape, storeClient: db, schema: rateLimits })
      return [name, { limiter, calls, seconds }]
    }),
  )
  const toKey = (address: string) => toAddressId(address, secret)
  return {
    spend: async (name, address) => {
      const found = limiters.get(name)
      if (found === undefined) return { isOver: false, headers: {} }
      const { limiter, calls, seconds } = found
      const { isOver, left } = await consume(limiter, toKey(address))
      const reset = Math.max(1, Math.ceil(left.msBeforeNext / 1000))
      return {
        isOver,
        headers: {
          'ratelimit-policy': `"${name}";q=${calls};w=${seconds}`,
          ratelimit: `"${name}";r=${Math.max(0, left.remainingPoints)};t=${reset}`,
          ...(isOver ? { 'retry-after': String(reset) } : {}),
        },
      }
    },
  }
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterDrizzle,
  key: string,
): Promise<{ isOver: boolean; left: RateLimiterRes }> {
  try {
    return { isOver: false, left: await limiter.consume(key) }
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { isOver: true, left: refused }
    throw refused
  }
}
