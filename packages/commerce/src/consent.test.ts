// @vitest-environment jsdom
import { ACCEPT_ALL, DECLINE_ALL, getStorageKey, serializeConsent } from '@sorrel/contracts/storage'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createBrowserConsentStore,
  createConsentStore,
  type ConsentPlace,
  type ConsentStoreOptions,
} from './consent.ts'
import { useConsent } from './react.ts'

const KEY = getStorageKey('consent')
const NOW = 1_790_000_000_000
const YEAR_MS = 365 * 86_400_000

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = `${KEY}=; Path=/; Max-Age=0`
})

/** A place, and what it holds. */
function aPlace(text?: string) {
  const stored = { text }
  const place: ConsentPlace = {
    read: () => stored.text,
    write: (next) => {
      stored.text = next
    },
  }
  return { place, stored }
}

test('nothing is chosen at first; a choice is written to every place and told', () => {
  const [first, second] = [aPlace(), aPlace()]
  const store = createConsentStore({ places: [first.place, second.place], now: () => NOW })
  const told = vi.fn()
  const leave = store.subscribe(told)
  expect(store.getState()).toEqual({ status: 'open' })
  store.choose(ACCEPT_ALL)
  expect(store.getState()).toEqual({ status: 'chosen', consent: ACCEPT_ALL })
  expect([first.stored.text, second.stored.text]).toEqual(Array(2).fill(serializeConsent(ACCEPT_ALL, NOW)))
  leave()
  store.choose(DECLINE_ALL)
  expect(told).toHaveBeenCalledTimes(1)
})

test.each<[string, Omit<ConsentStoreOptions, 'places'>, string]>([
  ['365 days, less a moment', { now: () => NOW + YEAR_MS - 1 }, 'stored'],
  ['365 days', { now: () => NOW + YEAR_MS }, 'open'],
  ['fewer days by the rule of the shop', { now: () => NOW + 30 * 86_400_000, days: 30 }, 'open'],
  ['something else is asked now', { now: () => NOW, asked: 2 }, 'open'],
])('a choice of before holds: %s', (_, rules, status) => {
  const { place } = aPlace(serializeConsent(ACCEPT_ALL, NOW))
  expect(createConsentStore({ places: [aPlace('x').place, place], ...rules }).getState().status).toBe(status)
})

test('a choice about what is asked now is kept with its number', () => {
  const { place } = aPlace(serializeConsent(ACCEPT_ALL, NOW))
  const options = { places: [place], asked: 2, now: () => NOW }
  createConsentStore(options).choose(DECLINE_ALL)
  expect(createConsentStore(options).getState()).toEqual({ status: 'stored', consent: DECLINE_ALL })
  expect(createConsentStore({ ...options, asked: 3 }).getState().status).toBe('open')
})

test('a privacy signal declines where nothing is stored; a stored choice wins', () => {
  const { place } = aPlace()
  const options = { places: [place], hasPrivacySignal: () => true, now: () => NOW }
  const store = createConsentStore(options)
  expect(store.getState()).toEqual({ status: 'signalled', consent: DECLINE_ALL })
  store.choose(ACCEPT_ALL)
  expect(createConsentStore(options).getState()).toEqual({ status: 'stored', consent: ACCEPT_ALL })
})

test('a browser keeps the choice in its storage and in a cookie, and either is enough', () => {
  createBrowserConsentStore().choose(ACCEPT_ALL)
  expect(localStorage.getItem(KEY)).toContain('"analytics":true')
  expect(document.cookie).toContain(`${KEY}=`)
  localStorage.clear()
  expect(createBrowserConsentStore().getState()).toEqual({ status: 'stored', consent: ACCEPT_ALL })
  createBrowserConsentStore().choose(DECLINE_ALL)
  document.cookie = `${KEY}=; Path=/; Max-Age=0`
  expect(createBrowserConsentStore().getState()).toEqual({ status: 'stored', consent: DECLINE_ALL })
})

test('the cookie ends with the choice and goes over https alone where the page does', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  createBrowserConsentStore({ key: 'house.consent', days: 2 }).choose(DECLINE_ALL)
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^house\.consent=[^;]+; Path=\/; Max-Age=172800; SameSite=Lax$/),
  )
})

test('a browser that refuses its storage still has the cookie', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  createBrowserConsentStore().choose(DECLINE_ALL)
  expect(createBrowserConsentStore().getState().consent).toEqual(DECLINE_ALL)
})

test.each(['%E0%A4%A', 'x', ''])('a broken cookie %j is no choice', (value) => {
  document.cookie = `${KEY}=${value}; Path=/`
  expect(createBrowserConsentStore().getState().status).toBe('open')
})

test('a page hears of the choice in another tab, as long as somebody listens', () => {
  const store = createBrowserConsentStore()
  const { result, unmount } = renderHook(() => useConsent(store))
  expect(result.current).toEqual({ status: 'open' })
  const tell = (consent: typeof ACCEPT_ALL) => {
    localStorage.setItem(KEY, serializeConsent(consent, Date.now()))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  }
  tell(ACCEPT_ALL)
  expect(result.current).toEqual({ status: 'stored', consent: ACCEPT_ALL })
  unmount()
  tell(DECLINE_ALL)
  expect(store.getState().consent).toEqual(ACCEPT_ALL)
})
