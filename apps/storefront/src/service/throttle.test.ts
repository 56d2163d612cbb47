import { expect, test } from 'vitest'
import { createThrottle, THROTTLE_WINDOW_MS } from './throttle.ts'

function setUp(limit: number) {
  let time = 1000
  const throttle = createThrottle({ limit, now: () => time })
  const pass = (ms: number) => {
    time += ms
  }
  return { throttle, pass }
}

test('nobody waits below the limit', () => {
  const { throttle } = setUp(2)
  throttle.add('a')
  expect(throttle.getWaitSeconds('a')).toBe(0)
})

test('at the limit one waits until the oldest failure is out of the window', () => {
  const { throttle, pass } = setUp(2)
  throttle.add('a')
  pass(60_000)
  throttle.add('a')
  expect(throttle.getWaitSeconds('a')).toBe(14 * 60)
  pass(THROTTLE_WINDOW_MS - 60_001)
  expect(throttle.getWaitSeconds('a')).toBe(1)
  pass(1)
  expect(throttle.getWaitSeconds('a')).toBe(0)
})

test('names do not share failures, and a cleared one starts anew', () => {
  const { throttle } = setUp(1)
  throttle.add('a')
  expect(throttle.getWaitSeconds('b')).toBe(0)
  throttle.clear('a')
  expect(throttle.getWaitSeconds('a')).toBe(0)
})

test('a failure that is taken back is one less, and only once', () => {
  const { throttle } = setUp(2)
  throttle.add('a')
  const takeBack = throttle.add('a')
  takeBack()
  takeBack()
  expect(throttle.getWaitSeconds('a')).toBe(0)
  throttle.add('a')
  expect(throttle.getWaitSeconds('a')).toBeGreaterThan(0)
})
