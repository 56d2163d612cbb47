// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createStoredSession } from './browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test('the tabs of a browser share the session’s token, and a lost one is forgotten', () => {
  const [tab, other] = [createStoredSession('shop.session'), createStoredSession('shop.session')]
  expect(tab.getSession?.()).toBeUndefined()
  tab.onSession?.('a:1')
  expect(other.getSession?.()).toBe('a:1')
  other.onSessionLost?.()
  expect(tab.getSession?.()).toBeUndefined()
})

test('without storage the token lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const session = createStoredSession()
  session.onSession?.('a:1')
  expect(session.getSession?.()).toBe('a:1')
})

test('a server keeps no token: its next visitor would have it', () => {
  vi.stubGlobal('window', undefined)
  const session = createStoredSession()
  session.onSession?.('a:1')
  expect(session.getSession?.()).toBeUndefined()
})
