import { setTimeout as wait } from 'node:timers/promises'
import { check, type NodeChecks, read } from './node-check.ts'
import { readMemoryMb, startLoad } from './node-load.ts'
import type { Stage } from './node-stage.ts'

/** Requests a second to both page servers together. */
const RUSH_RATE = 200

/** A generator that is itself too slow says nothing: so much of the rate has to be reached. */
const RATE_SHARE = 0.9

/** The long form. The first part warms up: pages, pictures and code come into memory then. */
const LONG_MINUTES = 10
const WARM_SHARE = 0.2
const SAMPLE_MS = 5000

/** What the memory of a process may be above that of its warm-up at the end: garbage is collected when there is enough. */
const GROWTH_MAX_MB = 60

const PAGES = ['/', '/products', '/about', '/products/coconut-scrub-brush', '/products/soy-candle']

/** Many visitors at once, for ten seconds; with `isLong` for ten minutes, in which memory must not grow. */
export const toRushChecks = ({ isLong }: { readonly isLong: boolean }): NodeChecks => ({
  async [`${RUSH_RATE} requests a second for ${isLong ? `${LONG_MINUTES} minutes` : '10 seconds'}`](stage) {
    for (const page of PAGES) for (const node of stage.nodes) await read(node + page)
    const ms = isLong ? LONG_MINUTES * 60_000 : 10_000
    const stop = startLoad({ origins: [stage.balancer], pages: PAGES, rate: RUSH_RATE })
    const samples = await sampleMemory(stage, ms)
    const { count, failed } = await stop()
    check(failed.length === 0, `${failed.length} of ${count} failed: ${failed[0]}`)
    const rate = count / (ms / 1000)
    check(rate >= RUSH_RATE * RATE_SHARE, `only ${rate.toFixed(0)} requests a second went out`)
    const growth = stage.pids().map((_, index) => getGrowth(samples.map((sample) => sample[index])))
    if (isLong) for (const { by } of growth) check(by < GROWTH_MAX_MB, `memory grew by ${by} MB`)
    return `0 of ${count} failed; memory ${growth.map(({ text }) => text).join(', ')}`
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

/** How much more memory there was at most in the last part than in the first. */
function getGrowth(samples: readonly (number | undefined)[]) {
  const known = samples.filter((sample) => sample !== undefined)
  const part = Math.max(1, Math.ceil(known.length * WARM_SHARE))
  const [before, after] = [Math.max(0, ...known.slice(0, part)), Math.max(0, ...known.slice(-part))]
  return { by: after - before, text: `${before} → ${after} MB` }
}
