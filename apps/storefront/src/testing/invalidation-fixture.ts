import type { Clock } from '#backend/clock.ts'
import type { Invalidation } from '#backend/invalidation.ts'

/** An invalidation on a clock of the test's own. */
export function createTestInvalidation(now: Clock): Pick<Invalidation, 'drop' | 'getLastDrop' | 'isDropped'> {
  const drops = new Map<string, number>()
  const getLastDrop = (tags: readonly string[]) =>
    tags.reduce<number | undefined>((last, tag) => drops.get(tag) ?? last, undefined)
  return {
    async drop(tags) {
      for (const tag of tags) drops.set(tag, now())
    },
    getLastDrop,
    isDropped: ({ startedAt, tags }) => (getLastDrop(tags) ?? Number.NEGATIVE_INFINITY) >= startedAt,
  }
}
