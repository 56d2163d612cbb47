import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { z } from 'zod'
import { maxEntries } from './cache-memory.ts'
import type { Counters, Limit } from './counters.ts'
import { getProcessState } from './process-state.ts'

/** Maximum number of remembered records per kind; those unused for longest are dropped first. */
const RECORDS_MAX = 10_000

/** Counters of one process, which forgets them when it ends. */
export function createMemoryCounters(): Counters {
  const kinds = new Map<string, LRUCache<string, object>>()
  const getRecords = (kind: string) => {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const made = new LRUCache<string, object>(maxEntries(RECORDS_MAX))
    kinds.set(kind, made)
    return made
  }
  const parse = <Value>(schema: z.ZodType<Value>, found: object | undefined) =>
    found === undefined ? undefined : schema.safeParse(found).data
  return {
    read: async ({ kind, schema }, name) => parse(schema, getRecords(kind).get(name)),
    // There is no await between reading and writing, so the update is atomic.
    async update({ kind, schema }, name, change) {
      const records = getRecords(kind)
      const { next, outcome } = change(parse(schema, records.get(name)))
      if (next === undefined) records.delete(name)
      else records.set(name, next)
      return outcome
    },
    take: createLimits(
      ({ name, calls, seconds }) =>
        new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }),
    ),
  }
}

/** Limits by their names, each made when it is first needed. */
export function createLimits(create: (limit: Limit) => RateLimiterAbstract): Counters['take'] {
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (limit, key) => {
    const limiter = limiters.get(limit.name) ?? create(limit)
    limiters.set(limit.name, limiter)
    try {
      await limiter.consume(key)
      return undefined
    } catch (exceeded) {
      if (exceeded instanceof RateLimiterRes) return exceeded.msBeforeNext
      throw exceeded
    }
  }
}

const current = getProcessState('counters', () => ({ counters: createMemoryCounters() }))

/** To be called once, before the first request, where the processes of this shop share a store. */
export function setCounters(counters: Counters): void {
  current.counters = counters
}

/** Those of all processes of this shop; of this one alone where they share nothing. */
export const sharedCounters: Counters = {
  read: (...given) => current.counters.read(...given),
  update: (...given) => current.counters.update(...given),
  take: (...given) => current.counters.take(...given),
}
