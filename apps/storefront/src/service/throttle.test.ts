import { expect, test } from 'vitest'
import { createThrottle, FORGOTTEN_AFTER_MS } from './throttle.ts'

function setUp(free: number) {
  let time = 1000
  const throttle = createThrottle({ free, now: () => time })
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

test('each further failure doubles the wait, up to fifteen minutes', () => {
  const { throttle, pass } = setUp(2)
  throttle.add('a')
  const waits = Array.from({ length: 9 }, () => {
    throttle.add('a')
    const seconds = throttle.getWaitSeconds('a')
    pass(seconds * 1000 - 1)
    expect(throttle.getWaitSeconds('a')).toBe(1)
    pass(1)
    expect(throttle.getWaitSeconds('a')).toBe(0)
    return seconds
  })
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900])
})

test('failures are forgotten an hour after the last one', () => {
  const { throttle, pass } = setUp(1)
  throttle.add('a')
  pass(FORGOTTEN_AFTER_MS - 1)
  throttle.add('a')
  expect(throttle.getWaitSeconds('a')).toBe(60)
  pass(FORGOTTEN_AFTER_MS)
  throttle.add('a')
  expect(throttle.getWaitSeconds('a')).toBe(30)
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
