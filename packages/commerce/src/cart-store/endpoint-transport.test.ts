import { toCartData } from '@sorrel/contracts/calls'
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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: toCartData(cart) })))
  expect(await transport.fetch()).toEqual({ ok: true, value: expected })
})
