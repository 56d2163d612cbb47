import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPicture } from './hostile-pictures.ts'
import { MODERATION, PRODUCT, readJson, SHOP, startApi, type TestApi, TOKEN } from './start-api.ts'

/** For the shop's own parts and for mails, not for shoppers' programs. */
const UNDESCRIBED = /requests$|restocks$|restocks\/confirm$|unsubscribe$/

const ROLES = ['visitor', 'customer', 'wrong token', 'token', 'signed-in operator'] as const
type Role = (typeof ROLES)[number]
type Statuses = readonly [number, number, number, number, number]

const everybody = (status: number): Statuses => [status, status, status, status, status]
/** Status for a review that is not approved or does not exist. */
const UNSEEN = everybody(404)
const TOKEN_ALONE: Statuses = [401, 401, 401, 200, 401]
const TOKEN_WITHOUT_REVIEW: Statuses = [401, 401, 401, 404, 401]
const PAGE_ALONE: Statuses = [303, 303, 303, 303, 200]
const FORM_WITHOUT_REVIEW: Statuses = [403, 403, 403, 403, 404]

/** Every route with the status that each role gets, and an address when the route alone is not enough. */
const TABLE: Readonly<Record<string, { readonly path?: string; readonly statuses: Statuses }>> = {
  'GET /healthz': { statuses: everybody(200) },
  'GET /readyz': { statuses: everybody(200) },
  'GET /api/reviews/openapi.json': { statuses: everybody(200) },
  'GET /api/reviews/by-product-id/:productId': { statuses: everybody(200) },
  'GET /api/reviews/by-product/:productId/stats': { statuses: everybody(200) },
  'GET /api/reviews/ratings': { path: `/api/reviews/ratings?products=${PRODUCT}`, statuses: everybody(200) },
  'GET /api/reviews/eligibility/:productId': { statuses: everybody(200) },
  'GET /api/reviews/images/:id/:width': { statuses: UNSEEN },
  'POST /api/reviews/create': { statuses: [401, 415, 401, 401, 403] },
  'GET /api/reviews/own': { statuses: [401, 200, 401, 401, 401] },
  'PUT /api/reviews/own/:reviewId': { statuses: [401, 404, 401, 401, 403] },
  'DELETE /api/reviews/own/:reviewId': { statuses: [401, 404, 401, 401, 403] },
  'GET /api/reviews/own/images/:id/:width': { statuses: [401, 404, 401, 401, 401] },
  'POST /api/reviews/requests': { statuses: everybody(401) },
  'POST /api/reviews/restocks': { statuses: everybody(401) },
  'GET /api/reviews/restocks/confirm': { statuses: everybody(400) },
  'POST /api/reviews/restocks/confirm': { statuses: everybody(400) },
  'GET /api/reviews/restocks/unsubscribe': { statuses: everybody(400) },
  'POST /api/reviews/restocks/unsubscribe': { statuses: everybody(400) },
  'GET /api/reviews/unsubscribe': { statuses: everybody(400) },
  'POST /api/reviews/unsubscribe': { statuses: everybody(400) },
  'PUT /api/reviews/:reviewId/helpful': { statuses: [404, 404, 404, 404, 403] },
  'POST /api/reviews/:reviewId/report': { statuses: [400, 400, 400, 400, 403] },
  'GET /moderation/api/reviews': { statuses: TOKEN_ALONE },
  'GET /moderation/api/reviews/:reviewId': { statuses: TOKEN_ALONE },
  'GET /moderation/api/openapi.json': { statuses: TOKEN_ALONE },
  'POST /moderation/api/reviews/:reviewId/approve': {
    path: '/moderation/api/reviews/none/approve',
    statuses: TOKEN_WITHOUT_REVIEW,
  },
  'POST /moderation/api/reviews/:reviewId/reject': { statuses: [401, 401, 401, 400, 401] },
  'PUT /moderation/api/reviews/:reviewId/reply': { statuses: [401, 401, 401, 400, 401] },
  'POST /moderation/api/reviews/:reviewId/dismiss-reports': {
    path: '/moderation/api/reviews/none/dismiss-reports',
    statuses: TOKEN_WITHOUT_REVIEW,
  },
  'POST /moderation/api/images/:imageId/hide': {
    path: '/moderation/api/images/none/hide',
    statuses: TOKEN_WITHOUT_REVIEW,
  },
  'GET /moderation': { statuses: everybody(200) },
  'GET /moderation/assets/page.css': { statuses: everybody(200) },
  'GET /moderation/assets/page.js': { statuses: everybody(200) },
  'GET /moderation/language': { path: '/moderation/language?to=de', statuses: everybody(303) },
  'POST /moderation/log-in': { statuses: [403, 403, 403, 403, 401] },
  'POST /moderation/log-out': { statuses: [403, 403, 403, 403, 303] },
  'GET /moderation/reviews/:id': { statuses: PAGE_ALONE },
  'GET /moderation/images/:id/:width': { statuses: PAGE_ALONE },
  'GET /moderation/api/reviews.csv': { statuses: TOKEN_ALONE },
  'GET /moderation/api/reviews.jsonl': { statuses: TOKEN_ALONE },
  'POST /moderation/api/import': { statuses: TOKEN_ALONE },
  'GET /moderation/transfer': { statuses: PAGE_ALONE },
  'GET /moderation/reviews.csv': { statuses: PAGE_ALONE },
  'GET /moderation/reviews.jsonl': { statuses: PAGE_ALONE },
  'POST /moderation/import': { statuses: everybody(403) },
  'GET /moderation/mails': { statuses: PAGE_ALONE },
  'GET /moderation/mails/preview': { statuses: PAGE_ALONE },
  'GET /moderation/mails/:id': { path: '/moderation/mails/none', statuses: [303, 303, 303, 303, 404] },
  'POST /moderation/mails/:id/send': { path: '/moderation/mails/none/send', statuses: FORM_WITHOUT_REVIEW },
  'POST /moderation/reviews/:id/approve': {
    path: '/moderation/reviews/none/approve',
    statuses: FORM_WITHOUT_REVIEW,
  },
  'POST /moderation/reviews/:id/dismiss': {
    path: '/moderation/reviews/none/dismiss',
    statuses: FORM_WITHOUT_REVIEW,
  },
  'POST /moderation/reviews/:id/reject': { statuses: [403, 403, 403, 403, 400] },
  'POST /moderation/reviews/:id/reply': {
    path: '/moderation/reviews/none/reply',
    statuses: FORM_WITHOUT_REVIEW,
  },
  'POST /moderation/approve': { statuses: [403, 403, 403, 403, 303] },
  'POST /moderation/images/:id/hide': { path: '/moderation/images/none/hide', statuses: FORM_WITHOUT_REVIEW },
  'POST /moderation/images/:id/show': { path: '/moderation/images/none/show', statuses: FORM_WITHOUT_REVIEW },
}

const CALL_SECRETS = ['the-parts-of-a-shop-share-it'] as const

let api: TestApi
let names: Readonly<Record<string, string>>
let operator: { readonly cookie: string; readonly key: string }
beforeAll(async () => {
  api = await startApi({
    requests: { callSecrets: CALL_SECRETS, shopUrl: SHOP },
    restocks: { callSecrets: CALL_SECRETS, shopUrl: SHOP, findStock: () => Promise.resolve(null) },
    limits: { sign_in: { calls: 1000, seconds: 60 }, create: { calls: 1000, seconds: 60 } },
  })
  const picture = await createPicture(64, 64).png().toBuffer()
  const { id } = await readJson(await api.create({}, [picture]))
  const review = await readJson(await api.moderate(`/reviews/${id}`))
  const image = /\/images\/(\w+)\/(\d+)/.exec(review.images[0].url)
  names = { productId: PRODUCT, reviewId: id, id, imageId: image?.[1] ?? '', width: image?.[2] ?? '' }
  operator = await signIn()
})
afterAll(() => api.stop())

async function signIn() {
  const signedIn = await api.call('/moderation/log-in', {
    method: 'POST',
    headers: { origin: MODERATION },
    body: new URLSearchParams({ token: TOKEN }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await (await api.call('/moderation', { headers: { cookie } })).text()
  return { cookie, key: /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '' }
}

function toPath(route: string): string {
  const pattern = route.slice(route.indexOf(' ') + 1)
  const given = pattern.includes('/images/:id') ? { ...names, id: names.imageId } : names
  return pattern.replace(/:(\w+)/g, (_, name: 'id') => given[name] ?? name)
}

/** The request of a role. Only the operator's pages have moderation's own origin. */
function toInit(role: Role, method: string): RequestInit {
  const headers: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
    visitor: {},
    customer: { cookie: 'session=ben' },
    'wrong token': { authorization: 'Bearer another-token-of-length' },
    token: { authorization: `Bearer ${TOKEN}` },
    'signed-in operator': { cookie: operator.cookie, origin: MODERATION },
  }
  const isForm = role === 'signed-in operator' && method === 'POST'
  return {
    method,
    headers: headers[role],
    ...(isForm ? { body: new URLSearchParams({ key: operator.key }) } : {}),
  }
}

test('the table has exactly the routes of the API', () => {
  const routes = api.app.routes.filter(({ method }) => method !== 'ALL')
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(Object.keys(TABLE)))
})

test.each(Object.entries(TABLE))('%s', async (route, { path = toPath(route), statuses }) => {
  const [method = ''] = route.split(' ')
  const answers = await Promise.all(ROLES.map((role) => api.call(path, toInit(role, method))))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
})

test('none of these requests has made a decision', async () => {
  const review = await readJson(await api.moderate(`/reviews/${names.reviewId}`))
  expect([review.status, review.history.length, review.images[0].isHidden]).toEqual(['pending', 1, false])
  expect(api.changed).toEqual([])
})

test.each(['/api/reviews/openapi.json', '/moderation/api/openapi.json'])(
  '%s describes the routes with its prefix, each with an operation id of its own',
  async (path) => {
    const prefix = path.replace(/openapi\.json$/, '')
    const { paths } = await readJson(await api.call(path, toInit('token', 'GET')))
    const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
      ([place, item]) =>
        Object.entries(item).map(([method, { operationId }]) => ({
          route: `${method.toUpperCase()} ${place.replace(/\{(\w+)\}/g, ':$1')}`,
          operationId,
        })),
    )
    const served = Object.keys(TABLE).filter(
      (route) => route.includes(` ${prefix}`) && !route.endsWith('.json') && !UNDESCRIBED.test(route),
    )
    expect(described.map(({ route }) => route).toSorted()).toEqual(served.toSorted())
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(served.length)
  },
)

test('a page of the shop cannot act as the operator, nor one of moderation as a shopper', async () => {
  const { cookie, key } = operator
  const body = new URLSearchParams({ key })
  const path = `/moderation/reviews/${names.reviewId}/approve`
  const fromShop = await api.call(path, { method: 'POST', headers: { cookie, origin: SHOP }, body })
  const fromModeration = await api.call('/api/reviews/create', {
    method: 'POST',
    headers: { cookie: 'session=ben', origin: MODERATION },
  })
  expect([fromShop.status, fromModeration.status]).toEqual([403, 403])
})
