import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as model from './model.ts'

describe('ratings', () => {
  test.each([
    [{ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, 0],
    [{ 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 }, 1],
    [{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 }, 4.5],
    [{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 }, 4.7],
    [{ 1: 0, 2: 0, 3: 0, 4: 3, 5: 1 }, 4.3],
    [{ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 }, 4],
  ])('%j on average is %s', (distribution, average) => {
    expect(model.toReviewStats(distribution).averageRating).toBe(average)
  })

  test('the average lies between the lowest and the highest rating, and the shares add up', () => {
    const count = fc.nat(10_000)
    const distributions = fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count })
    fc.assert(
      fc.property(distributions, (distribution) => {
        const stats = model.toReviewStats(distribution)
        const given = model.RATINGS.filter((rating) => distribution[rating] > 0)
        fc.pre(given.length > 0)
        expect(stats.averageRating).toBeGreaterThanOrEqual(Math.min(...given))
        expect(stats.averageRating).toBeLessThanOrEqual(Math.max(...given))
        const shares = model.RATINGS.map((rating) => model.getRatingShare(stats, rating))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }),
    )
  })
})

describe('the query of a list', () => {
  test.each([
    ['', {}],
    ['q=soft+soap&rating=4&sort=recent&page=3', { q: 'soft soap', rating: 4, sort: 'recent', page: 3 }],
    ['rating=6&sort=price&page=0', {}],
    ['page=1.5', {}],
    ['page=99999', {}],
  ])('%s', (search, expected) => {
    expect(model.parseReviewQuery(new URLSearchParams(search))).toEqual({
      ...model.DEFAULT_REVIEW_QUERY,
      ...expected,
    })
  })

  test('is the same after it was written to an address and read back, with any prefix', () => {
    const queries = fc.record({
      q: fc.string({ maxLength: 200 }).map((text) => text.trim()),
      rating: fc.constantFrom('all' as const, ...model.RATINGS),
      sort: fc.constantFrom(...model.REVIEW_SORTS),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(queries, fc.constantFrom('', 'review_'), (query, prefix) => {
        const search = new URLSearchParams(model.toReviewSearch(query, prefix))
        expect(model.parseReviewQuery(search, prefix)).toEqual(query)
      }),
    )
  })

  test('is narrowed by words or a rating, not by its order', () => {
    expect(model.hasReviewFilters({ ...model.DEFAULT_REVIEW_QUERY, sort: 'recent' })).toBe(false)
    expect(model.hasReviewFilters({ ...model.DEFAULT_REVIEW_QUERY, q: 'soft' })).toBe(true)
    expect(model.hasReviewFilters({ ...model.DEFAULT_REVIEW_QUERY, rating: 1 })).toBe(true)
  })
})

test('a single eligible order is preselected, one of several is not', () => {
  const toOrders = (...ids: string[]) => ({ orders: ids.map((id) => ({ id, date: '2026-11-01' })) })
  expect(model.getInitialOrderId(toOrders('a'))).toBe('a')
  expect(model.getInitialOrderId(toOrders('a', 'b'))).toBeUndefined()
  expect(model.getInitialOrderId(toOrders())).toBeUndefined()
})

describe('the message about a failed review', () => {
  const http = (status: number) => ({ kind: 'http', status, code: 'internal', fields: {} }) as const
  test.each([
    [http(400), 'reviews.submit.invalid'],
    [http(401), 'reviews.submit.unauthenticated'],
    [http(403), 'reviews.submit.not_eligible'],
    [http(409), 'reviews.submit.conflict'],
    [http(413), 'reviews.submit.too_large'],
    [http(429), 'reviews.submit.throttled'],
    [http(500), 'reviews.submit.server'],
    [http(503), 'reviews.submit.server'],
    [{ ...http(503), fields: { images: 'reviews.submit.pictures_away' } }, 'reviews.submit.pictures_away'],
    [http(418), 'reviews.submit.failed'],
    [{ kind: 'network' }, 'reviews.submit.network'],
    [{ kind: 'timeout' }, 'reviews.submit.network'],
    [{ kind: 'decode' }, 'reviews.submit.failed'],
  ] as const)('%j', (error, message) => {
    expect(model.getSubmitMessage(error)).toBe(message)
  })
})

describe('the client', () => {
  function createRecorder(answer: () => Response | Promise<Response>) {
    const calls: { url: string; init: RequestInit }[] = []
    const client = model.createReviewsClient({
      origin: 'https://shop.example',
      fetch: async (url, init) => {
        calls.push({ url, init })
        return answer()
      },
      timeoutMs: 50,
    })
    return { client, calls }
  }

  test('asks for a page without its defaults, and gives domain objects', async () => {
    const review = {
      id: 'r1',
      status: 'approved',
      rating: 4,
      title: 'Good',
      review_body: 'Text',
      user_name: 'Ann L.',
      created_at: '2026-11-01T10:00:00Z',
      helpful_count: 2,
      is_verified_purchase: true,
      images: [],
    }
    const { client, calls } = createRecorder(() =>
      Response.json({ reviews: [review], total: 1, page: 1, pageCount: 1, mentions: ['scent'] }),
    )
    const page = await client.list('p1', { sort: 'rating_high', rating: 4 })
    expect(calls[0]?.url).toBe('https://shop.example/api/reviews/by-product-id/p1?rating=4')
    expect(page).toEqual({
      ok: true,
      value: {
        total: 1,
        page: 1,
        pageCount: 1,
        mentions: ['scent'],
        reviews: [
          {
            id: 'r1',
            rating: 4,
            title: 'Good',
            body: 'Text',
            userName: 'Ann L.',
            dateCreated: '2026-11-01T10:00:00Z',
            helpfulCount: 2,
            isVerified: true,
            images: [],
          },
        ],
      },
    })
  })

  test('sends a review as form data with its pictures', async () => {
    const { client, calls } = createRecorder(() =>
      Response.json({ id: 'r1', status: 'pending' }, { status: 201 }),
    )
    const images = [new File(['a'], 'a.png', { type: 'image/png' })]
    const created = await client.create({
      productId: 'p',
      orderId: 'o',
      rating: 5,
      title: 'T',
      body: 'B',
      images,
    })
    expect(created).toEqual({ ok: true, value: { id: 'r1' } })
    const body = await new Response(calls[0]?.init.body ?? null).formData()
    expect([...body.keys()].toSorted()).toEqual(['body', 'images', 'orderId', 'productId', 'rating', 'title'])
  })

  test('gives what an author has written, in whatever state, and the shop’s answer below a review', async () => {
    const own = {
      id: 'r1',
      status: 'rejected',
      product_id: 'p1',
      rating: 2,
      title: 'Soft',
      review_body: 'Text',
      created_at: '2026-11-01T10:00:00Z',
      reject_reason: 'off_topic',
      reply: { text: 'Sorry!', created_at: '2026-11-02T10:00:00Z' },
      images: [],
    }
    const { client, calls } = createRecorder(() => Response.json({ reviews: [own] }))
    const expected = {
      id: 'r1',
      status: 'rejected',
      productId: 'p1',
      body: 'Text',
      rejectReason: 'off_topic',
      reply: { text: 'Sorry!', date: '2026-11-02T10:00:00Z' },
    }
    expect(await client.getOwn()).toMatchObject({ ok: true, value: [expected] })
    expect(calls[0]?.url).toBe('https://shop.example/api/reviews/own')
    const eligibility = { loggedIn: true, hasPurchased: true, canReview: false, eligible_orders: [] }
    const author = createRecorder(() => Response.json({ ...eligibility, own_reviews: [own] }))
    expect(await author.client.getEligibility('p1')).toMatchObject({ ok: true, value: { own: [expected] } })
    const older = createRecorder(() => Response.json(eligibility))
    expect(await older.client.getEligibility('p1')).toMatchObject({ ok: true, value: { own: [] } })
  })

  test('names the message of a known reason, and none for the shop’s own words', () => {
    expect(model.getRejectReasonMessage('off_topic')).toBe('reviews.own.reasons.off_topic')
    expect(model.getRejectReasonMessage('Of another shop.')).toBeUndefined()
  })

  test('sends a change as form data that names the pictures that stay, and withdraws', async () => {
    const { client, calls } = createRecorder(() => Response.json({ id: 'r1', status: 'pending' }))
    const images = [new File(['a'], 'a.png', { type: 'image/png' })]
    await client.change({ reviewId: 'r1', rating: 2, title: 'T', body: 'B', images, kept: ['x', 'y'] })
    expect([calls[0]?.init.method, calls[0]?.url]).toEqual(['PUT', 'https://shop.example/api/reviews/own/r1'])
    const body = await new Response(calls[0]?.init.body ?? null).formData()
    expect([...body.keys()].toSorted()).toEqual(['body', 'images', 'kept', 'rating', 'title'])
    expect(body.get('kept')).toBe('x,y')
    expect(await client.withdraw('r1')).toEqual({ ok: true, value: null })
    expect(calls[1]?.init.method).toBe('DELETE')
  })

  test('a refusal keeps its status, code, fields and reference', async () => {
    const problem = { error: { code: 'conflict', message: 'twice', requestId: 'x' } }
    const { client } = createRecorder(() => Response.json(problem, { status: 409 }))
    expect(await client.voteHelpful({ reviewId: 'r', isHelpful: true })).toEqual({
      ok: false,
      error: { kind: 'http', status: 409, code: 'conflict', fields: {}, requestId: 'x' },
    })
  })

  test.each([
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 }), 'decode'],
    ['a dead line', () => Promise.reject(new TypeError('failed')), 'network'],
  ] as const)('%s is a value', async (_name, answer, kind) => {
    const { client } = createRecorder(answer)
    expect(await client.getStats('p')).toEqual({ ok: false, error: { kind } })
  })

  test('an answer that takes too long is a time-out', async () => {
    const client = model.createReviewsClient({
      timeoutMs: 20,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    })
    expect(await client.getStats('p')).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('no products cost no call', async () => {
    const { client, calls } = createRecorder(() => Response.json({}))
    expect(await client.getRatings([])).toEqual({ ok: true, value: new Map() })
    expect(calls).toEqual([])
  })
})
