// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'sorrel.saved-products'
const SOAP = { id: 'p1', slug: 'soap' }
const OIL = { id: 'p2', slug: 'oil' }

/** As a new page has it. */
const openPage = () => import('./saved-store.ts')

let page: Awaited<ReturnType<typeof openPage>>

beforeEach(async () => {
  vi.resetModules()
  window.localStorage.clear()
  page = await openPage()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const toSlugs = () => page.getSavedProducts().map(({ slug }) => slug)

const readStored = () => window.localStorage.getItem(KEY)

test('what is saved is there on the next page, the newest first; what is taken off leaves no trace', async () => {
  expect([page.toggleSaved(SOAP), page.toggleSaved(OIL)]).toEqual(['stored', 'stored'])
  vi.resetModules()
  page = await openPage()
  expect(toSlugs()).toEqual(['oil', 'soap'])
  page.toggleSaved(OIL)
  page.toggleSaved(SOAP)
  expect(readStored()).toBeNull()
})

test('another tab’s change is heard, and is not overwritten by one of this tab', () => {
  const run = vi.fn()
  const stop = page.watchSavedProducts(run)
  page.toggleSaved(SOAP)
  run.mockClear()
  window.localStorage.setItem(
    KEY,
    JSON.stringify({ version: 1, products: [{ productId: 'p9', slug: 'balm', savedAt: 1 }] }),
  )
  page.toggleSaved(OIL)
  expect(toSlugs()).toEqual(['oil', 'balm'])
  window.localStorage.removeItem(KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(toSlugs()).toEqual([])
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  window.localStorage.setItem(KEY, '{}')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(run).toHaveBeenCalledTimes(2)
})

test('the events of other keys change nothing', () => {
  const run = vi.fn()
  const stop = page.watchSavedProducts(run)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sorrel.location' }))
  expect(run).not.toHaveBeenCalled()
  // Another tab has cleared everything.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(run).toHaveBeenCalledOnce()
  stop()
})

test('a browser that refuses says so, and the list lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([page.toggleSaved(SOAP), page.toggleSaved(OIL)]).toEqual(['not-stored', 'not-stored'])
  expect(toSlugs()).toEqual(['oil', 'soap'])
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(toSlugs()).toEqual(['oil', 'soap'])
  vi.restoreAllMocks()
  page.toggleSaved(SOAP)
  expect(readStored()).toContain('oil')
})

test('the count is told at once and after each change, until it is no longer wanted', () => {
  const unmount = new AbortController()
  const run = vi.fn()
  page.toggleSaved(SOAP)
  page.watchSavedCount(run, unmount.signal)
  page.toggleSaved(OIL)
  unmount.abort()
  page.toggleSaved(OIL)
  page.watchSavedCount(run, unmount.signal)
  expect(run.mock.calls).toEqual([[1], [2]])
})

test('who hears of a change finds it stored', () => {
  const stored: (string | null)[] = []
  const stop = page.watchSavedProducts(() => stored.push(readStored()))
  page.toggleSaved(SOAP)
  page.toggleSaved(SOAP)
  stop()
  expect(stored).toEqual([expect.stringContaining('soap'), null])
})

test('a list is the same object until it changes', () => {
  page.toggleSaved(SOAP)
  expect(page.getSavedProducts()).toBe(page.getSavedProducts())
})

test('a shared list comes in front, in its order; what was saved before keeps its place', () => {
  page.toggleSaved(SOAP)
  page.saveAll([{ id: 'p3', slug: 'balm' }, SOAP, OIL])
  expect(toSlugs()).toEqual(['balm', 'oil', 'soap'])
})
