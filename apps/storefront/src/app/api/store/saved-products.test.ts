import { toAccountText } from '@sorrel/contracts/saved-products'
import { beforeEach, expect, test } from 'vitest'
import { createRequest, routeAt, type ServiceAnswer, startService } from '#testing/answering-service.ts'

const service = await startService()
const saved = routeAt(await import('./[...path]/route.ts'), { path: ['saved-products'] })

const SOAP = { productId: 'p1', slug: 'soap', savedAt: 1 }
const OIL = { productId: 'p2', slug: 'oil', savedAt: 2 }
const data = (body: object): ServiceAnswer => ({ body: { data: body } })
const errors = (message: string): ServiceAnswer => ({ status: 400, body: { errors: [{ message }] } })
const withMetadata = (metadata: object | null) => data({ account: { metadata } })

beforeEach(() => {
  service.answers = { getAccountMetadata: withMetadata({ vip: 'yes', sorrelsaved: toAccountText([SOAP]) }) }
})

async function send(body: object, cookie = 'session=s1') {
  const answer = await saved.PUT(createRequest('PUT', { body, cookie }))
  return { status: answer.status, text: await answer.text() }
}

test('what the account holds otherwise is neither written nor answered', async () => {
  const written = { sorrelsaved: toAccountText([OIL]) }
  service.answers.updateAccountMetadata = data({ updateAccount: { metadata: { vip: 'yes', ...written } } })
  const { status, text } = await send({ added: [OIL], removed: ['p1'] })
  expect([status, JSON.parse(text)]).toEqual([200, { products: [OIL] }])
  expect(service.calls.at(-1)?.variables).toEqual({ metadata: written })
})

test('a question writes nothing', async () => {
  const { text } = await send({ added: [], removed: [] })
  expect(JSON.parse(text)).toEqual({ products: [SOAP] })
  expect(service.calls.map(({ name }) => name)).toEqual(['getAccountMetadata'])
})

test('accounts without metadata are no fault', async () => {
  service.answers.getAccountMetadata = errors('Cannot query field "metadata" on type "SwellAccount".')
  expect(await send({ added: [SOAP], removed: [] })).toEqual({ status: 200, text: '{"products":null}' })
})

test.each([
  ['a session of nobody', data({ account: null }), 401, 'unauthenticated'],
  ['a service that is away', { status: 503, body: {} }, 502, 'upstream'],
])('%s is refused', async (_what, answer, status, code) => {
  service.answers.getAccountMetadata = answer
  const refused = await send({ added: [SOAP], removed: [] })
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([status, code])
})

test.each([
  [{ added: [{ ...SOAP, price: 1 }], removed: [] }],
  [{ added: Array.from({ length: 51 }, () => SOAP), removed: [] }],
  [{ added: [], removed: ['x'.repeat(101)] }],
  [{ added: [] }],
])('a body that is not exactly right is refused', async (body) => {
  service.answers.checkTokenValidity = data({ session: { accountId: 'a1' } })
  expect((await send(body)).status).toBe(400)
  expect(service.calls.map(({ name }) => name)).toEqual(['checkTokenValidity'])
})
