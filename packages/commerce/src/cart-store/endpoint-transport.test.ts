import { toCartJson } from '@sorrel/contracts/http'
import { getEmptyCart } from '@sorrel/domain/cart'
import { aCart } from '@sorrel/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createEndpointTransport } from './endpoint-transport.ts'

afterEach(() => vi.unstubAllGlobals())

const transport = createEndpointTransport({ storeApi: 'store-api', currency: 'EUR', locale: 'en' })

it.each([
  ['nothing yet, as the empty cart of the page', null, getEmptyCart('EUR')],
  ['a cart, as it is', aCart({ giftcardTotal: 2 }), aCart({ giftcardTotal: 2 })],
])('an answer with %s', async (_name, cart, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(toCartJson({ data: cart }))))
  expect(await transport.fetch()).toEqual({ ok: true, value: expected })
})

it.each([
  ['a refusal', 409, 'refused', 'refused'],
  ['an unknown code', 404, 'refused', 'unknown-code'],
  ['a failure of the service, which may have done it', 503, 'unanswered', 'unanswered'],
])('an answer with %s', async (_name, status, ofLine, ofCode) => {
  const problem = { error: { code: 'internal', message: 'No', requestId: 'r-1' } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status })))
  const toError = (kind: string) => ({ ok: false, error: { kind, requestId: 'r-1' } })
  expect(await transport.update('line', 2)).toEqual(toError(ofLine))
  expect(await transport.applyCode('AB12')).toEqual(toError(ofCode))
})

it('no answer leaves open whether the change was made', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await transport.remove('line')).toEqual({ ok: false, error: { kind: 'unanswered' } })
})
