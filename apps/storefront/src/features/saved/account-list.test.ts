// @vitest-environment jsdom
import { parseSavedProducts } from '@sorrel/contracts/saved-products'
import { applySavedChanges, type SavedChanges, type SavedProducts } from '@sorrel/domain/saved-products'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'sorrel.saved-products'
const ACCOUNT_KEY = 'sorrel.account-saved-products'
const SOAP = { id: 'id-soap', slug: 'soap' }
const OIL = { id: 'id-oil', slug: 'oil' }
const BALM = { id: 'id-balm', slug: 'balm' }

/** The account's list as the service has it; undefined where its accounts keep none. */
let account: SavedProducts | undefined
let status: number
const calls: { readonly body: SavedChanges; readonly keepalive: boolean }[] = []

type Sent = Omit<RequestInit, 'body'> & { readonly body: string }

const answer = vi.fn(async (url: string, { method, body, keepalive = false }: Sent) => {
  if (`${method} ${url}` !== 'PUT /store-api/saved-products') throw new Error(`${method} ${url}`)
  const changes: SavedChanges = JSON.parse(body)
  calls.push({ body: changes, keepalive })
  if (status !== 200) return new Response(null, { status })
  if (account === undefined) return Response.json({ products: null })
  account = applySavedChanges(account, changes)
  return Response.json({ products: account })
})

/** As a new page has it. */
async function openPage() {
  vi.resetModules()
  return {
    ...(await import('./saved-store.ts')),
    ...(await import('./follow-account.ts')),
    ...(await import('#shop/account-list-mark.ts')),
  }
}

let page: Awaited<ReturnType<typeof openPage>>
const toSlugs = (list: SavedProducts | undefined) => list?.map(({ slug }) => slug)
const readSlugs = (key: string) => toSlugs(parseSavedProducts(window.localStorage.getItem(key)))
const here = () => readSlugs(KEY)
const keep = (slug: string, savedAt: number) => ({ productId: `id-${slug}`, slug, savedAt })
/** Until the first answer has been taken over. */
const isKept = () => vi.waitFor(() => expect(window.localStorage.getItem(ACCOUNT_KEY)).toContain('products'))
/** The lists of the browser, of the account, and what the browser knows of it. */
const readAll = () => [here(), toSlugs(account), readSlugs(ACCOUNT_KEY)]
const all = (...slugs: readonly string[]) => [slugs, slugs, slugs]

const MARK = 'session-mark=one'

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  document.cookie = MARK
  window.localStorage.clear()
  calls.length = 0
  status = 200
  account = []
  page = await openPage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  // Pages of earlier tests listen too: without their list they have nothing to do.
  window.localStorage.clear()
})

test('nobody but a customer sends anything', async () => {
  page.toggleSaved(SOAP)
  await page.followAccount('store-api')
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('pagehide'))
  expect(calls).toEqual([])
})

test('the lists of device and account become one; what both have is written no second time', async () => {
  page.toggleSaved(SOAP)
  account = [keep('balm', 5)]
  page.joinAccount()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('soap', 'balm'))
  page = await openPage()
  await page.followAccount('store-api')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toEqual({ added: [], removed: [] })
})

test('several quick changes are one call, and the last one counts', async () => {
  page.joinAccount()
  await page.followAccount('store-api')
  await isKept()
  for (const product of [SOAP, OIL, SOAP, BALM, SOAP]) page.toggleSaved(product)
  await expect.poll(readAll).toEqual(all('soap', 'balm', 'oil'))
  expect(calls).toHaveLength(2)
})

test('a page that closes sends what was not sent yet, and it outlasts the page', async () => {
  page.joinAccount()
  await page.followAccount('store-api')
  await isKept()
  page.toggleSaved(SOAP)
  window.dispatchEvent(new Event('pagehide'))
  expect(calls.at(-1)).toMatchObject({ keepalive: true, body: { added: [{ slug: 'soap' }] } })
  await expect.poll(readAll).toEqual(all('soap'))
})

test('another device’s change is taken over at the next visit, and brings nothing back', async () => {
  page.toggleSaved(SOAP)
  page.toggleSaved(OIL)
  page.joinAccount()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('oil', 'soap'))
  account = [keep('balm', Date.now() + 5), ...(account ?? []).filter(({ slug }) => slug !== 'soap')]
  window.dispatchEvent(new Event('focus'))
  await expect.poll(readAll).toEqual(all('balm', 'oil'))
})

test('what could not be sent is sent by the next page', async () => {
  page.joinAccount()
  await page.followAccount('store-api')
  await isKept()
  status = 502
  page.toggleSaved(SOAP)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(here()).toEqual(['soap'])
  status = 200
  page = await openPage()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('soap'))
})

test('what is done while a call is on its way is not lost', async () => {
  page.joinAccount()
  await page.followAccount('store-api')
  await isKept()
  page.toggleSaved(SOAP)
  window.dispatchEvent(new Event('focus'))
  page.toggleSaved(OIL)
  await expect.poll(readAll).toEqual(all('oil', 'soap'))
})

test('a long list goes in parts', async () => {
  page.saveAll(Array.from({ length: 100 }, (_, index) => ({ id: `id-${index}`, slug: `slug-${index}` })))
  page.joinAccount()
  await page.followAccount('store-api')
  await vi.waitFor(() => expect(readSlugs(ACCOUNT_KEY)).toHaveLength(100))
  expect(calls.map(({ body }) => body.added.length)).toEqual([50, 50])
})

test('a store whose accounts keep no list leaves that of the browser, also at log-out', async () => {
  account = undefined
  page.toggleSaved(SOAP)
  page.joinAccount()
  await page.followAccount('store-api')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(here()).toEqual(['soap'])
  page.leaveAccount()
  expect(here()).toEqual(['soap'])
})

test('after a log-out only what the account has not got is in the browser', async () => {
  page.toggleSaved(SOAP)
  page.joinAccount()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('soap'))
  page.toggleSaved(OIL)
  page.leaveAccount()
  expect([here(), toSlugs(account)]).toEqual([['oil'], ['soap']])
  expect(window.localStorage.getItem(ACCOUNT_KEY)).toBeNull()
})

test('a session that has ended elsewhere is a log-out', async () => {
  page.toggleSaved(SOAP)
  page.joinAccount()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('soap'))
  status = 401
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(here()).toEqual([]))
})

test('a browser whose session is gone asks nothing, and shows no list of the account', async () => {
  page.toggleSaved(SOAP)
  page.joinAccount()
  await page.followAccount('store-api')
  await expect.poll(readAll).toEqual(all('soap'))
  calls.length = 0
  document.cookie = `${MARK}; max-age=0`
  window.dispatchEvent(new Event('focus'))
  expect(here()).toEqual([])
  expect(calls).toEqual([])
})
