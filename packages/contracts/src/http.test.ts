import type { Cart } from '@sorrel/domain/cart'
import { anAddress, anOrderItem, aSubscription } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as http from './http.ts'

/** Endpoints with a name of their own, then those of subscriptions, which stand in one table. */
const named = Object.entries(http).flatMap(([name, value]) =>
  typeof value === 'object' && 'path' in value ? [[name, value] as const] : [],
)
const endpoints = [...named, ...Object.entries(http.subscriptionEndpoints)]

const toLine = ([, { method, path }]: (typeof endpoints)[number]) => `${method} ${path}`

test('the endpoints have the methods and paths of the specification and the decisions', () => {
  expect(named.map(toLine).sort()).toEqual([
    'DELETE /api/reviews/own/{reviewId}',
    'DELETE /{store-api}/addresses',
    'DELETE /{store-api}/cards',
    'DELETE /{store-api}/cart/codes',
    'DELETE /{store-api}/cart/items',
    'GET /api/reviews/by-product-id/{productId}',
    'GET /api/reviews/by-product/{productId}/stats',
    'GET /api/reviews/eligibility/{productId}',
    'GET /api/reviews/own',
    'GET /api/reviews/ratings',
    'GET /{store-api}/cart',
    'GET /{store-api}/list-count',
    'GET /{store-api}/own-prices',
    'GET /{store-api}/preview',
    'POST /api/newsletter/subscribe',
    'POST /api/reviews/create',
    'POST /api/reviews/requests',
    'POST /api/reviews/restocks',
    'POST /api/reviews/{reviewId}/report',
    'POST /{store-api}/addresses',
    'POST /{store-api}/buy-again',
    'POST /{store-api}/cards',
    'POST /{store-api}/change-email',
    'POST /{store-api}/change-password',
    'POST /{store-api}/gift-card-balance',
    'POST /{store-api}/login',
    'POST /{store-api}/logout',
    'POST /{store-api}/logout-empty',
    'POST /{store-api}/password-recovery',
    'POST /{store-api}/profile',
    'POST /{store-api}/restock',
    'POST /{store-api}/review-request',
    'POST /{store-api}/set-password',
    'POST /{store-api}/sign-up',
    'PUT /api/reviews/own/{reviewId}',
    'PUT /api/reviews/{reviewId}/helpful',
    'PUT /{store-api}/addresses',
    'PUT /{store-api}/addresses/default',
    'PUT /{store-api}/cards',
    'PUT /{store-api}/cards/default',
    'PUT /{store-api}/cart',
    'PUT /{store-api}/cart/codes',
    'PUT /{store-api}/cart/items',
    'PUT /{store-api}/cart/note',
    'PUT /{store-api}/saved-products',
  ])
})

test('the changes of a subscription have the paths of the specification and the decisions', () => {
  expect(Object.entries(http.subscriptionEndpoints).map(toLine)).toEqual(
    expect.arrayContaining([
      'POST /{store-api}/add-invoice-item',
      'POST /{store-api}/cancel-subscription',
      'POST /{store-api}/change-subscription-card',
      'POST /{store-api}/delete-invoice-item',
      'POST /{store-api}/edit-subscription-plan',
      'POST /{store-api}/edit-subscription-product-details',
      'POST /{store-api}/pause-subscription',
    ]),
  )
})

describe.each(endpoints)('%s', (_, endpoint) => {
  test('refuses unknown names in body and query', () => {
    const body = http.parseBody(endpoint, { surprise: 1 })
    expect(body).toMatchObject({ ok: false, error: { surprise: 'unknown_field' } })
    const query = http.parseQuery(endpoint, new URLSearchParams({ surprise: '1' }))
    expect(query).toMatchObject({ ok: false, error: { surprise: 'unknown_field' } })
  })

  test('refuses a body that is no object, and never throws', () => {
    for (const body of ['x', 5, true, [], [{}]]) expect(http.parseBody(endpoint, body).ok).toBe(false)
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        http.parseBody(endpoint, input)
        http.parseParams(endpoint, input)
        http.parseAnswer(endpoint, input)
      }),
      { numRuns: 50 },
    )
  })
})

describe('bodies', () => {
  test.each([
    [http.addToCartEndpoint, { productId: 'p1', quantity: 2 }],
    [
      http.addToCartEndpoint,
      {
        productId: 'p1',
        variantId: 'v1',
        variantName: 'Lavender',
        quantity: 1,
        options: [
          { id: 'o1', valueId: 'v1' },
          { id: 'o2', value: 'Happy birthday' },
        ],
        purchaseOption: { type: 'subscription', planId: 'plan1' },
      },
    ],
    [http.updateCartItemEndpoint, { itemId: 'i1', input: { quantity: 0 } }],
    [http.deleteCartItemEndpoint, { itemId: 'i1' }],
    [http.applyCartCodeEndpoint, { code: 'SORREL-GIFT-25' }],
    [http.applyCartCodeEndpoint, { code: '6FGH 8K2L' }],
    [http.removeCartCodeEndpoint, { giftcardId: 'g1' }],
    [http.removeCartCodeEndpoint, {}],
    [http.setCartNoteEndpoint, { note: 'For Ann,\nwith love 🎁' }],
    [http.setCartNoteEndpoint, { note: '' }],
    [http.loginEndpoint, { email: 'ann@example.com', password: 'x' }],
    [
      http.signUpEndpoint,
      { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: '123456' },
    ],
    [http.setPasswordEndpoint, { key: 'a.b-c_d', password: '123456' }],
    [http.subscriptionEndpoints.cancel, { id: 's1' }],
    [http.subscriptionEndpoints.pause, { id: 's1', status: true, resumeAt: '2026-12-24' }],
    [http.subscriptionEndpoints.pause, { id: 's1', status: true, resumeAt: '2026-12-24T09:00:00.000Z' }],
    [http.subscriptionEndpoints.pause, { id: 's1', status: false, resumeAt: null }],
    [http.subscriptionEndpoints.addItem, { id: 's1', productId: 'p1', quantity: 1 }],
    [http.subscriptionEndpoints.deleteItem, { id: 's1', itemId: 'i1' }],
    [http.subscriptionEndpoints.editPlan, { id: 's1', quantity: 1, interval: 'monthly', intervalCount: 2 }],
    [http.subscribeNewsletterEndpoint, { email: 'ann@example.com' }],
    [http.voteHelpfulEndpoint, { helpful: false }],
    [http.reportReviewEndpoint, { reason: 'Spam' }],
    [http.reportReviewEndpoint, { reason: '😀'.repeat(500) }],
    [http.logoutEndpoint, undefined],
    [http.logoutEmptyEndpoint, undefined],
  ])('%# is taken', (endpoint, body) => {
    expect(http.parseBody(endpoint, body)).toMatchObject({ ok: true, value: body ?? {} })
  })

  test.each([
    [http.addToCartEndpoint, { productId: 'p1', quantity: 0 }, { quantity: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p1', quantity: 1.5 }, { quantity: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p1', quantity: 1000 }, { quantity: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p1', quantity: '1' }, { quantity: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p/1', quantity: 1 }, { productId: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p'.repeat(65), quantity: 1 }, { productId: 'invalid' }],
    [http.addToCartEndpoint, { productId: 'p1', quantity: 1, price: 0 }, { price: 'unknown_field' }],
    [
      http.addToCartEndpoint,
      { productId: 'p1', quantity: 1, options: [{ id: 'o', valueId: 'v', value: 'x' }] },
      { 'options.0': 'invalid' },
    ],
    [
      http.addToCartEndpoint,
      { productId: 'p1', quantity: 1, options: Array.from({ length: 31 }, () => ({ id: 'o', value: 'x' })) },
      { options: 'invalid' },
    ],
    [
      http.addToCartEndpoint,
      { productId: 'p1', quantity: 1, purchaseOption: { type: 'subscription' } },
      { 'purchaseOption.planId': 'invalid' },
    ],
    [
      http.updateCartItemEndpoint,
      { itemId: 'i1', input: { quantity: 1, price: 0 } },
      { 'input.price': 'unknown_field' },
    ],
    [http.updateCartItemEndpoint, { itemId: 'i1', input: { quantity: -1 } }, { 'input.quantity': 'invalid' }],
    [http.applyCartCodeEndpoint, { code: '  ' }, { code: 'invalid' }],
    [http.applyCartCodeEndpoint, { code: 'A'.repeat(65) }, { code: 'invalid' }],
    [http.applyCartCodeEndpoint, { code: '<script>' }, { code: 'invalid' }],
    [http.setCartNoteEndpoint, { note: 'x'.repeat(501) }, { note: 'invalid' }],
    [http.setCartNoteEndpoint, {}, { note: 'invalid' }],
    [http.removeCartCodeEndpoint, { giftcardId: '../x' }, { giftcardId: 'invalid' }],
    [
      http.loginEndpoint,
      { email: 'ann' },
      { email: 'validation.email_invalid', password: 'validation.password_required' },
    ],
    [http.setPasswordEndpoint, { key: '../x', password: '123456' }, { key: 'invalid' }],
    [http.subscriptionEndpoints.pause, { id: 's1', status: 'true' }, { status: 'invalid' }],
    [
      http.subscriptionEndpoints.pause,
      { id: 's1', status: true, resumeAt: 'tomorrow' },
      { resumeAt: 'invalid' },
    ],
    [
      http.subscriptionEndpoints.pause,
      { id: 's1', status: true, resumeAt: '2026-13-40' },
      { resumeAt: 'invalid' },
    ],
    [
      http.subscriptionEndpoints.editPlan,
      { id: 's1', quantity: 1, interval: 'hourly', intervalCount: 0 },
      { interval: 'invalid', intervalCount: 'invalid' },
    ],
    [http.subscribeNewsletterEndpoint, { email: '' }, { email: 'newsletter.email_required' }],
    [http.reportReviewEndpoint, { reason: '   ' }, { reason: 'invalid' }],
    [http.reportReviewEndpoint, { reason: '😀'.repeat(501) }, { reason: 'invalid' }],
    [
      http.createReviewEndpoint,
      { productId: 'p', orderId: 'o', rating: '6', title: 'T', body: 'B' },
      { rating: 'reviews.validation.rating_required' },
    ],
  ])('%# is refused', (endpoint, body, error) => {
    expect(http.parseBody(endpoint, body)).toEqual({ ok: false, error })
  })

  test('lengths count code points, and control characters other than line breaks are taken out', () => {
    const review = { productId: 'p', orderId: 'o', rating: 5, title: '🌿'.repeat(255), body: 'a\0b\nc' }
    expect(http.parseBody(http.createReviewEndpoint, review)).toEqual({
      ok: true,
      value: { ...review, body: 'ab\nc' },
    })
    expect(http.parseBody(http.createReviewEndpoint, { ...review, title: `${review.title}🌿` }).ok).toBe(
      false,
    )
  })

  test('an optional value that is missing gets its default', () => {
    expect(http.parseBody(http.addToCartEndpoint, { productId: 'p1', quantity: 1 })).toEqual({
      ok: true,
      value: { productId: 'p1', quantity: 1, options: [], purchaseOption: { type: 'standard' } },
    })
    expect(http.parseBody(http.voteHelpfulEndpoint, undefined)).toEqual({
      ok: true,
      value: { helpful: true },
    })
  })
})

describe('queries', () => {
  const parse = (search: string) => http.parseQuery(http.listReviewsEndpoint, new URLSearchParams(search))

  test.each(['', 'q=honey&rating=5&sort=helpful&page=2', 'rating=all'])('%j is accepted', (search) => {
    expect(parse(search)).toEqual({ ok: true, value: Object.fromEntries(new URLSearchParams(search)) })
  })

  test.each([
    ['rating=6', 'rating'],
    ['sort=worst', 'sort'],
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['page=1&page=2', 'page'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('%s is refused', (search, field) => {
    expect(parse(search)).toEqual({ ok: false, error: { [field]: 'invalid' } })
  })

  test('ratings can be requested for up to 100 products at once', () => {
    const ask = (count: number) =>
      http.parseQuery(
        http.reviewRatingsEndpoint,
        new URLSearchParams({ products: Array.from({ length: count }, (_, index) => `p${index}`).join(',') }),
      ).ok
    expect([ask(0), ask(1), ask(100), ask(101)]).toEqual([false, true, true, false])
  })
})

test('parseRequest reads all parts and reports the first that is wrong', () => {
  const good = { params: { reviewId: 'r1' }, body: { helpful: true } }
  expect(http.parseRequest(http.voteHelpfulEndpoint, good)).toEqual({
    ok: true,
    value: { params: { reviewId: 'r1' }, query: {}, body: { helpful: true } },
  })
  expect(
    http.parseRequest(http.voteHelpfulEndpoint, { ...good, params: { reviewId: '../1' }, body: 5 }),
  ).toEqual({
    ok: false,
    error: { reviewId: 'invalid' },
  })
})

describe('toEndpointPath', () => {
  test.each([
    [http.toEndpointPath(http.getCartEndpoint), '/store-api/cart'],
    [
      http.toEndpointPath(http.getCartEndpoint, { storeApi: 'shop', query: { currency: 'EUR' } }),
      '/shop/cart?currency=EUR',
    ],
    [
      http.toEndpointPath(http.voteHelpfulEndpoint, { params: { reviewId: 'a/b' } }),
      '/api/reviews/a%2Fb/helpful',
    ],
    [
      http.toEndpointPath(http.listReviewsEndpoint, {
        params: { productId: 'p' },
        query: { page: 2, q: undefined },
      }),
      '/api/reviews/by-product-id/p?page=2',
    ],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('the cart in an answer', () => {
  const cart: Cart = {
    checkoutId: 'c1',
    checkoutUrl: 'https://pay.example/c1',
    currency: 'GBP',
    subTotal: 13,
    discountTotal: 1,
    taxTotal: 0,
    taxIncludedTotal: 2,
    shipmentTotal: 3,
    giftcardTotal: 0,
    grandTotal: 15,
    captureTotal: 15,
    couponCode: 'WELCOME10',
    items: [
      {
        id: 'i1',
        productId: 'p1',
        slug: 'soap',
        name: 'Soap',
        options: [{ id: 'o1', name: 'Scent', value: 'Lavender', valueId: 'v1', variant: true, price: 0 }],
        purchaseOption: {
          type: 'subscription',
          planId: 'plan1',
          planName: 'Monthly',
          billingSchedule: { interval: 'monthly', intervalCount: 1, trialDays: 14 },
        },
        quantity: 2,
        minQuantity: 1,
        price: 6.5,
        priceTotal: 13,
        discountTotal: 1,
        discountEach: 0.5,
        taxTotal: 0,
        taxes: [{ id: 'vat', amount: 2 }],
        tags: ['membership'],
        stockTracking: true,
        stockPurchasable: false,
        stockLevel: 3,
      },
    ],
  }

  const read = (json: unknown) => http.parseAnswer(http.getCartEndpoint, json)

  test('is the same after a call', () => {
    expect(read(JSON.parse(JSON.stringify(http.toCartJson({ data: cart }))))).toEqual({
      ok: true,
      value: { data: cart },
    })
  })

  test('is answered with the total, the items and the checkout’s address', () => {
    expect(http.toCartJson({ data: cart }).data).toMatchObject({
      total: 15,
      checkoutUrl: 'https://pay.example/c1',
      items: [{ id: 'i1' }],
    })
  })

  test('is answered with exactly the empty shape before the first item', () => {
    const none = http.toCartJson({ data: null })
    expect(none).toEqual({ data: { total: 0, items: [], checkoutUrl: '#' } })
    expect(read(none)).toEqual({ ok: true, value: { data: null } })
  })

  test('is refused in another shape: any value of another kind, any missing line or total', () => {
    const paid = { ...cart, giftcards: [{ id: 'g1', amount: 2, last4: '1234' }] }
    const wire = http.toCartJson({ data: paid })
    const text = JSON.stringify(wire)
    expect(read(JSON.parse(text))).toEqual({ ok: true, value: { data: paid } })
    let leaves = 0
    const spoil = (position: number): unknown => {
      leaves = 0
      return JSON.parse(text, (_, value: unknown) => {
        if (typeof value === 'object') return value
        leaves += 1
        return leaves === position ? { of: 'another kind' } : value
      })
    }
    spoil(0)
    expect(leaves).toBeGreaterThan(40)
    const count = leaves
    for (let position = 1; position <= count; position++)
      expect(read(spoil(position)).ok, `${position}`).toBe(false)
    for (const missing of ['total', 'items', 'checkoutUrl', 'currency', 'subTotal'])
      expect(read({ data: { ...wire.data, [missing]: undefined } }).ok).toBe(false)
  })
})

/** As it travels: JSON has no `undefined`. */
const subscription: unknown = JSON.parse(
  JSON.stringify(
    aSubscription({
      image: { id: 'm1', src: 'https://cdn.example/soap.jpg', alt: 'Soap', width: 800, height: 600 },
      items: [anOrderItem()],
      orderSchedule: { interval: 'weekly', intervalCount: 2, limit: 3, limitCurrent: 1 },
    }),
  ),
)
const card = { id: 'c1', brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2029, isDefault: true }
const address = { ...anAddress(), id: 'a1', firstName: 'Robin', lastName: 'Hale', isDefault: true }
const account = {
  name: 'Robin Hale',
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@mail.example',
  emailOptin: true,
}

describe('answers', () => {
  test.each([
    [http.loginEndpoint, {}],
    [http.updateProfileEndpoint, { account }],
    [http.changeEmailEndpoint, { account }],
    [http.addAddressEndpoint, { done: true, addresses: [address] }],
    [http.deleteCardEndpoint, { done: true, cards: [card] }],
    [http.subscriptionEndpoints.cancel, { canceled: true, subscription }],
    [http.subscriptionEndpoints.pause, { paused: false, subscription }],
    [http.subscriptionEndpoints.addItem, { added: true, subscription }],
    [http.subscriptionEndpoints.deleteItem, { deleted: true, subscription }],
    [http.subscriptionEndpoints.editPlan, { updated: true, subscription }],
    [
      http.reviewStatsEndpoint,
      { averageRating: 4.5, totalReviews: 2, ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } },
    ],
    [
      http.reviewEligibilityEndpoint,
      { loggedIn: false, hasPurchased: false, canReview: false, eligible_orders: [] },
    ],
    [http.reviewRatingsEndpoint, { ratings: { p1: { averageRating: 5, totalReviews: 1 } } }],
    [http.voteHelpfulEndpoint, { helpful_count: 3 }],
    [http.createReviewEndpoint, { id: 'r1', status: 'pending' }],
  ])('%# is read, and what is new in it dropped', (endpoint, answer) => {
    expect(http.parseAnswer(endpoint, { ...answer, added_later: 1 })).toEqual({ ok: true, value: answer })
  })

  test('a subscription is refused when any part of it is of another kind', () => {
    const answer = { updated: true, subscription }
    const spoil = (position: number): unknown => {
      let leaves = 0
      return JSON.parse(
        JSON.stringify(answer, (_key, value: unknown) => {
          if (typeof value === 'object') return value
          leaves += 1
          return leaves === position ? { of: 'another kind' } : value
        }),
      )
    }
    for (let position = 1; position <= 40; position++)
      expect(http.parseAnswer(http.subscriptionEndpoints.editPlan, spoil(position)).ok, `${position}`).toBe(
        false,
      )
    expect(http.parseAnswer(http.subscriptionEndpoints.editPlan, { updated: true }).ok).toBe(false)
  })

  const REVIEW = {
    id: 'r1',
    status: 'approved',
    rating: 5,
    title: 'Lovely',
    review_body: 'Smells of honey.',
    user_name: 'Ann',
    created_at: '2026-11-01T10:00:00Z',
    helpful_count: 0,
    is_verified_purchase: true,
  }

  test('a list of reviews never shows an account or an order, and only approved ones', () => {
    const review = {
      ...REVIEW,
      images: [
        {
          id: 'i',
          url: '/api/reviews/images/i/1600',
          width: 1600,
          height: 1200,
          sources: [
            { url: '/api/reviews/images/i/320', width: 320 },
            { url: '/api/reviews/images/i/1600', width: 1600 },
          ],
        },
      ],
    }
    const read = (entry: object) =>
      http.parseAnswer(http.listReviewsEndpoint, { reviews: [entry], total: 1, page: 1, pageCount: 1 })
    expect(read({ ...review, account_id: 'a', order_id: 'o' })).toMatchObject({
      value: { reviews: [review] },
    })
    expect(JSON.stringify(read({ ...review, account_id: 'a' }))).not.toContain('account_id')
    expect(read({ ...review, status: 'pending' }).ok).toBe(false)
  })

  test.each([
    ['/api/reviews/images/i/1600', true],
    ['https://cdn.example/i.webp', true],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,a', false],
    ['//evil.example/i.webp', false],
    ['/\\evil.example/i.webp', false],
    ['i.webp', false],
  ])('a picture at %s is one: %s', (url, isPicture) => {
    const image = { id: 'i', url, width: 1, height: 1, sources: [{ url, width: 1 }] }
    const answer = { reviews: [{ ...REVIEW, images: [image] }], total: 1, page: 1, pageCount: 1 }
    expect(http.parseAnswer(http.listReviewsEndpoint, answer).ok).toBe(isPicture)
  })
})
