import { steadyClock } from './clock.ts'
import { env } from '#config/env.ts'
import { invalidation } from './invalidation.ts'

/** An expired copy is served once more by the service, so old data may last longer than its cache lifetime. */
const FACTOR = 1.4

/**
 * For this long after a change, a record is read past the service's caches, whose first answer may still be outdated.
 */
const RECORD_MS = 3_600_000

/** Whether the service may still have a copy of a record from before its last change. See docs/commerce-service.md#caches. */
export function mayHaveOldCopy(tag: string, serviceCacheSeconds = env.serviceCacheSeconds): boolean {
  const invalidatedAt = invalidation.getLastInvalidation([tag])
  return serviceCacheSeconds > 0 && invalidatedAt !== undefined && steadyClock() - invalidatedAt < RECORD_MS
}

/**
 * Whether the data of a list changed so recently that the service's caches may lack the change. It is then read past
 * them. See docs/commerce-service.md#caches.
 */
export function isChangedRecently(tag: string): boolean {
  const invalidatedAt = invalidation.getLastInvalidation([tag])
  return (
    invalidatedAt !== undefined && steadyClock() - invalidatedAt < env.serviceCacheSeconds * 1000 * FACTOR
  )
}

/** Delays, in milliseconds, after which data read through the service's caches is read again after a change. */
export function getAgainMs(serviceCacheSeconds = env.serviceCacheSeconds): readonly number[] {
  return serviceCacheSeconds === 0 ? [] : [1.2, FACTOR].map((factor) => serviceCacheSeconds * 1000 * factor)
}
