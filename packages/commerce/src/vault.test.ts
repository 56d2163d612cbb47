import { expect, test } from 'vitest'
import { createCardToken } from './vault.ts'

const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2049, cvc: '123' }
const args = { vaultUrl: 'https://vault.test', publicKey: 'pk_test', card }

const answering = (body: unknown, status = 200) =>
  (async () => Response.json(body, { status })) as typeof fetch

test('only the vault receives the card', async () => {
  const requests: Request[] = []
  const seen: typeof fetch = async (url, init) => {
    requests.push(new Request(url, init))
    return Response.json({ token: 'card_1' })
  }
  expect(await createCardToken({ ...args, fetch: seen })).toEqual({ ok: true, value: 'card_1' })
  const [request] = requests
  expect(requests).toHaveLength(1)
  expect(request?.url).toBe('https://vault.test/tokens')
  expect(request?.headers.get('authorization')).toBe('pk_test')
  expect(request?.credentials).toBe('omit')
  expect(await request?.json()).toEqual({ number: card.number, exp_month: 12, exp_year: 2049, cvc: '123' })
})

test.each([
  [
    { errors: { number: {}, exp_month: {}, exp_year: {}, cvc: {} } },
    { kind: 'invalid', fields: ['number', 'expiry', 'cvc'] },
  ],
  [{ errors: { exp_year: {} } }, { kind: 'invalid', fields: ['expiry'] }],
  [
    { errors: { gateway: { params: { code: 'incorrect_cvc' } } } },
    { kind: 'declined', reason: 'incorrect_cvc' },
  ],
  [{ errors: { gateway: {} } }, { kind: 'declined', reason: 'card_declined' }],
  [{ errors: {} }, { kind: 'network' }],
  [{}, { kind: 'network' }],
  ['no', { kind: 'network' }],
])('the answer %o is the error %o', async (body, error) => {
  expect(await createCardToken({ ...args, fetch: answering(body, 400) })).toEqual({ ok: false, error })
})

test.each([
  ['an outage', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
])('%s is a `network` error', async (_name, broken) => {
  expect(await createCardToken({ ...args, fetch: broken })).toEqual({ ok: false, error: { kind: 'network' } })
})
