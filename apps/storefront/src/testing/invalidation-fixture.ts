import type { Clock } from '#backend/clock.ts'
import type { Invalidation } from '#backend/invalidation.ts'

/** An invalidation on a clock of the test's own. */
export function createTestInvalidation(
  now: Clock,
): Pick<Invalidation, 'invalidate' | 'getLastInvalidation' | 'isInvalidated'> {
  const invalidated = new Map<string, number>()
  const getLastInvalidation = (tags: readonly string[]) =>
    tags.reduce<number | undefined>((last, tag) => invalidated.get(tag) ?? last, undefined)
  return {
    async invalidate(tags) {
      for (const tag of tags) invalidated.set(tag, now())
    },
    getLastInvalidation,
    isInvalidated: ({ startedAt, tags }) =>
      (getLastInvalidation(tags) ?? Number.NEGATIVE_INFINITY) >= startedAt,
  }
}
