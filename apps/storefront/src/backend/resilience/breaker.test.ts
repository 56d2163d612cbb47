import { FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'
import { isBrokenCircuitError, isTaskCancelledError } from 'cockatiel'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Breaker, CALL_MAX_MS, createBreaker, PROBE_WAIT_MS, ServiceFailure } from './breaker.ts'

const PAUSE_MS = 5000

type Outcome = 'success' | 'failure' | 'unknown'

function setUp() {
  const changes: string[] = []
  const breaker = createBreaker({
    pauseMs: PAUSE_MS,
    onChange: (state) => changes.push(state),
  })
  return { breaker, changes }
}

function toName(error: unknown): unknown {
  if (isTaskCancelledError(error)) return 'late'
  return error instanceof Error ? error.name : error
}

/** Starts a call that ends when it is told to. */
function call(breaker: Breaker) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let isSent = false
  const ended = breaker
    .run(() => {
      isSent = true
      return promise
    })
    .then(
      ({ status }) => status,
      (error: unknown) => (isBrokenCircuitError(error) ? 'not sent' : toName(error)),
    )
  const end = async (outcome: Outcome) => {
    if (outcome === 'success') resolve(new Response())
    else reject(outcome === 'failure' ? new ServiceFailure() : new DOMException('', 'AbortError'))
    return ended
  }
  return { ended, end, isSent: () => isSent }
}

async function fail(breaker: Breaker, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await call(breaker).end('failure')
}

/** Opens the breaker and lets the pause pass. */
async function openAndPause(breaker: Breaker): Promise<void> {
  await fail(breaker, FALLBACK_FAILURES)
  vi.advanceTimersByTime(PAUSE_MS)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the third failure within five minutes opens it, and calls fail at once', async () => {
  const { breaker, changes } = setUp()
  await fail(breaker, 2)
  expect(await call(breaker).end('unknown')).toBe('AbortError')
  await fail(breaker, 1)
  expect(await call(breaker).ended).toBe('not sent')
  expect(breaker.getState()).toBe('open')
  expect(changes).toEqual(['open'])
})

test('failures that lie further apart do not open it', async () => {
  const { breaker } = setUp()
  for (let count = 0; count < FALLBACK_FAILURES; count += 1) {
    await fail(breaker, 1)
    vi.advanceTimersByTime(200_000)
  }
  expect(breaker.getState()).toBe('closed')
})

test('a failure that another bundle of the app has made counts too', async () => {
  const { breaker } = setUp()
  const failure = Object.assign(new Error('refused'), { name: 'ServiceFailure' })
  for (let count = 0; count < FALLBACK_FAILURES; count += 1)
    await expect(breaker.run(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(breaker.getState()).toBe('open')
})

test('an answer from 500 up is a failure', async () => {
  const { breaker } = setUp()
  for (let count = 0; count < FALLBACK_FAILURES; count += 1)
    await breaker.run(async () => new Response(null, { status: 503 }))
  expect(breaker.getState()).toBe('open')
})

test('a success between failures clears the count, and a visitor who left says nothing', async () => {
  const { breaker } = setUp()
  await fail(breaker, 2)
  await call(breaker).end('success')
  await fail(breaker, 2)
  await call(breaker).end('unknown')
  expect(breaker.getState()).toBe('closed')
})

test('after the pause one call asks, and its success lets the ones that wait go on', async () => {
  const { breaker, changes } = setUp()
  await openAndPause(breaker)
  const probe = call(breaker)
  expect(breaker.getState()).toBe('half-open')
  const waiting = [call(breaker), call(breaker)]
  expect([probe, ...waiting].map(({ isSent }) => isSent())).toEqual([true, false, false])
  await probe.end('success')
  expect(await Promise.all(waiting.map(({ end }) => end('success')))).toEqual([200, 200])
  expect(breaker.getState()).toBe('closed')
  expect(changes).toEqual(['open', 'closed'])
})

test.each<Outcome>(['failure', 'unknown'])(
  'a probe that ends in a %s begins a new pause, and the calls that waited for it fail',
  async (outcome) => {
    const { breaker } = setUp()
    await openAndPause(breaker)
    const probe = call(breaker)
    const waiting = call(breaker)
    await probe.end(outcome)
    expect(await waiting.ended).toBe('not sent')
    vi.advanceTimersByTime(PAUSE_MS - 1)
    expect(await call(breaker).ended).toBe('not sent')
    vi.advanceTimersByTime(1)
    expect(await call(breaker).end('success')).toBe(200)
  },
)

test('nobody waits long for a probe that takes its time, nor is sent when it has ended', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  const probe = call(breaker)
  const waiting = call(breaker)
  await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS + 1)
  expect(await waiting.ended).toBe('not sent')
  await probe.end('success')
  expect(waiting.isSent()).toBe(false)
})

test('a probe that never ends is a failure, and its late end changes nothing for the next one', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  const lost = call(breaker)
  await vi.advanceTimersByTimeAsync(CALL_MAX_MS)
  expect(await lost.ended).toBe('late')
  vi.advanceTimersByTime(PAUSE_MS)
  const next = call(breaker)
  await lost.end('failure')
  expect(breaker.getState()).toBe('half-open')
  await next.end('success')
  expect(breaker.getState()).toBe('closed')
})

test.each<Outcome>(['failure', 'unknown'])(
  'the %s of a call from before the pause says nothing of the probe',
  async (outcome) => {
    const { breaker } = setUp()
    const old = call(breaker)
    await openAndPause(breaker)
    const probe = call(breaker)
    await old.end(outcome)
    expect(breaker.getState()).toBe('half-open')
    await probe.end('success')
    expect(breaker.getState()).toBe('closed')
  },
)

type Step = { readonly ms: number } | { readonly ends: number; readonly outcome: Outcome } | 'call'

interface Running {
  readonly end: (outcome: Outcome) => Promise<unknown>
  readonly isProbe: boolean
  readonly startedAt: number
}

/** Takes the steps and says which rules were broken on the way. */
async function findBrokenRules(breaker: Breaker, steps: readonly Step[]): Promise<readonly string[]> {
  const running: Running[] = []
  const broken: string[] = []
  const check = (rule: string, holds: boolean) => (holds ? 0 : broken.push(rule))
  for (const step of steps) {
    const before = breaker.getState()
    if (step === 'call') {
      const startedAt = Date.now()
      const started = call(breaker)
      await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS + 1)
      check('every call goes out while it is closed', before !== 'closed' || started.isSent())
      check('nothing goes out beside a probe', before !== 'half-open' || !started.isSent())
      if (started.isSent()) running.push({ end: started.end, isProbe: before === 'open', startedAt })
    } else if ('ms' in step) await vi.advanceTimersByTimeAsync(step.ms)
    else {
      const [ended] = running.splice(step.ends, 1)
      await ended?.end(step.outcome)
      await vi.advanceTimersByTimeAsync(0)
      const isAnswer = ended !== undefined && Date.now() - ended.startedAt < CALL_MAX_MS
      const isBack = isAnswer && ended.isProbe && before === 'half-open' && step.outcome === 'success'
      check('the success of a probe closes it', !isBack || breaker.getState() === 'closed')
    }
  }
  return broken
}

test('whatever happens in whatever order: one probe at a time, and its success closes it', async () => {
  const outcome = fc.constantFrom<Outcome>('success', 'failure', 'failure', 'unknown')
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Step>('call') },
    { weight: 3, arbitrary: fc.record({ ends: fc.nat(3), outcome }) },
    { weight: 1, arbitrary: fc.record({ ms: fc.nat(PAUSE_MS * 2) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
      expect(await findBrokenRules(setUp().breaker, steps)).toEqual([])
    }),
  )
})
