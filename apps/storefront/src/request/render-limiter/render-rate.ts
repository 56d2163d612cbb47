import type { Counters, Limit } from '#backend/counters.ts'

/** How often one address may have an answer rendered. */
export interface RenderRate {
  /** Takes one rendering. Gives the milliseconds to wait where none is left. */
  take(group: string): Promise<number | undefined>
}

export interface RenderRateOptions {
  /** Per second, above 0. */
  readonly perSecond: number
  /** Per minute, on top of that. */
  readonly burst: number
  readonly counters: Counters
  /** Separate counts have separate names. Default `renders`. */
  readonly name?: string
}

const BURST_SECONDS = 60

export function createRenderRate({
  perSecond,
  burst,
  counters,
  name = 'renders',
}: RenderRateOptions): RenderRate {
  // Below one per second the window is longer, since a window holds whole numbers.
  const seconds = Math.max(1, 1 / perSecond)
  const steady: Limit = { name, calls: Math.round(perSecond * seconds), seconds }
  const extra: Limit = { name: `${name} in a burst`, calls: burst, seconds: BURST_SECONDS }
  return {
    async take(group) {
      const waitMs = await counters.take(steady, group)
      if (waitMs === undefined) return undefined
      const burstWaitMs = await counters.take(extra, group)
      return burstWaitMs === undefined ? undefined : Math.min(waitMs, burstWaitMs)
    },
  }
}
