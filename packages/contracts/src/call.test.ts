import { expect, test, vi } from 'vitest'
import { callEndpoint, getCallCode, getCartEndpoint, loginEndpoint, logoutEndpoint } from './http.ts'

interface Sent {
  readonly input: string
  readonly init: RequestInit
}

function answerWith(response: Response | Error) {
  const sent: Sent[] = []
  const fetch = async (input: string, init: RequestInit) => {
    sent.push({ input, init })
    if (response instanceof Error) throw response
    return response
  }
  return { sent, fetch }
}

test('a call goes to its path as JSON, and its answer is parsed', async () => {
  const { sent, fetch } = answerWith(Response.json({ data: { total: 0, items: [], checkoutUrl: '#', x: 1 } }))
  const answer = await callEndpoint(getCartEndpoint, {
    fetch,
    origin: 'https://shop.example',
    storeApi: 'own',
    query: { currency: 'EUR' },
    headers: { 'accept-language': 'fr' },
  })
  expect(answer.ok).toBe(true)
  expect(sent).toEqual([
    {
      input: 'https://shop.example/own/cart?currency=EUR',
      init: { method: 'GET', headers: { 'accept-language': 'fr' } },
    },
  ])
})

test('a body is sent as JSON and says so, form data says it by itself', async () => {
  const { sent, fetch } = answerWith(Response.json({}))
  await callEndpoint(loginEndpoint, { fetch, body: { email: 'a@b.co', password: 'x' } })
  await callEndpoint(logoutEndpoint, { fetch, body: new FormData() })
  expect(sent[0]?.init).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.co","password":"x"}',
  })
  expect(sent[1]?.init.headers).toEqual({})
  expect(sent[1]?.init.body).toBeInstanceOf(FormData)
})

const PROBLEM = { error: { code: 'throttled', message: '', requestId: '', fields: { email: 'x' } } }

test.each([
  [
    'a problem',
    Response.json(PROBLEM, { status: 429 }),
    { kind: 'http', status: 429, code: 'throttled', fields: { email: 'x' } },
  ],
  [
    'a refusal of somebody else',
    new Response('<html>', { status: 502 }),
    { kind: 'http', status: 502, code: 'upstream', fields: {} },
  ],
  ['another answer', Response.json({ data: 'no cart' }), { kind: 'decode' }],
  ['no JSON', new Response('hello'), { kind: 'decode' }],
  ['no connection', new TypeError('failed'), { kind: 'network' }],
])('%s is a value', async (_, response, error) => {
  const { fetch } = answerWith(response)
  expect(await callEndpoint(getCartEndpoint, { fetch })).toEqual({ ok: false, error })
})

test('what takes too long is a timeout, what the caller stops is not', async () => {
  const hang = (_input: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('stopped')))
    })
  const call = { fetch: hang, timeoutMs: 5 }
  expect(await callEndpoint(getCartEndpoint, call)).toEqual({ ok: false, error: { kind: 'timeout' } })
  const stopping = new AbortController()
  const stopped = callEndpoint(getCartEndpoint, { fetch: hang, timeoutMs: 5000, signal: stopping.signal })
  stopping.abort()
  expect(await stopped).toEqual({ ok: false, error: { kind: 'network' } })
})

test('every failure has a code', () => {
  expect(getCallCode({ kind: 'network' })).toBe('unavailable')
  expect(getCallCode({ kind: 'timeout' })).toBe('unavailable')
  expect(getCallCode({ kind: 'decode' })).toBe('internal')
  expect(getCallCode({ kind: 'http', status: 409, code: 'conflict', fields: {} })).toBe('conflict')
})

test('one signal needs nothing that older engines lack', async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}
  Reflect.deleteProperty(AbortSignal, 'any')
  try {
    const send = vi.fn(() => Promise.resolve(Response.json({})))
    await callEndpoint(getCartEndpoint, { fetch: send, timeoutMs: 5000 })
    await callEndpoint(getCartEndpoint, { fetch: send, signal: new AbortController().signal })
    expect(send).toHaveBeenCalledTimes(2)
  } finally {
    Object.defineProperty(AbortSignal, 'any', any)
  }
})
