import { expect, test } from 'vitest'
import type { Route } from './route.ts'
import { createRouter } from './router.ts'

const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  handle: () => new Response(path),
})
const find = createRouter([
  route('GET', '/api/cart/order'),
  route('GET', '/api/content/pages/:slug'),
  route('POST', '/checkout/:checkoutId'),
  route('GET', '/checkout/:checkoutId'),
])

test.each([
  ['GET', '/api/content/pages/home', { slug: 'home' }],
  ['GET', '/api/content/pages/home/', { slug: 'home' }],
  ['HEAD', '/api/content/pages/home', { slug: 'home' }],
  ['GET', '/api/content/pages/caf%C3%A9', { slug: 'café' }],
  ['POST', '/checkout/abc', { checkoutId: 'abc' }],
])('%s %s', (method, path, params) => {
  expect(find(method, path)).toMatchObject({ kind: 'route', params })
})

test.each([
  '/api/content/pages',
  '/api/content/pages/',
  '/api/content/pages/a/b',
  '/api/content/pages/%E0%A4%A',
  '/',
])('nothing is at %s', (path) => {
  expect(find('GET', path)).toEqual({ kind: 'none' })
})

test('another method is told which ones there are', () => {
  expect(find('DELETE', '/checkout/abc')).toEqual({ kind: 'other-method', allowed: ['POST', 'GET'] })
})
