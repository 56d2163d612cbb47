import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often one address may have an answer rendered. */
export interface RenderRate {
  /** Takes one rendering. Gives the milliseconds to wait where none is left. */
  take(group: string): Promise<number | undefined>
}

export interface RenderRateLimits {
  /** Per second, above 0. */
  readonly perSecond: number
  /** Per minute, on top of that. */
  readonly burst: number
}

const BURST_SECONDS = 60

/** Counts in the memory of this process. A store that processes share can take its place. */
export function createRenderRate({ perSecond, burst }: RenderRateLimits): RenderRate {
  // Below one per second the window is longer, since a window holds whole numbers.
  const duration = Math.max(1, 1 / perSecond)
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: Math.round(perSecond * duration), duration }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: burst, duration: BURST_SECONDS }),
  )
  return {
    async take(group) {
      try {
        await limiter.consume(group)
        return undefined
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext
        throw refused
      }
    },
  }
}
