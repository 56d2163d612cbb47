import { expect, test } from 'vitest'
import { createMemoryCounters } from './memory-counters.ts'
import { TRIES_FORGOTTEN_AFTER_MS } from '@sorrel/commerce/server'
import { createThrottle } from './throttle.ts'

function setUp(free: number) {
  let time = 1000
  const throttle = createThrottle({ kind: 'test', free, now: () => time, counters: createMemoryCounters() })
  const pass = (ms: number) => {
    time += ms
  }
  return { throttle, pass }
}

test('nobody waits below the limit', async () => {
  const { throttle } = setUp(2)
  await throttle.take('a')
  expect(await throttle.getWaitSeconds('a')).toBe(0)
})

test('each further failure doubles the wait, up to fifteen minutes', async () => {
  const { throttle, pass } = setUp(2)
  await throttle.take('a')
  const waits: number[] = []
  for (let count = 0; count < 9; count += 1) {
    await throttle.take('a')
    const seconds = await throttle.getWaitSeconds('a')
    pass(seconds * 1000 - 1)
    expect(await throttle.getWaitSeconds('a')).toBe(1)
    pass(1)
    expect(await throttle.getWaitSeconds('a')).toBe(0)
    waits.push(seconds)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900])
})

test('failures are forgotten an hour after the last one', async () => {
  const { throttle, pass } = setUp(1)
  await throttle.take('a')
  pass(TRIES_FORGOTTEN_AFTER_MS - 1)
  await throttle.take('a')
  expect(await throttle.getWaitSeconds('a')).toBe(60)
  pass(TRIES_FORGOTTEN_AFTER_MS)
  await throttle.take('a')
  expect(await throttle.getWaitSeconds('a')).toBe(30)
})

test('names do not share failures, and a cleared one starts anew', async () => {
  const { throttle } = setUp(1)
  await throttle.take('a')
  expect(await throttle.getWaitSeconds('b')).toBe(0)
  await throttle.clear('a')
  expect(await throttle.getWaitSeconds('a')).toBe(0)
})

test('a failure that is taken back is one less, and only once', async () => {
  const { throttle } = setUp(2)
  await throttle.take('a')
  const taken = await throttle.take('a')
  if (taken.ok) await taken.value()
  if (taken.ok) await taken.value()
  expect(await throttle.getWaitSeconds('a')).toBe(0)
  await throttle.take('a')
  expect(await throttle.getWaitSeconds('a')).toBeGreaterThan(0)
})

test('while one has to wait nothing is counted', async () => {
  const { throttle, pass } = setUp(1)
  await throttle.take('a')
  pass(20_000)
  expect(await throttle.take('a')).toEqual({ ok: false, error: 10 })
  expect(await throttle.getWaitSeconds('a')).toBe(10)
})

test('of many at once no more than the free ones are let through', async () => {
  const { throttle } = setUp(3)
  const taken = await Promise.all(Array.from({ length: 20 }, () => throttle.take('a')))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3)
})
