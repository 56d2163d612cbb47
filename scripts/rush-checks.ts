import { setTimeout as wait } from 'node:timers/promises'
import { check, type NodeChecks, read } from './node-check.ts'
import { readMemoryMb, startLoad } from './node-load.ts'
import type { Stage } from './node-stage.ts'

/** Requests a second to both storefronts together. */
const RUSH_RATE = 200

/** A generator that is itself too slow says nothing: so much of the rate has to be reached. */
const RATE_SHARE = 0.9

/** In the long form memory is looked at as often as this, and shown for each part of it. */
const LONG_MINUTES = 10
const SAMPLE_MS = 5000
const PARTS = 10

/** What the mean of the last quarter may be above that of the quarter before: memory is flat. */
const GROWTH_MAX = 0.05

const PAGES = ['/', '/products', '/about', '/products/coconut-scrub-brush', '/products/soy-candle']

/** Many visitors at once, for ten seconds; with `isLong` for ten minutes, in which memory must not grow. */
export const toRushChecks = ({ isLong }: { readonly isLong: boolean }): NodeChecks => ({
  async [`${RUSH_RATE} requests a second for ${isLong ? `${LONG_MINUTES} minutes` : '10 seconds'}`](stage) {
    for (const page of PAGES) for (const node of stage.nodes) await read(node + page)
    const ms = isLong ? LONG_MINUTES * 60_000 : 10_000
    const stop = startLoad({ origins: [stage.balancer], pages: PAGES, rate: RUSH_RATE })
    const samples = await sampleMemory(stage, ms)
    const { count, failed, times } = await stop()
    const memory = stage.pids().map((_, index) => samples.flatMap((sample) => sample[index] ?? []))
    const facts = [
      `${failed.length} of ${count} failed`,
      `95 of 100 within ${Math.round(getShare(times, 0.95))} ms`,
      ...memory.map((megabytes, index) => `memory of node ${index + 1}: ${describe(megabytes)}`),
    ].join('; ')
    check(failed.length === 0, `${facts}; the first: ${failed[0]}`)
    const rate = count / (ms / 1000)
    check(rate >= RUSH_RATE * RATE_SHARE, `only ${rate.toFixed(0)} requests a second went out`)
    if (isLong) for (const megabytes of memory) check(getGrowth(megabytes) <= GROWTH_MAX, facts)
    return facts
  },
})

async function sampleMemory(
  { pids }: Pick<Stage, 'pids'>,
  ms: number,
): Promise<readonly (readonly (number | undefined)[])[]> {
  const samples: (number | undefined)[][] = []
  for (const end = performance.now() + ms; performance.now() < end; await wait(Math.min(SAMPLE_MS, ms / 5)))
    samples.push(pids().map(readMemoryMb))
  return samples
}

/** The means of as many parts of the time, one after the other, and what the last quarter has more than the one before. */
function describe(megabytes: readonly number[]): string {
  if (megabytes.length === 0) return 'not known'
  const size = Math.ceil(megabytes.length / PARTS)
  const parts = megabytes.flatMap((_, at) =>
    at % size === 0 ? [getMean(megabytes.slice(at, at + size))] : [],
  )
  return `${parts.map(Math.round).join(', ')} MB, growth ${(getGrowth(megabytes) * 100).toFixed(1)} %`
}

/** Of the mean of the last quarter over that of the quarter before. */
function getGrowth(megabytes: readonly number[]): number {
  const quarter = Math.floor(megabytes.length / 4)
  if (quarter === 0) return 0
  return getMean(megabytes.slice(-quarter)) / getMean(megabytes.slice(-2 * quarter, -quarter)) - 1
}

const getMean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** The number that a share of them does not exceed. */
function getShare(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
