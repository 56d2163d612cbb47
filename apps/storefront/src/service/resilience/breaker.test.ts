import { FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Breaker, type CallOutcome, createBreaker, PROBE_MAX_MS, PROBE_WAIT_MS } from './breaker.ts'

const PAUSE_MS = 5000

function setUp() {
  const changes: string[] = []
  const breaker = createBreaker({
    now: Date.now,
    pauseMs: PAUSE_MS,
    onChange: (state) => changes.push(state),
  })
  return { breaker, changes }
}

async function fail(breaker: Breaker, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) (await breaker.admit())?.('failure')
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
  expect(await breaker.admit()).toBeDefined()
  await fail(breaker, 1)
  expect(await breaker.admit()).toBeUndefined()
  expect(breaker.getState()).toBe('open')
  expect(changes).toEqual(['open'])
})

test('a success between failures clears the count, and a visitor who left says nothing', async () => {
  const { breaker } = setUp()
  await fail(breaker, 2)
  ;(await breaker.admit())?.('success')
  await fail(breaker, 2)
  ;(await breaker.admit())?.('unknown')
  expect(breaker.getState()).toBe('closed')
})

test('after the pause one call asks, and its success lets the ones that wait go on', async () => {
  const { breaker, changes } = setUp()
  await openAndPause(breaker)
  const probe = await breaker.admit()
  expect(probe).toBeDefined()
  expect(breaker.getState()).toBe('half-open')
  const waiting = [breaker.admit(), breaker.admit()]
  probe?.('success')
  expect((await Promise.all(waiting)).every((report) => report !== undefined)).toBe(true)
  expect(breaker.getState()).toBe('closed')
  expect(changes).toEqual(['open', 'closed'])
})

test('a probe that fails begins a new pause, and the calls that waited for it fail', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  const probe = await breaker.admit()
  const waiting = breaker.admit()
  probe?.('failure')
  expect(await waiting).toBeUndefined()
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(await breaker.admit()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(await breaker.admit()).toBeDefined()
})

test('nobody waits long for a probe that takes its time', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  await breaker.admit()
  const waiting = breaker.admit()
  await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS)
  expect(await waiting).toBeUndefined()
})

test('a probe that never ends is replaced, and its late end changes nothing for the next one', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  const lost = await breaker.admit()
  vi.advanceTimersByTime(PROBE_MAX_MS)
  const next = await breaker.admit()
  expect(next).toBeDefined()
  lost?.('failure')
  expect(breaker.getState()).toBe('half-open')
  next?.('success')
  expect(breaker.getState()).toBe('closed')
})

test('a probe whose visitor left makes room for another one at once', async () => {
  const { breaker } = setUp()
  await openAndPause(breaker)
  ;(await breaker.admit())?.('unknown')
  expect(await breaker.admit()).toBeDefined()
})

type Step = { readonly ms: number } | { readonly ends: number; readonly outcome: CallOutcome } | 'call'

interface Running {
  readonly report: (outcome: CallOutcome) => void
  readonly startedAt: number
  /** Let out while calls fail, and since then no success has closed the breaker. */
  isProbe: boolean
}

/** Takes the steps and says which rules were broken on the way. */
async function findBrokenRules(breaker: Breaker, steps: readonly Step[]): Promise<readonly string[]> {
  const running: Running[] = []
  const broken: string[] = []
  const check = (rule: string, holds: boolean) => (holds ? 0 : broken.push(rule))
  for (const step of steps) {
    const wasClosed = breaker.getState() === 'closed'
    if (step === 'call') {
      const admitted = breaker.admit()
      await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS)
      const report = await admitted
      check('every call goes out while it is closed', !wasClosed || report !== undefined)
      if (report) running.push({ report, startedAt: Date.now(), isProbe: !wasClosed })
    } else if ('ms' in step) await vi.advanceTimersByTimeAsync(step.ms)
    else {
      const [ended] = running.splice(step.ends, 1)
      ended?.report(step.outcome)
      const isSuccess = ended !== undefined && step.outcome === 'success'
      check('a success closes it', !isSuccess || breaker.getState() === 'closed')
    }
    if (breaker.getState() === 'closed') for (const call of running) call.isProbe = false
    const isYoung = ({ startedAt }: Running) => Date.now() - startedAt < PROBE_MAX_MS - PROBE_WAIT_MS
    check('one probe at a time', running.filter((call) => call.isProbe && isYoung(call)).length <= 1)
  }
  return broken
}

test('whatever happens in whatever order: one probe at a time, and a success closes it', async () => {
  const outcome = fc.constantFrom<CallOutcome>('success', 'failure', 'failure', 'unknown')
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
