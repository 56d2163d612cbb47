import { createTestShop } from '@sorrel/commerce/testing'
import { aProduct } from '@sorrel/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { siteUrl } from '../../site-url'
import { GET, POST, PUT } from './[...path]/route'

afterEach(() => vi.unstubAllGlobals())

const call = (method: string, path: string, origin: string, body?: object) =>
  new Request(`${siteUrl}/store-api/${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json' },
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
