// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callUnlessFailing, parseFailures, recordFailure, recordSuccess, toFailuresText } from './failures.ts'
import { FAILURES_COOKIE, forgetFailures } from './failures-cookie.ts'

const TIMES = [1_795_000_000_001, 1_795_000_000_002, 1_795_000_000_003, 1_795_000_000_004]

test('the newest three failures go from page to page', () => {
  expect(parseFailures(toFailuresText(TIMES))).toEqual(TIMES.slice(1))
  expect(parseFailures(toFailuresText([]))).toEqual([])
})

test.each([undefined, '', 'soon', '1.2.3', '1795000000001,1795000000002', '1795000000001.'])(
  '%j holds none',
  (value) => {
    expect(parseFailures(value)).toEqual([])
  },
)

describe('in the browser', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  const countFailures = () =>
    parseFailures(new RegExp(`${FAILURES_COOKIE}=([\\d.]*)`).exec(document.cookie)?.[1] || undefined).length
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) recordFailure()
  }

  beforeEach(() => {
    isOnline.mockReturnValue(true)
    forgetFailures()
  })

  test('failures are counted, and a success clears the count', () => {
    fail(2)
    expect(countFailures()).toBe(2)
    recordSuccess()
    expect(countFailures()).toBe(0)
  })

  test('a lost connection of its own is no failure of the service', () => {
    isOnline.mockReturnValue(false)
    fail(3)
    expect(countFailures()).toBe(0)
  })

  test('a connection that is back clears the count', () => {
    fail(3)
    window.dispatchEvent(new Event('online'))
    expect(countFailures()).toBe(0)
  })

  test('after three failures one call at a time asks whether the service is back', async () => {
    fail(3)
    const { promise, resolve } = Promise.withResolvers<string>()
    const probe = callUnlessFailing(() => promise)
    const second = vi.fn(async () => 'second')
    expect(await callUnlessFailing(second)).toBeUndefined()
    expect(second).not.toHaveBeenCalled()
    recordSuccess()
    resolve('probe')
    expect(await probe).toBe('probe')
    expect(await callUnlessFailing(second)).toBe('second')
  })

  test('a probe that fails leaves the mode on, and the next call asks again', async () => {
    fail(3)
    await expect(callUnlessFailing(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await callUnlessFailing(async () => 'asked')).toBe('asked')
    expect(countFailures()).toBe(3)
  })

  test('below three failures every call is made', async () => {
    fail(2)
    const calls = [callUnlessFailing(async () => 1), callUnlessFailing(async () => 2)]
    expect(await Promise.all(calls)).toEqual([1, 2])
  })

  test('who tries again is not held back by what failed before', async () => {
    fail(3)
    forgetFailures()
    const calls = [callUnlessFailing(async () => 1), callUnlessFailing(async () => 2)]
    expect(await Promise.all(calls)).toEqual([1, 2])
  })
})
