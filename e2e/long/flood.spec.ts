import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { HostileAnswer } from '../hostile.ts'
import { type SecondServer, startSecondServer } from '../second-server.ts'

/** The page that another visitor reads meanwhile. It is cached. */
const CACHED = '/'

/** How often that visitor reads it at least: once undisturbed, then during the flood. */
const READS = 150

/** Hostile requests at least; more where none of them has been refused by then. */
const HOSTILE = 100

/** What the shop renders for one address by default: per second, and per minute on top of that. */
const RATE = { perSecond: 4, perMinute: 60 } as const

/** How often the shop refuses one address: so often at once, and on each connection after that. */
const REFUSED = { atOnce: 20, everySeconds: 10, perSecond: 4 } as const

interface Flood {
  readonly name: string
  /** The address of the hostile requests; `{n}` becomes their number, so that no two are alike. */
  readonly path: string
  /** Statuses that cost the shop nothing. */
  readonly refusals: readonly number[]
  /** Statuses of the ones that are let through. */
  readonly rendered: readonly number[]
}

const FLOODS: readonly Flood[] = [
  {
    name: '3,900 query fields',
    path: `/products?n={n}&${'a=1&'.repeat(3899)}`,
    refusals: [414],
    rendered: [],
  },
  {
    name: 'filtered listings',
    path: '/products?price=0&price={n}',
    refusals: [429],
    rendered: [200],
  },
  {
    name: 'unknown products',
    path: '/products/none-{n}',
    refusals: [429],
    rendered: [404],
  },
]

/** What the visitor met: how long each answer took, and every answer once. */
interface Readings {
  readonly times: readonly number[]
  readonly answers: ReadonlySet<string>
}

let server: SecondServer

test.beforeEach(async () => {
  server = await startSecondServer({ PROXY_HOPS: '1', LOG_LEVEL: 'warn' })
})
test.afterEach(() => server.stop())

/**
 * Reads the cached page again and again, at least until the flood is large enough, as somebody whose address the reverse
 * proxy in front has named.
 */
async function readAsVisitor(isEnough = () => true): Promise<Readings> {
  const times: number[] = []
  const answers = new Set<string>()
  while (times.length < READS || !isEnough()) {
    const startedAt = performance.now()
    const answer = await fetch(server.origin + CACHED, {
      headers: { 'x-forwarded-for': '203.0.113.1', accept: 'text/html' },
    })
    answers.add(`${answer.status} ${await answer.text()}`)
    times.push(performance.now() - startedAt)
  }
  return { times, answers }
}

/** Sends hostile requests over so many connections, from another process, until it is told to stop. */
function startFlood(flood: Flood, connections: number) {
  const sender = fork(join(import.meta.dirname, '../hostile.ts'), [
    server.origin,
    flood.path,
    String(connections),
  ])
  const answers: HostileAnswer[] = []
  sender.on('message', (answer: HostileAnswer) => void answers.push(answer))
  return {
    isLarge: () => answers.length >= HOSTILE && answers.some(({ status }) => flood.refusals.includes(status)),
    stop: async () => {
      sender.kill()
      await once(sender, 'exit')
      return answers
    },
  }
}

function getMedian(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}

for (const flood of FLOODS)
  for (const connections of [1, 3])
    test(`${flood.name} over ${connections} connection(s) do not reach another visitor`, {
      tag: connections === 1 ? '@night' : [],
    }, async () => {
      await readAsVisitor()
      const idle = await readAsVisitor()
      const startedAt = performance.now()
      const running = startFlood(flood, connections)
      const busy = await readAsVisitor(running.isLarge)
      const hostile = await running.stop()
      const seconds = (performance.now() - startedAt) / 1000

      expect([...idle.answers]).toEqual([expect.stringMatching(/^200 /)])
      expect(busy.answers).toEqual(idle.answers)
      const expected = [...flood.refusals, ...flood.rendered]
      expect(hostile.filter(({ status }) => !expected.includes(status))).toEqual([])
      const refused = hostile.filter(({ status }) => flood.refusals.includes(status))
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.filter(({ status, retryAfter }) => status === 429 && retryAfter === null)).toEqual([])
      const most =
        flood.rendered.length === 0
          ? 0
          : RATE.perSecond * (seconds + 1) + RATE.perMinute * (Math.floor(seconds / 60) + 1)
      expect(hostile.length - refused.length).toBeLessThanOrEqual(most)
      const mostRefused =
        REFUSED.atOnce * (seconds / REFUSED.everySeconds + 1) +
        REFUSED.perSecond * connections * (seconds + 1)
      expect(refused.length).toBeLessThanOrEqual(mostRefused)

      const [before, during] = [getMedian(idle.times), getMedian(busy.times)]
      process.stdout.write(
        `${flood.name} × ${connections}: ${hostile.length} requests, ${refused.length} refused; ` +
          `the other visitor's median ${before.toFixed(1)} → ${during.toFixed(1)} ms, × ${(during / before).toFixed(2)}\n`,
      )
    })
