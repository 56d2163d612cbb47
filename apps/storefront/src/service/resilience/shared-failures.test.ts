import { FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from '../memory-counters.ts'
import { type Breaker, createBreaker, PROBE_MAX_MS, PROBE_WAIT_MS } from './breaker.ts'
import { createSharedFailures } from './shared-failures.ts'

const PAUSE_MS = 5000
const LOOK_MS = 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** The breakers of two processes for the same service. */
function setUp() {
  const counters = createMemoryCounters()
  const create = () => {
    const options = { now: Date.now, pauseMs: PAUSE_MS }
    return createBreaker({ ...options, ...createSharedFailures({ ...options, upstream: 'test', counters }) })
  }
  return { one: create(), other: create() }
}

async function fail(breaker: Breaker, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) (await breaker.admit())?.('failure')
}

/** Lets the process look at what the others know. */
async function refresh(breaker: Breaker): Promise<void> {
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  ;(await breaker.admit())?.('unknown')
  await vi.advanceTimersByTimeAsync(0)
}

async function openBoth({ one, other }: ReturnType<typeof setUp>): Promise<void> {
  await fail(one, FALLBACK_FAILURES)
  await refresh(other)
}

test('failures that two processes see count together', async () => {
  const { one, other } = setUp()
  await fail(one, FALLBACK_FAILURES - 1)
  await refresh(other)
  expect(other.getState()).toBe('closed')
  await fail(other, 1)
  expect(other.getState()).toBe('open')
  await refresh(one)
  expect(one.getState()).toBe('open')
})

test('a success of one process clears the failures of all', async () => {
  const { one, other } = setUp()
  await fail(one, FALLBACK_FAILURES - 1)
  await refresh(other)
  ;(await other.admit())?.('success')
  await refresh(one)
  await fail(one, FALLBACK_FAILURES - 1)
  expect(one.getState()).toBe('closed')
})

test('after the pause one process asks, and its success lets the calls of the other go on', async () => {
  const both = setUp()
  await openBoth(both)
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS)
  const probe = await both.one.admit()
  expect(probe).toBeDefined()
  const waiting = both.other.admit()
  await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS / 2)
  probe?.('success')
  await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS / 2)
  expect(await waiting).toBeDefined()
  expect([both.one.getState(), both.other.getState()]).toEqual(['closed', 'closed'])
})

test('a probe that fails begins a pause for all', async () => {
  const both = setUp()
  await openBoth(both)
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS)
  const probe = await both.one.admit()
  probe?.('failure')
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
  const early = both.other.admit()
  await vi.advanceTimersByTimeAsync(0)
  expect(await early).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await both.other.admit()).toBeDefined()
})

test('a process that ends with its probe keeps the others waiting for half a minute at most', async () => {
  const both = setUp()
  await openBoth(both)
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS)
  expect(await both.one.admit()).toBeDefined()
  const waiting = both.other.admit()
  await vi.advanceTimersByTimeAsync(PROBE_WAIT_MS)
  expect(await waiting).toBeUndefined()
  await vi.advanceTimersByTimeAsync(PROBE_MAX_MS)
  expect(await both.other.admit()).toBeDefined()
})
