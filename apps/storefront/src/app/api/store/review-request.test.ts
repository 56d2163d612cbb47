import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { createRequest, routeAt, type ServiceAnswer, startService } from '#testing/answering-service.ts'

const SECRET = 'a-secret-of-sixteen-or-more'
const readWebhook = createWebhookReader({ secrets: [SECRET] })

const service = await startService()
const told: unknown[] = []
let isAway = false
const reviews = createServer(async (request, response) => {
  const body = await text(request)
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  if (isAway || (await readWebhook({ headers, body })) === undefined) return response.writeHead(404).end('{}')
  const call = JSON.parse(body)
  told.push([request.url, call])
  return response.end(JSON.stringify({ wanted: call.kind === 'asked' }))
})
Object.assign(process.env, {
  REVIEWS_URL: await listenLocally(reviews),
  REVALIDATE_SECRET: SECRET,
  REVIEW_REQUEST_DAYS: '14',
})
afterAll(() => void reviews.close())
const { reviewRequests } = await import('#backend/review-requests.ts')
const wish = routeAt(await import('./[...path]/route.ts'), { path: ['review-request'] })

const data = (body: object): ServiceAnswer => ({ body: { data: body } })
const SOAP = { id: 'p1', name: 'Soap', slug: 'soap' }
const toLine = (id: string, product: object | null) => ({
  id,
  productId: 'p1',
  quantity: 1,
  price: 5,
  priceTotal: 5,
  product,
})
const toOrder = (status: string, items: readonly object[]) =>
  data({ orderById: { id: 'o1', number: 'S1', status, dateCreated: '2026-11-01T09:00:00Z', items } })

beforeEach(() => {
  told.length = 0
  isAway = false
  service.answers = {
    getAccountDetails: data({
      account: { email: 'robin@mail.example', firstName: 'Robin', lastName: 'Field' },
    }),
    getOrderById: toOrder('delivery_pending', [toLine('l1', SOAP), toLine('l2', SOAP), toLine('l3', null)]),
  }
})

async function send(wanted: boolean, cookie = 'session=s1'): Promise<{ status: number; body: unknown }> {
  const headers = { 'accept-language': 'de' }
  const answer = await wish.POST(createRequest('POST', { body: { id: 'o1', wanted }, cookie, headers }))
  return { status: answer.status, body: await answer.json() }
}

test('the wish is stored with the address, the language and each product once, by a signed call', async () => {
  expect(await send(true)).toEqual({ status: 200, body: { wanted: true } })
  const mail = { email: 'robin@mail.example', locale: 'de', products: [SOAP] }
  expect(told).toEqual([['/api/reviews/requests', { kind: 'asked', orderId: 'o1', mail }]])
  expect(reviewRequests?.days).toBe(14)
})

test('it is taken back, also when the order is over', async () => {
  service.answers.getOrderById = toOrder('complete', [toLine('l1', SOAP)])
  expect(await send(false)).toEqual({ status: 200, body: { wanted: false } })
  expect(told).toEqual([['/api/reviews/requests', { kind: 'unasked', orderId: 'o1' }]])
})

test.each(['complete', 'canceled', 'draft'])('an order that is %s cannot be asked about', async (status) => {
  service.answers.getOrderById = toOrder(status, [toLine('l1', SOAP)])
  expect((await send(true)).status).toBe(409)
  expect(told).toEqual([])
})

test('nor one that holds nothing with a page of its own', async () => {
  service.answers.getOrderById = toOrder('pending', [toLine('l3', null)])
  expect((await send(true)).status).toBe(409)
})

test('a visitor is a 401, an order of somebody else a 404, reviews that do not answer a 502', async () => {
  expect((await send(true, '')).status).toBe(401)
  service.answers.getAccountDetails = data({ account: null })
  expect((await send(true)).status).toBe(401)
  service.answers.getAccountDetails = data({ account: { email: 'robin@mail.example' } })
  service.answers.getOrderById = data({ orderById: null })
  expect((await send(true)).status).toBe(404)
  service.answers.getOrderById = toOrder('pending', [toLine('l1', SOAP)])
  isAway = true
  expect((await send(true)).status).toBe(502)
  expect(told).toEqual([])
})
