import { ACCEPT_ALL, CONSENT_KEY, DECLINE_ALL, serializeConsent } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { type ConsentEnvironment, readConsent, saveConsent } from './stored-consent.ts'

const NOW = 1_790_000_000_000

/** A browser that stores what is written; its cookies as in `document.cookie`, with what was written last. */
function getBrowser(others: Partial<ConsentEnvironment> = {}) {
  const stored = new Map<string, string>()
  const around: ConsentEnvironment = {
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
    cookie: '',
    isSecure: true,
    hasPrivacySignal: false,
    now: NOW,
    ...others,
  }
  return { around, stored }
}

const rejected: ConsentEnvironment['storage'] = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
}

test('nothing is chosen at first', () => {
  expect(readConsent(getBrowser().around)).toBeUndefined()
})

test('a choice is stored in both places for 365 days', () => {
  const { around, stored } = getBrowser()
  saveConsent(around, ACCEPT_ALL)
  expect(stored.get(CONSENT_KEY)).toBe(serializeConsent(ACCEPT_ALL, NOW))
  expect(around.cookie).toMatch(/^sorrel\.consent=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
  expect(readConsent(around)).toEqual(ACCEPT_ALL)
})

test('each place is enough by itself', () => {
  const text = serializeConsent(ACCEPT_ALL, NOW)
  const cookie = `a=b; ${CONSENT_KEY}=${encodeURIComponent(text)}; c=d`
  expect(readConsent(getBrowser({ storage: rejected, cookie }).around)).toEqual(ACCEPT_ALL)
  const { around, stored } = getBrowser()
  stored.set(CONSENT_KEY, text)
  expect(readConsent(around)).toEqual(ACCEPT_ALL)
})

test('a browser that refuses its storage still gets the cookie', () => {
  const { around } = getBrowser({ storage: rejected, isSecure: false })
  saveConsent(around, DECLINE_ALL)
  expect(around.cookie).toContain('Max-Age=31536000; SameSite=Lax')
  expect(around.cookie).not.toContain('Secure')
})

test('the privacy signal declines where nothing is stored; a stored choice wins', () => {
  const { around } = getBrowser({ hasPrivacySignal: true })
  expect(readConsent(around)).toEqual(DECLINE_ALL)
  saveConsent(around, ACCEPT_ALL)
  expect(readConsent(around)).toEqual(ACCEPT_ALL)
})

test.each(['%E0%A4%A', 'x', ''])('a broken cookie %j is no choice', (value) => {
  expect(readConsent(getBrowser({ cookie: `${CONSENT_KEY}=${value}` }).around)).toBeUndefined()
})
