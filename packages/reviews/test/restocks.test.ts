import type { RestockCall } from '@sorrel/contracts/http'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { restockWaits, reviewMails } from '../src/server/data/schema.ts'
import type { Deliver, MailToSend, StockedProduct } from '../src/server.ts'
import {
  PRODUCT,
  readJson,
  SHOP,
  startApi,
  startApiWithJobs,
  type TestApi,
  type TestJobs,
} from './start-api.ts'

const CALLS = '/api/reviews/restocks'
const CALL_SECRET = 'the-parts-of-a-shop-share-it'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const sign = createWebhookSigner([CALL_SECRET])

/** What the store says: a soap in two sizes, sold out. */
let levels: Record<string, number>
let isStoreAway: boolean
let asked: number
const findStock = (id: string, locale: string): Promise<StockedProduct | null | undefined> => {
  asked += 1
  if (isStoreAway) return Promise.resolve(undefined)
  if (id !== PRODUCT) return Promise.resolve(null)
  const variants = Object.entries(levels).map(([name, level]) => ({ id: name, name, isAvailable: level > 0 }))
  const isAvailable = variants.some((variant) => variant.isAvailable)
  const name = locale === 'de' ? 'Seife & Co' : 'Soap & Co'
  return Promise.resolve({ id, name, slug: 'soap', picture: `${SHOP}/soap.jpg`, isAvailable, variants })
}

let api: TestJobs
let sent: MailToSend[]
let deliver: Deliver
const take: Deliver = (mail) => Promise.resolve(void sent.push(mail))
const away: Deliver = () => Promise.reject(new Error('no mail server'))

const restocks = { shopUrl: SHOP, findStock, callSecrets: [CALL_SECRET] as const }
const mails = {
  shopUrl: SHOP,
  findStock,
  secrets: ['a-secret-for-tests-only'] as const,
  toProductUrl: ({ slug, variantId }: { readonly slug: string; readonly variantId?: string | undefined }) =>
    `${SHOP}/products/${slug}${variantId === undefined ? '' : `?variant=${variantId}`}`,
}

beforeEach(async () => {
  levels = { small: 0, large: 0 }
  isStoreAway = false
  asked = 0
  sent = []
  deliver = take
  api = await startApiWithJobs(
    { restocks: mails, deliver: (mail) => deliver(mail) },
    { startAt: new Date('2026-11-01T09:01:00Z'), restocks, limits: { restock: { calls: 3, seconds: 3600 } } },
  )
})
afterEach(() => api.stop())

async function post(
  call: unknown,
  headers?: Readonly<Record<string, string>>,
  to: Pick<TestApi, 'app'> = api,
): Promise<Response> {
  const body = JSON.stringify(call)
  const signed = { 'content-type': 'application/json', ...(headers ?? sign(body)) }
  return to.app.request(CALLS, { method: 'POST', headers: signed, body })
}

const wish = (fields: Partial<RestockCall> & { readonly email?: string; readonly locale?: string } = {}) => {
  const { email = 'ann@example.com', locale = 'en', ...call } = fields
  return { kind: 'asked' as const, productId: PRODUCT, variantId: 'large', mail: { email, locale }, ...call }
}

const tellChange = () => post({ kind: 'changed', productId: PRODUCT })

/** Sends what has become due. */
async function flush(): Promise<readonly MailToSend[]> {
  await api.pass(1000)
  return sent
}

const findLink = (path: string, mail = sent.at(-1)) =>
  new RegExp(`${SHOP}(/api/reviews/restocks/${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''

/** Asks, and confirms by the link of the mail. */
async function wait(fields?: Parameters<typeof wish>[0]): Promise<void> {
  expect((await post(wish(fields))).status).toBe(200)
  await flush()
  expect((await api.app.request(findLink('confirm'), { method: 'POST' })).status).toBe(200)
  await flush()
}

/** Lets the regular rounds come until so many wait. */
const passUntilLeft = (count: number) =>
  expect.poll(() => api.clock.tick(MINUTE_MS).then(countWaits), { interval: 10, timeout: 20_000 }).toBe(count)

const countWaits = () => api.db.$count(restockWaits)
const listBack = () => sent.filter(({ subject }) => /^(?:Back in stock|Wieder da)/.test(subject))

describe('who waits for a variant', () => {
  test('confirms by a mail, and gets one mail when it is back', async () => {
    expect((await post(wish())).status).toBe(200)
    const [confirm] = await flush()
    expect(confirm).toMatchObject({
      to: 'ann@example.com',
      subject: 'Shall we tell you when Soap & Co is back?',
    })
    expect(confirm).not.toHaveProperty('unsubscribeUrl')
    expect(confirm?.html).toContain(`${SHOP}/soap.jpg`)
    const link = findLink('confirm')
    expect(link).not.toMatch(/ann|example/)
    // A scanner of mails follows the link, which changes nothing.
    const page = await api.app.request(link, { headers: { 'accept-language': 'de' } })
    expect(await page.text()).toContain('Ja, benachrichtigen')
    levels.large = 3
    await tellChange()
    expect(await flush()).toHaveLength(1)
    levels.large = 0

    const done = await api.app.request(link, { method: 'POST' })
    expect(await done.text()).toContain('We will email you when it is back')
    await tellChange()
    expect(await flush()).toHaveLength(1)
    levels.large = 3
    for (let times = 0; times < 2; times += 1) await tellChange()
    await flush()
    const [back, ...others] = listBack()
    expect(others).toEqual([])
    expect(back).toMatchObject({ to: 'ann@example.com', subject: 'Back in stock: Soap & Co' })
    expect(back?.text).toContain(`See it in the shop\n${SHOP}/products/soap?variant=large`)
    expect(back?.text).toContain('Soap & Co (large)')
    // The address is not kept any longer than it is of use.
    expect(await countWaits()).toBe(0)
    levels.large = 0
    await tellChange()
    levels.large = 3
    await tellChange()
    await flush()
    expect(listBack()).toHaveLength(1)
    expect((await api.app.request(link, { method: 'POST' })).status).toBe(400)
  })

  test('is not told of another variant; who waits for any is', async () => {
    await wait()
    await wait({ email: 'ben@example.com', variantId: undefined, locale: 'de' })
    levels.small = 1
    await tellChange()
    await flush()
    expect(listBack().map(({ to, subject }) => [to, subject])).toEqual([
      ['ben@example.com', 'Wieder da: Seife & Co'],
    ])
    expect(listBack()[0]?.text).toMatch(/\/products\/soap\n/)
    expect(await countWaits()).toBe(1)
  })

  test('is told at once where it is back by the time they confirm', async () => {
    await post(wish())
    await flush()
    levels.large = 1
    await api.app.request(findLink('confirm'), { method: 'POST' })
    await flush()
    expect(listBack()).toHaveLength(1)
  })

  test('is told by the regular round where no notice arrives, and after the store has been away', async () => {
    await wait()
    levels.large = 1
    isStoreAway = true
    await tellChange()
    await api.pass(20_000)
    expect(listBack()).toEqual([])
    isStoreAway = false
    await passUntilLeft(0)
    await flush()
    expect(listBack()).toHaveLength(1)
  })
})

test('the answer does not tell who waits already, and a mail to confirm comes once an hour', async () => {
  await wait()
  expect(await readJson(await post(wish({ email: ' ANN@example.com' })))).toEqual({})
  expect(await readJson(await post(wish({ email: 'ben@example.com' })))).toEqual({})
  expect(await readJson(await post(wish({ email: 'ben@example.com' })))).toEqual({})
  expect((await flush()).map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  const first = findLink('confirm')
  await api.pass(HOUR_MS + 1000)
  await post(wish({ email: 'ben@example.com', locale: 'de' }))
  await flush()
  expect(sent.at(-1)?.subject).toMatch(/^Sollen wir Ihnen schreiben/)
  expect((await api.app.request(first, { method: 'POST' })).status).toBe(200)
})

test('one address is mailed no more than its limit allows', async () => {
  const statuses: number[] = []
  for (const variantId of ['large', 'small', undefined, 'large'])
    statuses.push((await post(wish({ variantId }))).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await post(wish({ email: 'ben@example.com' }))).status).toBe(200)
})

test('an address that is not confirmed is forgotten after two days, and any after a year', async () => {
  await post(wish())
  await flush()
  const link = findLink('confirm')
  await wait({ email: 'ben@example.com' })
  await api.pass(2 * DAY_MS - HOUR_MS)
  expect(await countWaits()).toBe(2)
  await api.pass(HOUR_MS)
  await passUntilLeft(1)
  expect((await api.app.request(link, { method: 'POST' })).status).toBe(400)
  await api.pass(364 * DAY_MS)
  await passUntilLeft(0)
})

describe('the link that ends the mails', () => {
  const stop = (link: string, body?: URLSearchParams) =>
    api.app.request(link, { method: 'POST', ...(body && { body }) })

  test('asks first; its buttons end the mails about the product, or all', async () => {
    await wait()
    await wait({ email: 'ben@example.com' })
    const link = findLink('unsubscribe')
    const page = await (await api.app.request(link, { headers: { 'accept-language': 'fr' } })).text()
    expect(page).toContain('Arrêter pour ce produit')
    expect(await countWaits()).toBe(2)
    const one = await stop(link, new URLSearchParams({ one: '' }))
    expect(await one.text()).toContain('We will not write about this product')
    expect((await api.db.select().from(restockWaits)).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  test.each(['one=', 'List-Unsubscribe=One-Click'])(
    'takes unsent mails back, also by the header of a mail: %s',
    async (fields) => {
      await wait()
      await wait({ email: 'ben@example.com' })
      deliver = away
      levels.large = 1
      await tellChange()
      await expect.poll(() => api.clock.tick(1000).then(countWaits)).toBe(0)
      const [mail] = (await api.db.select().from(reviewMails)).filter(
        ({ subject, recipient }) => /^Back in stock/.test(subject) && recipient === 'ann@example.com',
      )
      const { origin, pathname, search } = new URL(mail?.unsubscribeUrl ?? '')
      expect(origin).toBe(SHOP)
      expect((await stop(pathname + search, new URLSearchParams(fields))).status).toBe(200)
      deliver = take
      await api.pass(DAY_MS)
      expect(listBack().map(({ to }) => to)).toEqual(['ben@example.com'])
    },
  )

  test.each(['', '?token=', '?token=a.b.c'])(
    'one that we did not make does nothing: "%s"',
    async (search) => {
      await wait()
      for (const path of ['confirm', 'unsubscribe'])
        expect((await stop(`/api/reviews/restocks/${path}${search}`)).status).toBe(400)
      expect(await countWaits()).toBe(1)
    },
  )

  test('is no link to confirm, and works with an older secret', async () => {
    await post(wish())
    await flush()
    const [confirm, end] = [findLink('confirm'), findLink('unsubscribe')]
    expect((await stop(end.replace('unsubscribe', 'confirm'))).status).toBe(400)
    expect((await stop(confirm.replace('confirm', 'unsubscribe'))).status).toBe(400)
    const later = await startApi({
      db: api.db,
      restocks,
      secrets: ['a-secret-of-tomorrow', 'a-secret-for-tests-only'],
    })
    expect((await later.app.request(end, { method: 'POST' })).status).toBe(200)
    expect(await countWaits()).toBe(0)
    await later.stop()
  })
})

describe('the calls of the shop', () => {
  test('are signed, and count once', async () => {
    const signed = sign(JSON.stringify(wish()))
    expect((await post(wish(), {})).status).toBe(401)
    expect((await post(wish(), signed)).status).toBe(200)
    expect((await post(wish(), signed)).status).toBe(401)
    expect((await api.app.request(CALLS)).status).toBe(405)
  })

  test.each([
    [wish({ productId: 'none' }), 404],
    [wish({ variantId: 'huge' }), 404],
    [wish({ variantId: 'small' }), 409],
    [wish({ variantId: undefined }), 409],
    [wish({ email: 'nobody' }), 400],
    [{ kind: 'asked', productId: PRODUCT }, 400],
    [{ kind: 'changed', productId: '../x' }, 400],
  ])('are refused where nobody can wait: %o', async (call, status) => {
    levels.small = 1
    expect((await post(call)).status).toBe(status)
    expect(await countWaits()).toBe(0)
  })

  test('are not answered while the store is away', async () => {
    isStoreAway = true
    expect((await post(wish())).status).toBe(503)
  })

  test('about a product that nobody waits for cost the store no call', async () => {
    await tellChange()
    await flush()
    expect(asked).toBe(0)
  })
})

test('a thousand addresses get one mail each, also where two processes work and some notices come twice', async () => {
  await api.join({ restocks: mails, deliver: (mail) => deliver(mail) })
  const toWait = (index: number) => ({
    id: `w${index}`,
    productId: PRODUCT,
    variantId: 'large',
    email: `shopper-${index}@example.com`,
    addressId: `a${index}`,
    locale: index % 2 === 0 ? 'en' : 'de',
    dateAsked: new Date(api.clock.now()),
    dateConfirmed: new Date(api.clock.now()),
  })
  await api.db.insert(restockWaits).values(Array.from({ length: 1000 }, (_, index) => toWait(index)))
  levels.large = 1
  await Promise.all([tellChange(), tellChange()])
  const startedAt = performance.now()
  await expect
    .poll(() => api.pass(1000).then(() => sent.length), { timeout: 60_000, interval: 1 })
    .toBeGreaterThanOrEqual(1000)
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  await tellChange()
  await api.pass(6 * MINUTE_MS)
  expect(sent).toHaveLength(1000)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(1000)
  expect(new Set(sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(1000)
}, 120_000)

test('where nobody can wait there are no such addresses, and the secret must be long', async () => {
  const off = await startApi()
  for (const path of [CALLS, `${CALLS}/confirm`, `${CALLS}/unsubscribe`])
    expect((await off.app.request(path, { method: 'POST' })).status).toBe(404)
  await off.stop()
  await expect(startApi({ restocks: { ...restocks, callSecrets: ['short'] } })).rejects.toThrow('at least 16')
})
