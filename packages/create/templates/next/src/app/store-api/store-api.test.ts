import { createTestShop } from '@sorrel/commerce/testing'
import { aProduct } from '@sorrel/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { shop } from '../../shop'
import { siteUrl } from '../../site-url'
import { GET, POST, PUT } from './[...path]/route'

afterEach(() => vi.unstubAllGlobals())

const call = (method: string, path: string, origin: string, body?: object) =>
  new Request(`${siteUrl}/store-api/${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', 'accept-language': shop.languages[0] },
    body: body && JSON.stringify(body),
  })

test('a cart belongs to the cookie that no script can read', async () => {
  const soap = aProduct({ options: [], variants: [], stockTracking: false })
  vi.stubGlobal('fetch', createTestShop({ products: [soap] }).fetch)
  const input = { productId: soap.id, quantity: 2, options: [], purchaseOption: { type: 'standard' } }
  const added = await PUT(call('PUT', 'cart', siteUrl, input))
  expect(added.headers.getSetCookie().join()).toMatch(/session=[^;]+;.*HttpOnly/)
})

test('pages of others change nothing, and other paths have no answer', async () => {
  expect((await POST(call('POST', 'logout', 'https://evil.example', {}))).status).toBe(403)
  expect((await GET(call('GET', 'nothing', siteUrl))).status).toBe(404)
})

test('the mail of a forgotten password leads to this shop, in the language of the page', async () => {
  const { fetch, calls } = createTestShop()
  vi.stubGlobal('fetch', fetch)
  await POST(call('POST', 'password-recovery', siteUrl, { email: 'eve@shop.example' }))
  const address = `${siteUrl}/${shop.languages[0]}/account/set-password/{reset_key}`
  expect(calls[0]?.variables).toEqual({ email: 'eve@shop.example', passwordResetUrl: address })
})
