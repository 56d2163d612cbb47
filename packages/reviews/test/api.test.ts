import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { toRuns } from '@sorrel/service/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ReviewsApiOptions, reviews } from '../src/server.ts'
import { helpfulVotes, reviewAudit, reviewReports } from '../src/server/data/schema.ts'
import { createPicture } from './hostile-pictures.ts'
import { getId, PRODUCT, readJson, startApi, type TestApi, toFormData } from './start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function read(path: string, init?: RequestInit) {
  const response = await api.call(path, init)
  return { status: response.status, body: await readJson(response) }
}

describe('a new review', () => {
  test('waits for approval, is then shown, and its author gets a mail', async () => {
    const created = await api.create({ title: '  Lovely\0 soap 🌿 ' })
    expect(created.status).toBe(201)
    expect(created.headers.get('cache-control')).toBe('private, no-store')
    const answer: unknown = await created.json()
    expect(answer).toEqual({ id: expect.any(String), status: 'pending' })
    const path = `/api/reviews/by-product-id/${PRODUCT}`
    expect((await read(path)).body).toEqual({ reviews: [], total: 0, page: 1, pageCount: 1 })
    expect(api.changed).toEqual([])

    const id = getId(answer)
    expect((await api.moderate(`/reviews/${id}/approve`, {})).status).toBe(200)
    expect(api.changed).toEqual([PRODUCT])
    const { body } = await read(path)
    expect(body.reviews).toEqual([
      {
        id,
        status: 'approved',
        rating: 5,
        title: 'Lovely soap 🌿',
        review_body: 'Smells of honey.',
        user_name: 'ann L.',
        locale: 'en',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        helpful_count: 0,
        is_verified_purchase: true,
        images: [],
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/account-ann|ann-1|example\.com/)
    expect((await read(`/api/reviews/by-product/${PRODUCT}/stats`)).body).toEqual({
      averageRating: 5,
      totalReviews: 1,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    })
    const { body: rated } = await read(`/api/reviews/ratings?products=${PRODUCT},other,${PRODUCT}`)
    expect(rated).toEqual({ ratings: { [PRODUCT]: { averageRating: 5, totalReviews: 1 } } })
  })

  test('is written once per order, even when twenty requests arrive at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => api.create({ orderId: 'dora-1' }, [], 'dora')),
    )
    const statuses = sent.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const rows = await api.db.select().from(reviews).where(eq(reviews.orderId, 'dora-1'))
    expect(rows).toHaveLength(1)
  })

  test('is neither shown nor counted when it is rejected after its approval', async () => {
    const id = await api.createApproved({ orderId: 'ben-1', rating: '1' }, [], 'ben')
    const stats = `/api/reviews/by-product/${PRODUCT}/stats`
    expect((await read(stats)).body.ratingDistribution[1]).toBe(1)
    expect((await api.moderate(`/reviews/${id}/reject`, { reason: 'Not about the product' })).status).toBe(
      200,
    )
    expect((await read(stats)).body.ratingDistribution[1]).toBe(0)
    expect((await api.moderate(`/reviews/${id}/reject`, { reason: 'again' })).status).toBe(409)
    const actions = await api.db
      .select({ action: reviewAudit.action, detail: reviewAudit.detail })
      .from(reviewAudit)
      .where(eq(reviewAudit.reviewId, id))
      .orderBy(asc(reviewAudit.position))
    expect(actions).toEqual([
      { action: 'submitted', detail: null },
      { action: 'approved', detail: null },
      { action: 'rejected', detail: 'Not about the product' },
    ])
  })
})

describe('uploads', () => {
  const BOUNDARY = 'boundary'
  const PICTURE = 'content-disposition: form-data; name="images"; filename="photo.jpg"'
  const toPart = (head: string, value: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}`
  /** A form up to the first bytes of a picture; without an order up to the first letters of its title. */
  const toBeginning = (orderId?: string) =>
    orderId === undefined
      ? toPart('content-disposition: form-data; name="title"', 'Lov')
      : [
          toPart('content-disposition: form-data; name="productId"', PRODUCT),
          toPart('content-disposition: form-data; name="orderId"', orderId),
          toPart(PICTURE, 'ÿØ'),
        ].join('\r\n')

  interface Slow {
    readonly as: string
    readonly orderId?: string
    readonly address?: string
  }

  /** A submission whose body begins and then waits; `end` lets it end. */
  function startUpload(target: TestApi, { as, orderId, address = as }: Slow) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(toBeginning(orderId)))
        await ended
        controller.close()
      },
    })
    const headers = {
      cookie: `session=${as}`,
      'x-client-address': address,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    }
    // `half`: the answer may come before the body has ended.
    const init = { method: 'POST', body, headers, duplex: 'half' }
    return { answer: target.call('/api/reviews/create', init), end }
  }

  const isEligible: ReviewsApiOptions['getSession'] = async (request) => {
    const [, as = ''] = /session=(\w+)/.exec(request.headers.get('cookie') ?? '') ?? []
    const order = { id: `${as}-1`, date: '2026-11-01T10:00:00.000Z', product: { name: 'Soap', slug: 'soap' } }
    const who = { accountId: as, displayName: as, email: `${as}@example.com` }
    return { ...who, kind: 'customer', findOrders: async () => (as.startsWith('buyer') ? [order] : []) }
  }

  let folder: string
  let busy: TestApi
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    busy = await startApi({ uploadFolder: folder, getSession: isEligible })
  })
  afterEach(async () => {
    await busy.stop()
    await rm(folder, { recursive: true })
  })

  const countUploads = async () => (await readdir(folder)).length
  const end = async (slow: readonly ReturnType<typeof startUpload>[]) => {
    for (const upload of slow) upload.end()
    return (await Promise.all(slow.map(({ answer }) => answer))).map(({ status }) => status)
  }

  test('a slow upload keeps nobody waiting but its own account, and no text', async () => {
    const slow = ['buyer1', 'buyer2', 'buyer3'].map((as) => startUpload(busy, { as, orderId: `${as}-1` }))
    await expect.poll(countUploads).toBe(3)
    const picture = await createPicture(64, 64).jpeg().toBuffer()
    expect((await busy.create({ orderId: 'buyer1-1' }, [picture], 'buyer1')).status).toBe(503)
    expect((await busy.create({ orderId: 'buyer1-1' }, [], 'buyer1')).status, 'text alone').toBe(201)
    expect((await busy.create({ orderId: 'buyer4-1' }, [picture], 'buyer4')).status).toBe(201)
    expect(await end(slow)).toEqual([400, 400, 400])
    expect((await busy.create({ orderId: 'buyer2-1' }, [picture], 'buyer2')).status).toBe(201)
  })

  test('forms without a picture, or without an order of the account, take no place from others', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => startUpload(busy, { as: `buyer${index}` }))
    const strangers = Array.from({ length: 40 }, (_, index) =>
      startUpload(busy, { as: `stranger${index}`, orderId: 'buyer1-1' }),
    )
    const refused = await Promise.all(strangers.map(({ answer }) => answer))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
    expect(await countUploads()).toBe(0)
    const picture = await createPicture(64, 64).jpeg().toBuffer()
    expect((await busy.create({ orderId: 'buyer41-1' }, [picture], 'buyer41')).status).toBe(201)
    expect(new Set(await end(texts))).toEqual(new Set([400]))
  })

  test('an address has four uploads at a time, and leaves the places of others alone', async () => {
    const orderOf = (as: string) => ({ as, orderId: `${as}-1` })
    const slow = ['buyer1', 'buyer2', 'buyer3', 'buyer4'].map((as, index) =>
      startUpload(busy, { ...orderOf(as), address: `2001:db8::${index}` }),
    )
    await expect.poll(countUploads).toBe(4)
    const fifth = startUpload(busy, { ...orderOf('buyer5'), address: '2001:db8::5' })
    expect((await fifth.answer).status).toBe(503)
    const other = startUpload(busy, { ...orderOf('buyer6'), address: '2001:db8:0:1::' })
    await expect.poll(countUploads).toBe(5)
    await end([...slow, fifth, other])
    expect(await countUploads()).toBe(0)
  })

  test('one that has not come whole in time is ended, and leaves no file', async () => {
    const hasty = await startApi({ uploadTimeoutMs: 50, uploadFolder: folder })
    const slow = startUpload(hasty, { as: 'ann', orderId: 'ann-1' })
    const refused = await slow.answer
    expect([refused.status, (await readJson(refused)).error.code]).toEqual([408, 'timeout'])
    expect(await readdir(folder)).toEqual([])
    slow.end()
    await hasty.stop()
  })

  test('a picture before its order is refused, since nobody can say whether it may come', async () => {
    const form = new FormData()
    form.append('images', new File(['ÿØ'], 'photo.jpg'))
    for (const [name, value] of toFormData({ orderId: 'buyer1-1' })) form.append(name, value)
    const encoded = new Response(form)
    const headers = { cookie: 'session=buyer1', 'content-type': encoded.headers.get('content-type') ?? '' }
    const body = await encoded.arrayBuffer()
    const refused = await busy.call('/api/reviews/create', { method: 'POST', headers, body })
    expect([refused.status, (await readJson(refused)).error.fields]).toEqual([
      400,
      expect.objectContaining({ orderId: expect.any(String) }),
    ])
  })

  test.each([
    ['a form that is wrong', { title: '' }, 400],
    ['a form for an order of somebody else', { orderId: 'ann-1' }, 403],
    ['a stored review', { orderId: 'ben-1' }, 201],
  ])('%s counts against the limit of the account and of the address', async (_what, fields, status) => {
    const limited = await startApi({ limits: { create: { calls: 1, seconds: 60 } } })
    expect((await limited.create({ orderId: 'ben-1', ...fields }, [], 'ben')).status).toBe(status)
    expect((await limited.create({ orderId: 'ben-2' }, [], 'ben')).status).toBe(429)
    expect((await limited.create({ orderId: 'eve-1' }, [], 'eve')).status, 'from the same address').toBe(429)
    await limited.stop()
  })
})

describe('who may write', () => {
  test.each([
    ['a visitor', 'nobody', 401],
    ['a customer while the commerce service is down', 'down', 503],
    ['a customer whose orders cannot be read', 'noorders', 503],
    ['a customer who bought nothing', 'cleo', 403],
    ['a customer with the order of somebody else', 'ben', 403],
  ])('%s: %s is answered %i', async (_who, as, status) => {
    expect((await api.create({}, [], as)).status).toBe(status)
  })

  test('an order that has its review gets no second one', async () => {
    expect((await api.create()).status).toBe(409)
  })

  test.each([
    ['nobody', 200, { loggedIn: false, hasPurchased: false, canReview: false, eligible_orders: [] }],
    ['cleo', 200, { loggedIn: true, hasPurchased: false, canReview: false, eligible_orders: [] }],
    ['ann', 200, { loggedIn: true, hasPurchased: true, canReview: false, eligible_orders: [] }],
    [
      'ben',
      200,
      {
        loggedIn: true,
        hasPurchased: true,
        canReview: true,
        eligible_orders: [{ id: 'ben-2', date: '2026-11-01T10:00:00.000Z' }],
      },
    ],
  ])('eligibility of %s', async (as, status, body) => {
    const answer = await read(`/api/reviews/eligibility/${PRODUCT}`, { headers: { cookie: `session=${as}` } })
    const { own_reviews: own, ...specified } = answer.body
    expect({ ...answer, body: specified }).toEqual({ status, body })
    expect(own === undefined).toBe(body.loggedIn !== true)
  })

  test('a commerce service that is down is never "not logged in"', async () => {
    for (const as of ['down', 'noorders']) {
      const answer = await read(`/api/reviews/eligibility/${PRODUCT}`, {
        headers: { cookie: `session=${as}` },
      })
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    }
  })

  test.each([undefined, 'null', 'https://evil.example', 'https://shop.example.evil.example'])(
    'a call from the origin %s changes nothing',
    async (origin) => {
      const headers = { ...(origin === undefined ? {} : { origin }), cookie: 'session=ben' }
      const response = await api.app.request('/api/reviews/create', {
        method: 'POST',
        headers,
        body: toFormData({ orderId: 'ben-2' }),
      })
      expect(response.status).toBe(403)
    },
  )
})

describe('what is refused', () => {
  test.each([
    [{ rating: '6' }, { rating: 'reviews.validation.rating_required' }],
    [{ rating: '4.5' }, { rating: 'reviews.validation.rating_required' }],
    [{ title: ' ' }, { title: 'reviews.validation.title_required' }],
    [{ title: '🌿'.repeat(256) }, { title: 'reviews.validation.title_too_long' }],
    [{ body: '' }, { body: 'reviews.validation.body_required' }],
    [{ body: 'x'.repeat(2001) }, { body: 'reviews.validation.body_too_long' }],
    [{ orderId: '' }, { orderId: 'reviews.validation.order_required' }],
    [{ productId: '../x' }, { productId: 'invalid' }],
    [{ body: 'x'.repeat(17_000) }, { body: 'invalid' }],
  ])('%# of the fields', async (fields, issues) => {
    const response = await api.create({ orderId: 'ben-2', ...fields }, [], 'ben')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: issues } })
  })

  test.each([
    ['GET', '/api/reviews/by-product-id/p1?sort=price', 400],
    ['GET', '/api/reviews/by-product-id/p1?page=0', 400],
    ['GET', '/api/reviews/by-product-id/p1?unknown=1', 400],
    ['GET', '/api/reviews/by-product-id/p1?rating=1&rating=2', 400],
    ['GET', `/api/reviews/by-product-id/${'p'.repeat(65)}`, 400],
    ['GET', '/api/reviews/ratings', 400],
    ['GET', '/api/reviews/nothing', 404],
    ['GET', '/api/reviews/images/00112233445566778899aabbccddeeff/320', 404],
    ['GET', '/api/reviews/images/..%2f..%2fetc/320', 404],
    ['DELETE', '/api/reviews/by-product-id/p1', 405],
    ['POST', '/api/reviews/r1/helpful', 405],
    ['PUT', '/api/reviews/nobody/helpful', 404],
    ['POST', '/api/reviews/create', 401],
  ])('%s %s is %i', async (method, path, status) => {
    const answer = await read(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
  })

  test('a body whose announced or actual length is too large', async () => {
    const long = JSON.stringify({ reason: 'x'.repeat(20_000) })
    expect((await api.call('/api/reviews/r1/report', { method: 'POST', body: long })).status).toBe(413)
    const counted = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(8192))),
    })
    const endless: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: counted,
      duplex: 'half',
    }
    expect((await api.call('/api/reviews/r1/report', endless)).status).toBe(413)
  })

  test('another kind of body', async () => {
    const asText = { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: '{"helpful":true}' }
    expect((await api.call('/api/reviews/r1/helpful', asText)).status).toBe(415)
    const asJson = { method: 'POST', headers: { cookie: 'session=ben' }, body: '{}' }
    expect((await api.call('/api/reviews/create', asJson)).status).toBe(415)
    expect((await api.call('/api/reviews/r1/helpful', { method: 'PUT', body: '{' })).status).toBe(400)
    expect((await api.call('/api/reviews/r1/helpful', { method: 'PUT', body: '{"count":9}' })).status).toBe(
      400,
    )
  })
})

describe('values that a caller cannot set', () => {
  const ATTEMPTS = {
    status: 'approved',
    is_verified_purchase: 'false',
    isVerified: 'false',
    helpful_count: '99',
    helpfulCount: '99',
    accountId: 'account-ann',
    user_name: 'The shop',
    created_at: '2020-01-01T00:00:00.000Z',
    id: 'chosen',
    'constructor.prototype.status': 'approved',
  }
  const findRows = () => api.db.select().from(reviews).where(eq(reviews.orderId, 'eve-1'))

  test.each(Object.entries(ATTEMPTS))(
    'an attempt to set %s is refused and writes nothing',
    async (name, value) => {
      const response = await api.create({ orderId: 'eve-1', [name]: value }, [], 'eve')
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { fields: { [name]: 'unknown_field' } } })
      expect(await findRows()).toEqual([])
    },
  )

  test('attempts in the query and in another kind of body write nothing either', async () => {
    const headers = { cookie: 'session=eve' }
    const query = await api.call('/api/reviews/create?status=approved', {
      method: 'POST',
      headers: { ...headers, origin: 'https://shop.example' },
      body: toFormData({ orderId: 'eve-1' }),
    })
    const body = JSON.stringify({ productId: PRODUCT, orderId: 'eve-1', rating: 5, ...ATTEMPTS })
    const json = await api.call('/api/reviews/create', { method: 'POST', headers, body })
    expect([query.status, json.status]).toEqual([400, 415])
    expect(await findRows()).toEqual([])
  })

  test('a review starts pending, verified by its order, without votes, under the name of its account', async () => {
    expect((await api.create({ orderId: 'eve-1' }, [], 'eve')).status).toBe(201)
    expect(await findRows()).toMatchObject([
      {
        status: 'pending',
        isVerified: true,
        helpfulCount: 0,
        accountId: 'account-eve',
        userName: 'eve L.',
        dateDecided: null,
      },
    ])
  })

  test('a vote cannot set the count and a report cannot set the state', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const findRow = () => api.db.select().from(reviews).where(eq(reviews.id, id))
    const before = await findRow()
    const send = (path: string, method: string, body: object) =>
      api.call(`/api/reviews/${id}/${path}`, { method, body: JSON.stringify(body) })
    const vote = await send('helpful', 'PUT', { helpful: true, helpful_count: 99 })
    const report = await send('report', 'POST', { reason: 'Spam', status: 'rejected' })
    expect([vote.status, report.status]).toEqual([400, 400])
    expect(await findRow()).toEqual(before)
    expect(before).toHaveLength(1)
  })
})

describe('votes and reports', () => {
  interface Voice {
    readonly helpful?: boolean
    readonly cookie?: string | undefined
    readonly address?: string
    readonly browser?: string
  }

  async function vote(id: string, init: Voice = {}) {
    const { helpful = true, cookie, address = '10.0.0.1', browser = 'Browser' } = init
    const headers = {
      'x-client-address': address,
      'user-agent': browser,
      ...(cookie === undefined ? {} : { cookie }),
    }
    const response = await api.call(`/api/reviews/${id}/helpful`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ helpful }),
    })
    const body = await readJson(response)
    return { count: body.helpful_count, cookie: response.headers.get('set-cookie')?.split(';')[0] }
  }

  test('many votes of one visitor at once change the count by one; taking them back undoes that', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const first = await vote(id)
    expect(first.count).toBe(1)
    const counts = await Promise.all(
      Array.from({ length: toRuns(1000) }, () => vote(id, { cookie: first.cookie ?? '' })),
    )
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]))
    expect((await vote(id)).count, 'without the cookie, from the same address').toBe(1)
    expect((await vote(id, { address: '10.0.0.2' })).count).toBe(2)
    expect((await vote(id, { helpful: false })).count, 'taken back without the cookie').toBe(2)
    expect((await vote(id, { cookie: first.cookie ?? '', helpful: false })).count).toBe(1)
    expect((await vote(id, { cookie: first.cookie ?? '', helpful: false })).count).toBe(1)
    expect(await api.db.select().from(helpfulVotes)).toHaveLength(1)
  })

  test('seventy names of browsers are one voter, and seventy addresses of one IPv6 network too', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const before = (await vote(id, { address: '10.0.0.20' })).count
    for (let index = 0; index < 70; index += 1)
      expect((await vote(id, { address: '10.0.0.20', browser: `ua-${index}` })).count).toBe(before)
    const network = (await vote(id, { address: '2001:db8:1:2::1' })).count
    expect(network).toBe(before + 1)
    for (let index = 2; index < 72; index += 1)
      expect((await vote(id, { address: `2001:db8:1:2::${index}` })).count).toBe(network)
  })

  test('cookies that one address collects add three votes a day at most', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const address = '10.0.0.30'
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async () => (await vote(id, { address })).cookie),
    )
    expect(new Set(cookies).size).toBe(20)
    const before = (await vote(id, { address })).count
    const counts = await Promise.all(
      cookies.map(async (cookie) => (await vote(id, { address, cookie })).count),
    )
    expect(Math.max(...counts)).toBe(before + 2)
  })

  test('of two browsers behind one address the second does not take back the vote of the first', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const address = '10.0.0.40'
    const first = await vote(id, { address })
    const second = await vote(id, { address })
    expect(second.count).toBe(first.count)
    expect((await vote(id, { address, cookie: second.cookie, helpful: false })).count).toBe(first.count)
    expect((await vote(id, { address, cookie: first.cookie, helpful: false })).count).toBe(first.count - 1)
  })

  test('the cookie is signed and HttpOnly, and a forged cookie does not give another visitor', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const response = await api.call(`/api/reviews/${id}/helpful`, { method: 'PUT' })
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-reviews_visitor=(?:[\w-]+\.){2}[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const before = (await vote(id, { address: '10.0.0.9' })).count
    expect((await vote(id, { address: '10.0.0.9', cookie: '__Host-reviews_visitor=abc.def' })).count).toBe(
      before,
    )
  })

  test('a report waits for the operator, once per visitor, until a decision', async () => {
    const [{ id = '' } = {}] = (await read(`/api/reviews/by-product-id/${PRODUCT}`)).body.reviews
    const report = (address: string) =>
      api.call(`/api/reviews/${id}/report`, {
        method: 'POST',
        headers: { 'x-client-address': address },
        body: JSON.stringify({ reason: 'Spam' }),
      })
    expect((await report('10.0.0.1')).status).toBe(200)
    expect((await report('10.0.0.1')).status).toBe(200)
    expect(await api.db.select().from(reviewReports)).toHaveLength(1)
    const queue = await readJson(await api.moderate('/reviews?queue=reported'))
    expect(queue).toMatchObject({ total: 1, reviews: [{ id, reports: [{ reason: 'Spam' }] }] })
    expect((await api.moderate(`/reviews/${id}/dismiss-reports`, {})).status).toBe(200)
    expect(await (await api.moderate('/reviews?queue=reported')).json()).toMatchObject({ total: 0 })
  })
})

test('the description names every endpoint, its statuses and its form data', async () => {
  const { body } = await read('/api/reviews/openapi.json')
  const create = body.paths['/api/reviews/create'].post
  expect(create.requestBody.content['multipart/form-data'].schema).toMatchObject({
    required: expect.arrayContaining(['productId', 'orderId', 'title', 'body']),
    properties: { images: { type: 'array', maxItems: 5 } },
    additionalProperties: false,
  })
  expect(Object.keys(create.responses)).toEqual('201 400 401 403 408 409 413 415 429 503'.split(' '))
  expect(body.paths['/api/reviews/by-product-id/{productId}'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'sort', in: 'query', required: false }),
  )
})

test.each([
  ['/healthz', 'kept-by-all', 'kept-by-all'],
  ['/moderation', 'kept-by-all', 'kept-by-all'],
  ['/api/reviews/nothing', 'kept-by-all', 'kept-by-all'],
  ['/api/reviews/nothing', 'no good; id', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['/api/reviews/nothing', 'a'.repeat(65), expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('%s asked as %s names its request', async (path, given, expected) => {
  const answer = await api.app.request(path, { headers: { 'x-request-id': given } })
  expect(answer.headers.get('x-request-id')).toEqual(expected)
})

test('the health and readiness checks answer 200', async () => {
  expect((await read('/healthz')).status).toBe(200)
  expect((await read('/readyz')).body).toEqual({ status: 'ready' })
})
