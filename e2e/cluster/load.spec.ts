import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, expect, read, startLoad, test } from './test.ts'

/** `LONG=1 npm run test:nodes` takes ten minutes, in which memory must not grow. */
const IS_LONG = Boolean(process.env.LONG)
const MINUTES = IS_LONG ? 10 : 1 / 6
const SAMPLE_MS = IS_LONG ? 5000 : 2000

/** Requests a second to both storefronts together. */
const RATE = 200

/** A generator that is itself too slow says nothing: so much of the rate has to be reached. */
const RATE_SHARE = 0.9

/** What the mean of the last quarter may be above that of the quarter before: memory is flat. */
const GROWTH_MAX = 0.05

const PAGES = ['/', '/products', '/about', '/products/coconut-scrub-brush', '/products/soy-candle']

test(`${RATE} requests a second`, async ({ cluster }) => {
  test.setTimeout(MINUTES * 60_000 + 120_000)
  for (const page of PAGES) for (const { origin } of cluster.storefronts) await read(origin + page)
  const stop = startLoad({ origins: [cluster.balancer], pages: PAGES, rate: RATE })
  const samples: (readonly number[])[] = []
  for (const end = performance.now() + MINUTES * 60_000; performance.now() < end; await wait(SAMPLE_MS))
    samples.push(readMemory(cluster))
  const { count, failed, times } = await stop()
  const memory = cluster.storefronts.map((_, index) => samples.map((sample) => sample[index] ?? 0))
  const p95 = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
  process.stdout.write(
    `${count} requests, 95 % within ${p95.toFixed(0)} ms; memory ${memory.map(describe).join('; ')}\n`,
  )
  expect(failed).toEqual([])
  expect(count / (MINUTES * 60)).toBeGreaterThanOrEqual(RATE * RATE_SHARE)
  if (IS_LONG) for (const megabytes of memory) expect(getGrowth(megabytes)).toBeLessThanOrEqual(GROWTH_MAX)
})

/** Resident memory of each storefront in megabytes; 0 where the system does not say. */
const readMemory = ({ storefronts }: Cluster) =>
  storefronts.map(({ pid }) => {
    const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  })

const describe = (megabytes: readonly number[]) =>
  `${megabytes.at(-1)} MB at the end, growth ${(getGrowth(megabytes) * 100).toFixed(1)} %`

/** Of the mean of the last quarter over that of the quarter before. */
function getGrowth(megabytes: readonly number[]): number {
  const quarter = Math.floor(megabytes.length / 4)
  const [before, last] = [megabytes.slice(-2 * quarter, -quarter), megabytes.slice(-quarter)].map(
    (part) => part.reduce((sum, each) => sum + each, 0) / part.length,
  )
  return (last ?? 0) / (before ?? 1) - 1
}
