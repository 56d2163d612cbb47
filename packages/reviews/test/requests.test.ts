import { createHmac } from 'node:crypto'
import type { ReviewRequestCall } from '@sorrel/contracts/http'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reviewMails, reviewRequests } from '../src/server/data/schema.ts'
import { type Deliver, type MailToSend, startReviewJobs } from '../src/server.ts'
import { openDatabase } from './open-database.ts'
import {
  PRODUCT,
  readJson,
  SHOP,
  startApi,
  startApiWithJobs,
  type TestApi,
  type TestJobs,
} from './start-api.ts'

const SECRET = 'a-secret-for-tests-only'
const CALLS = '/api/reviews/requests'
const CALL_SECRET = 'the-parts-of-a-shop-share-it'
const DAY_MS = 86_400_000
const ORDERED = new Date('2026-11-01T09:00:00Z')

const sign = createWebhookSigner([CALL_SECRET])

const ASKING = {
  days: 14,
  secrets: [SECRET] as const,
  shopUrl: SHOP,
  toProductUrl: ({ slug }: { readonly slug: string }) => `${SHOP}/products/${slug}`,
}
const away: Deliver = () => Promise.reject(new Error('no mail server'))

let api: TestJobs
/** Mails wait, where a test does not say otherwise. */
let send: Deliver
beforeEach(async () => {
  send = away
  api = await startApiWithJobs(
    { requests: ASKING, deliver: (mail) => send(mail) },
    { startAt: ORDERED, requests: { callSecrets: [CALL_SECRET], shopUrl: SHOP } },
  )
})
afterEach(() => api.stop())

const SOAP = { id: PRODUCT, name: 'Soap & Co', slug: 'soap' }
const BRUSH = { id: 'p2', name: 'Brush', slug: 'brush' }

const wish = (orderId = 'ann-1', fields: Partial<NonNullable<ReviewRequestCall['mail']>> = {}) => ({
  kind: 'asked' as const,
  orderId,
  mail: { email: 'ann@example.com', locale: 'en', products: [SOAP, BRUSH], ...fields },
})

async function post(
  call: unknown,
  headers?: Readonly<Record<string, string>>,
  to: TestApi = api,
): Promise<Response> {
  const body = JSON.stringify(call)
  const signed = { 'content-type': 'application/json', ...(headers ?? sign(body)) }
  return to.app.request(CALLS, { method: 'POST', headers: signed, body })
}

async function tell(call: ReviewRequestCall): Promise<boolean> {
  const answer = await post(call)
  expect(answer.status).toBe(200)
  return (await readJson(answer)).wanted
}

const deliver = (orderId = 'ann-1') => tell({ kind: 'delivered', orderId })

const passUntil = (daysLater: number) => api.pass(ORDERED.getTime() + daysLater * DAY_MS - api.clock.now())

/** The mails that have been written so many days after the order. */
async function write(daysLater: number): Promise<readonly (typeof reviewMails.$inferSelect)[]> {
  await passUntil(daysLater)
  return api.db.select().from(reviewMails).orderBy(reviewMails.position)
}

const countStored = async ({ db }: Pick<TestApi, 'db'> = api) =>
  (await db.select().from(reviewRequests)).length

describe('a customer who asked for it', () => {
  test('gets a mail 14 days after the delivery, and not before', async () => {
    expect(await tell(wish())).toBe(true)
    expect(await write(30)).toEqual([])
    await deliver()
    expect(await write(30 + 13.99)).toEqual([])
    const [mail] = await write(30 + 14)
    expect(mail).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'How do you like what you ordered?',
      dateSent: null,
    })
    expect(mail?.text).toContain(`Review Soap & Co\n${SHOP}/products/soap#write-review`)
    expect(mail?.text).toContain(`Review Brush\n${SHOP}/products/brush#write-review`)
    expect(mail?.html).toContain('Review Soap &amp; Co')
    expect(mail?.text).not.toContain('ann-1')
  })

  test('gets one mail for an order, however often the delivery is announced', async () => {
    await tell(wish())
    for (let times = 0; times < 2; times += 1) await deliver()
    expect(await write(14)).toHaveLength(1)
    // The address and the order are not kept any longer than they are of use.
    expect(await countStored()).toBe(0)
    expect(await deliver()).toBe(false)
    expect(await write(40)).toHaveLength(1)
  })

  test('has the days counted from the first announcement', async () => {
    await tell(wish())
    await deliver()
    await passUntil(10)
    await deliver()
    await tell(wish('ann-1', { locale: 'de' }))
    const [mail] = await write(14)
    expect(mail?.subject).toBe('Wie gefällt Ihnen Ihre Bestellung?')
  })

  test('may take the wish back until then', async () => {
    await tell(wish())
    expect(await tell({ kind: 'read', orderId: 'ann-1' })).toBe(true)
    await deliver()
    expect(await tell({ kind: 'unasked', orderId: 'ann-1' })).toBe(false)
    const jobs = await api.db.execute(sql`select to_json(job)::text as text from review_jobs.job`)
    expect(JSON.stringify(jobs)).toContain('requests')
    expect(JSON.stringify(jobs)).not.toContain('ann')
    expect(await write(14)).toEqual([])
    expect(await tell({ kind: 'read', orderId: 'ann-1' })).toBe(false)
  })

  test('gets no mail for an order that was canceled, before or after it was sent', async () => {
    await tell(wish('ann-1'))
    await tell(wish('ben-1', { email: 'ben@example.com' }))
    await deliver('ann-1')
    for (const orderId of ['ann-1', 'ben-1']) await tell({ kind: 'canceled', orderId })
    await deliver('ben-1')
    expect(await write(40)).toEqual([])
  })

  test('is not asked about what they have reviewed, for this order or another', async () => {
    await api.create({ orderId: 'ben-1' }, [], 'ben')
    await tell(wish('ben-2', { email: 'Ben@Example.com' }))
    await deliver('ben-2')
    const [mail] = await write(14)
    expect(mail?.text).toContain('Review Brush')
    expect(mail?.text).not.toContain('Soap')
  })

  test('gets no mail when they have reviewed everything', async () => {
    await tell(wish('ann-1', { products: [SOAP] }))
    await deliver()
    await api.create()
    expect(await write(14)).toEqual([])
    expect(await countStored()).toBe(0)
  })

  test('is forgotten when the order has not come within a year', async () => {
    const database = await openDatabase()
    const { db, connection } = database
    const asking = await startApi({
      database,
      requests: { callSecrets: [CALL_SECRET], shopUrl: SHOP },
      now: () => ORDERED,
    })
    await post(wish(), undefined, asking)
    const night = Date.parse('2026-11-02T03:22:00Z')
    const countNights = () =>
      db.$count(sql`review_jobs.job`, sql`name = 'forgotten-requests' and state = 'completed'`)
    for (const [nights, days, stored] of [
      [1, 363, 1],
      [2, 366, 0],
    ] as const) {
      const clock = new TestClock(night + days * DAY_MS)
      const jobs = await startReviewJobs({ db, connection, clock })
      await expect
        .poll(() => clock.tick(1000).then(countNights), { interval: 1, timeout: 20_000 })
        .toBe(nights)
      expect(await countStored(asking)).toBe(stored)
      await jobs.stop()
    }
    await db.execute(sql`drop schema review_jobs cascade`)
    await asking.stop()
  })

  test.each([3, 20])(
    'is asked %i days after the delivery once the service has been started with that number',
    async (days) => {
      await tell(wish())
      await deliver()
      await api.restart({ requests: { ...ASKING, days }, deliver: away })
      expect(await write(days - 0.01)).toEqual([])
      expect(await write(days)).toHaveLength(1)
    },
  )
})

test('nobody is asked who did not wish it', async () => {
  expect(await deliver()).toBe(false)
  expect(await write(40)).toEqual([])
  expect(await countStored()).toBe(0)
})

describe('the link that ends the mails', () => {
  /** The link of a mail that has been written, and the mails as they would be sent. */
  async function getLink(email = 'ann@example.com') {
    await tell(wish('ann-1', { email }))
    await deliver()
    const mails = await write(14)
    const { pathname, search, origin } = new URL(mails.at(-1)?.unsubscribeUrl ?? '')
    expect([origin, pathname]).toEqual([SHOP, '/api/reviews/unsubscribe'])
    return pathname + search
  }

  test('asks first; its button ends every wish of the address without a log-in, and takes waiting mails back', async () => {
    const link = await getLink()
    await tell(wish('ben-1', { email: ' ANN@example.com' }))
    await tell(wish('ben-2', { email: 'ben@example.com' }))
    const page = await api.app.request(link, { headers: { 'accept-language': 'fr' } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Ne plus recevoir de demandes d’avis\u202F?')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    // Reading the page, as scanners of mails do, changes nothing.
    expect(await countStored()).toBe(2)
    expect(await api.db.select().from(reviewMails)).toHaveLength(1)
    const done = await api.app.request(link, { method: 'POST' })
    expect(await done.text()).toContain('No more of these emails')
    expect(await tell({ kind: 'read', orderId: 'ben-1' })).toBe(false)
    expect(await tell({ kind: 'read', orderId: 'ben-2' })).toBe(true)
    expect(await api.db.select().from(reviewMails)).toEqual([])
    await deliver('ben-1')
    const sent: MailToSend[] = []
    send = async (mail) => void sent.push(mail)
    expect(await write(60)).toEqual([])
    expect(sent).toEqual([])
    // It may be pressed again.
    expect((await api.app.request(link, { method: 'POST' })).status).toBe(200)
  })

  test('names no address, and a mail brings it for the header of one click', async () => {
    const link = await getLink()
    expect(link).not.toMatch(/ann|example/i)
    await api.createApproved()
    const sent: MailToSend[] = []
    send = async (mail) => void sent.push(mail)
    await api.pass(DAY_MS)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ unsubscribeUrl }) => unsubscribeUrl))).toEqual(
      new Set([`${SHOP}${link}`, undefined]),
    )
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await api.app.request(link, oneClick)).status).toBe(200)
    // What has gone out stays in the outbox.
    expect(await api.db.select().from(reviewMails)).toHaveLength(2)
  })

  test.each(['', '?token=', '?token=x', '?token=a.b', '?token=%zz'])(
    'one that we did not make ends nothing: "%s"',
    async (search) => {
      await tell(wish())
      const answer = await api.app.request(`/api/reviews/unsubscribe${search}`, { method: 'POST' })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('This link is not whole')
      expect(await countStored()).toBe(1)
    },
  )

  test('in a mail of before, when links had another form, goes on working', async () => {
    await tell(wish())
    const [stored] = await api.db.select({ id: reviewRequests.addressId }).from(reviewRequests)
    const signature = createHmac('sha256', SECRET).update(`unsubscribe ${stored?.id}`).digest('base64url')
    const link = `/api/reviews/unsubscribe?token=${stored?.id}.${signature}`
    expect((await api.app.request(link, { method: 'POST' })).status).toBe(200)
    expect(await countStored()).toBe(0)
  })

  test('goes on working when the secret is changed, and takes mails back that wait since before', async () => {
    const link = await getLink()
    const changed = await startApi({
      db: api.db,
      secrets: ['a-secret-of-tomorrow', SECRET],
      requests: { callSecrets: [CALL_SECRET], shopUrl: SHOP },
    })
    await tell(wish('ben-1'))
    expect((await changed.app.request(link, { method: 'POST' })).status).toBe(200)
    expect(await api.db.select().from(reviewMails)).toEqual([])
    expect(await countStored()).toBe(0)
    await changed.stop()
  })

  test('with another signature ends nothing', async () => {
    const link = await getLink()
    await tell(wish('ben-1'))
    const last = link.endsWith('A') ? 'B' : 'A'
    expect((await api.app.request(link.slice(0, -1) + last, { method: 'POST' })).status).toBe(400)
    expect((await api.app.request(link, { method: 'DELETE' })).status).toBe(405)
    expect(await countStored()).toBe(1)
  })
})

describe('the calls of the shop’s parts', () => {
  test('are signed: no other is listened to', async () => {
    const signed = sign(JSON.stringify(wish()))
    expect((await post(wish(), {})).status).toBe(401)
    expect((await post({ kind: 'canceled', orderId: 'ann-1' }, signed)).status).toBe(401)
    expect((await post(wish(), signed)).status).toBe(200)
    expect((await post(wish(), signed)).status).toBe(401)
  })

  test('count once over all processes that share their limits', async () => {
    const requests = { callSecrets: [CALL_SECRET] as const, shopUrl: SHOP }
    const open = () => startApi({ db: api.db, limitStore: 'database', requests, now: () => ORDERED })
    const [one, other] = await Promise.all([open(), open()])
    const body = JSON.stringify(wish())
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...sign(body) } }
    const answers = [await one.app.request(CALLS, init), await other.app.request(CALLS, init)]
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    await Promise.all([one.stop(), other.stop()])
  })

  test.each([
    [{ kind: 'asked', orderId: 'ann-1' }, 'mail'],
    [{ ...wish(), orderId: '../x' }, 'orderId'],
    [wish('ann-1', { email: 'nobody' }), 'mail.email'],
    [wish('ann-1', { products: [] }), 'mail.products'],
    [wish('ann-1', { products: [{ ...SOAP, slug: 'a/../b' }] }), 'mail.products.0.slug'],
    [{ kind: 'deleted', orderId: 'ann-1' }, 'kind'],
    [{ ...wish(), extra: 1 }, 'extra'],
  ])('are checked: %o', async (call, field) => {
    const answer = await post(call)
    expect(answer.status).toBe(400)
    expect(Object.keys((await readJson(answer)).error.fields)).toEqual([field])
    expect(await countStored()).toBe(0)
  })

  test('by another method are refused', async () => {
    expect((await api.app.request(CALLS)).status).toBe(405)
  })
})

test('where nobody is asked there are no such addresses, and the secret must be long', async () => {
  const off = await startApi()
  for (const path of [CALLS, '/api/reviews/unsubscribe'])
    expect((await off.app.request(path, { method: 'POST' })).status).toBe(404)
  await off.stop()
  await expect(startApi({ requests: { callSecrets: ['short'], shopUrl: SHOP } })).rejects.toThrow(
    'at least 16',
  )
})
