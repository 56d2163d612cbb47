import { afterEach, expect, test, vi } from 'vitest'
import { logInBrowser } from './browser-log.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['Failed to fetch', false],
  ['Load failed', false],
  ['NetworkError when attempting to fetch resource.', false],
  ['net::ERR_BLOCKED_BY_CLIENT', false],
  ['The look-up answered 500', false],
  ['The look-up answered 502', false],
  ['The look-up answered 504', false],
  ['The look-up answered 503', true],
  ['The look-up answered 404', true],
  ['Cannot read properties of undefined', true],
])('%s: written down is %s', (message, isWritten) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  logInBrowser('A look-up failed', new Error(message))
  expect(warn).toHaveBeenCalledTimes(isWritten ? 1 : 0)
})

test('what is no error is always written down', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  logInBrowser('Odd', 'blocked')
  expect(warn).toHaveBeenCalledWith('Odd', 'blocked')
})
