import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { NextRequest } from 'next/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseFlash } from '#form/flash.ts'
import { listenLocally } from '#testing/listen-locally.ts'
import { createRequest, ORIGIN, routeAt } from '#testing/answering-service.ts'

const SECRET = 'a-secret-of-sixteen-or-more'
const readWebhook = createWebhookReader({ secrets: [SECRET] })

const told: unknown[] = []
let status: number
const reviews = createServer(async (request, response) => {
  const body = await text(request)
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const isOurs = (await readWebhook({ headers, body })) !== undefined
  if (isOurs) told.push([request.url, JSON.parse(body)])
  response.writeHead(isOurs ? status : 401).end('{}')
})
Object.assign(process.env, {
  REVIEWS_URL: await listenLocally(reviews),
  REVALIDATE_SECRET: SECRET,
  RESTOCK_MAILS: 'true',
})
afterAll(() => void reviews.close())
const { createRestocks } = await import('#backend/restocks.ts')
const restock = routeAt(await import('./[...path]/route.ts'), { path: ['restock'] })
const form = routeAt(await import('../forms/[name]/route.ts'), { name: 'restock' })

const WISH = { email: 'robin@mail.example', productId: 'p1', variantId: 'v1' }

beforeEach(() => {
  told.length = 0
  status = 200
})

async function send(body: object): Promise<number> {
  const headers = { 'accept-language': 'de' }
  return (await restock.POST(createRequest('POST', { body, headers }))).status
}

test('a wish is passed on by a signed call, in the page’s language', async () => {
  expect(await send(WISH)).toBe(200)
  const { email, ...wanted } = WISH
  const mail = { email, locale: 'de' }
  expect(told).toEqual([['/api/reviews/restocks', { kind: 'asked', ...wanted, mail }]])
})

test.each([
  [404, 404],
  [409, 409],
  [429, 429],
  [401, 502],
  [503, 502],
])('a refusal with %i is one with %i', async (given, shown) => {
  status = given
  expect(await send(WISH)).toBe(shown)
})

test('a bad address is refused here', async () => {
  expect(await send({ ...WISH, email: 'robin' })).toBe(400)
  expect(told).toEqual([])
})

const getWord = (answer: Response) =>
  parseFlash(/flash=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]).flashMessage

test('the form of browsers without script leads back with a word', async () => {
  const sendForm = (fields: object) => {
    const body = new URLSearchParams({ from: '/products/soap?variant=v1', ...fields }).toString()
    const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    return form.POST(new NextRequest(`${ORIGIN}/api/forms/restock`, { method: 'POST', headers, body }))
  }
  const done = await sendForm(WISH)
  expect(done.status).toBe(303)
  expect(new URL(done.headers.get('location') ?? '').pathname).toBe('/products/soap')
  expect(getWord(done)).toMatchObject({ key: 'restock.sent' })
  expect(told).toHaveLength(1)
  await sendForm({ ...WISH, variantId: '' })
  expect(told[1]).toMatchObject(['/api/reviews/restocks', expect.not.objectContaining({ variantId: '' })])
  const empty = await sendForm({ ...WISH, email: '' })
  expect(getWord(empty)).toMatchObject({ key: 'validation.email_required' })
})

test('an address may ask twenty times an hour', async () => {
  const from = { 'x-client-address': '192.0.2.7' }
  const ask = async () => (await restock.POST(createRequest('POST', { body: WISH, headers: from }))).status
  for (let times = 0; times < 20; times += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

test('nobody can wait where it is not set', () => {
  const config = { reviewsUrl: 'http://127.0.0.1:9', revalidateSecret: [SECRET] as const }
  expect(createRestocks({ ...config, restockMails: false })).toBeUndefined()
})
