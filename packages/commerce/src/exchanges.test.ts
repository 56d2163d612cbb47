import { describe, expect, test } from 'vitest'
import { createFailureCounter, createRetryBudget } from './exchanges.ts'
import { FALLBACK_WINDOW_MS } from './transport/failure-counter.ts'
import { parseRetryAfter } from './transport/retry.ts'

describe('fallback mode', () => {
  function createClock() {
    let time = 1_000_000
    return { now: () => time, pass: (ms: number) => (time += ms) }
  }

  test('opens with the third failure and closes with a success', () => {
    const { now } = createClock()
    const counter = createFailureCounter({ now })
    counter.recordFailure()
    counter.recordFailure()
    expect(counter.isOpen()).toBe(false)
    counter.recordFailure()
    expect(counter.isOpen()).toBe(true)
    counter.recordSuccess()
    expect(counter.isOpen()).toBe(false)
    expect(counter.getFailures()).toEqual([])
  })

  test('counts failures of the last five minutes only, the fifth included', () => {
    const clock = createClock()
    const counter = createFailureCounter({ now: clock.now })
    counter.recordFailure()
    clock.pass(FALLBACK_WINDOW_MS)
    counter.recordFailure()
    counter.recordFailure()
    expect(counter.isOpen()).toBe(true)
    clock.pass(1)
    expect(counter.isOpen()).toBe(false)
    expect(counter.getFailures()).toHaveLength(2)
  })

  test('continues with the failures that a session store has saved', () => {
    const { now } = createClock()
    const before = createFailureCounter({ now })
    for (let failure = 0; failure < 3; failure += 1) before.recordFailure()
    expect(createFailureCounter({ now, failures: before.getFailures() }).isOpen()).toBe(true)
    expect(createFailureCounter({ now }).isOpen()).toBe(false)
  })
})

describe('retry budget', () => {
  test('ten first attempts earn one retry, and at most ten retries are saved up', () => {
    const budget = createRetryBudget()
    for (let attempts = 0; attempts < 9; attempts += 1) budget.earn()
    expect(budget.spend()).toBe(false)
    budget.earn()
    expect([budget.spend(), budget.spend()]).toEqual([true, false])
    for (let attempts = 0; attempts < 1000; attempts += 1) budget.earn()
    let spent = 0
    while (budget.spend()) spent += 1
    expect(spent).toBe(10)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['2', 2000],
    ['0', 0],
    ['-5', 0],
    ['Sat, 21 Nov 2026 12:00:03 GMT', 3000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j ms', (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms)
  })
})
