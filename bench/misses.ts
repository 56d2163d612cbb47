import { findServer, getTreeCpuMs, waitUntilIdle, withForeignLoad } from './machine.ts'
import { getMedian } from './figures.ts'
import type { Findings } from './report.ts'
import { type Sites, toVisitor } from './sites.ts'

const MISS_MAX_RATIO = 8

/** What Node compiles on the way falls for some hundred pages; a server that has just started is not what is asked about. */
const WARM_UP = 400
const ROUNDS = 3
const PAGES_PER_ROUND = 150

/** What is asked for, each time at an address that nobody has asked for before. */
interface Target {
  readonly origin: string
  readonly toPath: (number: number) => string
}

/** Prices in steps of a penny: as many listings with nearly the same products. */
const toListing = (number: number): string =>
  `/products?price=${((500 + (number % 100)) / 100).toFixed(2)}&price=${(40 + Math.floor(number / 100) / 100).toFixed(2)}`

/** Processor time of the server for each page that it makes, what it does after the answer included. */
async function runRound({ origin, toPath }: Target, numbers: Iterable<number>): Promise<number> {
  const server = findServer(origin)
  await waitUntilIdle(server)
  const before = getTreeCpuMs(server)
  let pages = 0
  for (const number of numbers) {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': toVisitor(number) }
    const answer = await fetch(origin + toPath(number), { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${toPath(number)} answered ${answer.status}`)
    pages += 1
  }
  await waitUntilIdle(server)
  return (getTreeCpuMs(server) - before) / pages
}

/** What a filtered listing costs that nobody has asked for, beside a page of nothing that is made the same way. */
export async function measureMisses({ shop, empty }: Sites): Promise<Findings> {
  let last = 0
  const next = (count: number) => Array.from({ length: count }, () => (last += 1))
  const targets = {
    shop: { origin: shop, toPath: toListing },
    empty: { origin: empty, toPath: (number: number) => `/made/${number}` },
  }
  const rounds: Record<keyof typeof targets, number[]> = { shop: [], empty: [] }
  const { foreign } = await withForeignLoad(async () => {
    for (const target of Object.values(targets)) await runRound(target, next(WARM_UP))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ['shop', 'empty'] as const)
        rounds[name].push(await runRound(targets[name], next(PAGES_PER_ROUND)))
  })
  const [made, floor] = [getMedian(rounds.shop), getMedian(rounds.empty)]
  return {
    rows: [
      {
        what: 'filtered listing, asked for once, CPU ms',
        shop: made.toFixed(1),
        empty: floor.toFixed(1),
        ratio: made / floor,
        reach: `≤ ${MISS_MAX_RATIO} × the empty page`,
        met: made / floor <= MISS_MAX_RATIO,
        foreign,
      },
    ],
    details: rounds,
  }
}
