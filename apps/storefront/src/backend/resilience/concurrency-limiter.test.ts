import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runRender } from '../render.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = () => Date.now()

/** A service that takes so many calls in each second and refuses the others. Each answer takes its time. */
function createService({ perSecond = Number.POSITIVE_INFINITY, answerMs = 30, retryAfter = '1' } = {}) {
  const calls: { readonly url: string; readonly at: number; readonly status: number }[] = []
  let windowStart = Number.NEGATIVE_INFINITY
  let taken = 0
  let running = 0
  let runningMax = 0
  const send: typeof fetch = async (input, init) => {
    const at = now()
    if (at - windowStart >= 1000) [windowStart, taken] = [at, 0]
    taken += 1
    const status = taken > perSecond ? 429 : 200
    calls.push({ url: input instanceof Request ? input.url : String(input), at, status })
    running += 1
    runningMax = Math.max(runningMax, running)
    await new Promise((resolve) => setTimeout(resolve, status === 429 ? 0 : answerMs))
    running -= 1
    init?.signal?.throwIfAborted()
    return new Response('{}', { status, headers: status === 429 ? { 'retry-after': retryAfter } : {} })
  }
  return { send, calls, getRunningMax: () => runningMax }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('at 5 calls a second, 24 cold pages at once: no failure, at most 40 calls', async () => {
  const service = createService({ perSecond: 5 })
  const send = createConcurrencyLimiter({ now, callsAtOnce: 32 })(service.send)
  const shared = new Map<string, Promise<void>>()
  const ask = async (question: string) => {
    const { status } = await send(question, { signal: AbortSignal.timeout(10_000) })
    if (status !== 200) throw new Error(`refused: ${status}`)
  }
  /** Renders of one moment share their questions: see cached-fetch.ts. */
  const askTogether = (question: string) => {
    const asking = shared.get(question) ?? ask(question)
    shared.set(question, asking)
    return asking
  }
  // Each page asks for what all pages share, then for its own data.
  const pages = Array.from({ length: 24 }, async (_, page) => {
    await Promise.all(['settings', 'menus', 'categories'].map(askTogether))
    await ask(`page ${page}`)
  })
  const ends = Promise.allSettled(pages)
  await pass(10_000)
  expect((await ends).filter(({ status }) => status === 'rejected')).toEqual([])
  expect(service.calls.length).toBeLessThanOrEqual(40)
  expect(service.calls.filter(({ url }) => url === 'settings').length).toBeLessThanOrEqual(2)
})

describe('calls at once', () => {
  test('begin with few and become more while nothing is refused', async () => {
    const service = createService()
    const send = createConcurrencyLimiter({ now, callsAtOnce: 6 })(service.send)
    const begin = Array.from({ length: 4 }, () => send('a'))
    await pass(0)
    expect(service.getRunningMax()).toBe(4)
    const rest = Array.from({ length: 60 }, () => send('a'))
    await pass(5000)
    await Promise.all([...begin, ...rest])
    expect(service.getRunningMax()).toBe(6)
  })

  test('a call whose caller has gone leaves the queue and never goes out', async () => {
    const service = createService({ answerMs: 500 })
    const send = createConcurrencyLimiter({ now, callsAtOnce: 1 })(service.send)
    const first = send('first')
    const gone = new AbortController()
    const second = send('second', { signal: gone.signal }).catch((error: unknown) => error)
    await pass(100)
    gone.abort(new Error('gone'))
    await pass(1000)
    await first
    expect(await second).toMatchObject({ message: 'gone' })
    expect(service.calls.map(({ url }) => url)).toEqual(['first'])
  })

  test('those of the page that has to be done first go before those of pages begun later', async () => {
    const service = createService()
    const send = createConcurrencyLimiter({ now, callsAtOnce: 1 })(service.send)
    const page = (name: string, leftMs: number) =>
      runRender({ deadline: now() + leftMs }, async () => {
        for (const part of [1, 2, 3]) await send(`${name} ${part}`)
      })
    const all = [page('first', 10_000), page('second', 10_001), page('third', 10_002)]
    await pass(1000)
    await Promise.all(all)
    expect(service.calls.map(({ url }) => url).slice(0, 4)).toEqual([
      'first 1',
      'first 2',
      'first 3',
      'second 1',
    ])
  })

  test('those for visitors go before renewals', async () => {
    const service = createService()
    const send = createConcurrencyLimiter({ now, callsAtOnce: 1 })(service.send)
    const deadline = now() + 10_000
    const all = [
      send('first'),
      runRender({ deadline, priority: 'renewal' }, () => send('renewal')),
      runRender({ deadline, priority: 'visitor' }, () => send('visitor')),
    ]
    await pass(1000)
    await Promise.all(all)
    expect(service.calls.map(({ url }) => url)).toEqual(['first', 'visitor', 'renewal'])
  })
})

test('nothing goes out for as long as the service asks to be left alone', async () => {
  const service = createService({ perSecond: 1, retryAfter: '3' })
  const send = createConcurrencyLimiter({ now, callsAtOnce: 1 })(service.send)
  const both = [send('a'), send('b')]
  await pass(10_000)
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  const [, refused, again] = service.calls
  expect([refused?.status, again?.status]).toEqual([429, 200])
  expect(Number(again?.at) - Number(refused?.at)).toBeGreaterThanOrEqual(3000)
})

test('a service that asks for an hour is asked again after ten seconds', async () => {
  const service = createService({ perSecond: 1, retryAfter: '3600' })
  const send = createConcurrencyLimiter({ now, callsAtOnce: 6 })(service.send)
  await Promise.all([send('first'), pass(100)])
  const refused = send('second')
  await pass(12_000)
  expect((await refused).status).toBe(200)
  expect(service.calls.map(({ status }) => status)).toEqual([200, 429, 200])
})

test('after a service has refused everything, calls go out at once again', async () => {
  let isRefusing = true
  const answer: typeof fetch = () =>
    Promise.resolve(new Response('{}', { status: isRefusing ? 429 : 200, headers: { 'retry-after': '60' } }))
  const send = createConcurrencyLimiter({ now, callsAtOnce: 6 })(answer)
  const visitors = new AbortController()
  const during = Array.from({ length: 6 }, () => send('page', { signal: visitors.signal }))
  const ends = Promise.allSettled(during)
  await pass(15_000)
  visitors.abort()
  await ends
  isRefusing = false
  await pass(10_000)
  const after = Promise.all(Array.from({ length: 12 }, () => send('page')))
  await pass(4000)
  expect((await after).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
})

test('a refusal that comes before the answers of the calls that were taken does not slow down more than needed', async () => {
  const service = createService({ perSecond: 3, answerMs: 1500 })
  const send = createConcurrencyLimiter({ now, callsAtOnce: 4 })(service.send)
  const all = Array.from({ length: 20 }, () => send('a'))
  await pass(60_000)
  await Promise.all(all)
  // The first refusal follows three calls of one second: the next ones are a third of a second apart, not whole seconds.
  const [first = 0, last = 0] = [service.calls[0]?.at, service.calls.at(-1)?.at]
  expect(last - first).toBeLessThan(15_000)
})

test('a service that refuses without end is asked five times', async () => {
  const service = createService({ perSecond: 0, retryAfter: '0' })
  const answer = createConcurrencyLimiter({ now, callsAtOnce: 1 })(service.send)('a')
  await pass(60_000)
  expect((await answer).status).toBe(429)
  expect(service.calls).toHaveLength(5)
})
