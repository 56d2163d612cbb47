import { expect, test } from 'vitest'
import { getDestination } from './public-path.ts'

const go = (path: string, query = '') => getDestination(path, new URLSearchParams(query))

test.each([
  ['/', '/'],
  ['/products', '/products'],
])('%s is cached', (path, inside) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'cached', path: inside })
})

test.each([
  ['/products/soap', 'product', 'soap'],
  ['/categories/bath-body', 'category', 'bath-body'],
  ['/about-us', 'page', 'about-us'],
])('%s is cached once its %s is known', (path, of, value) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'cached', path, slug: { of, value } })
})

test.each([
  ['/products', 'sort=price'],
  ['/products/soap', 'variant=1'],
  ['/categories/gifts', 'price=5&price=10'],
])('%s?%s is made per request by its dynamic variant', (path, query) => {
  expect(go(path, query)).toMatchObject({ rendering: 'streamed', path: `/dynamic${path}` })
})

test.each(['utm_source=mail', 'gclid=1', '_rsc=abc'])('?%s does not cost the cached page', (query) => {
  expect(go('/products', query)).toMatchObject({ rendering: 'cached', path: '/products' })
})

test.each(['/', '/about-us'])('%s shows no other state by its query', (path) => {
  expect(go(path, 'sort=price')).toMatchObject({ rendering: 'cached', path })
})

test.each([
  '/search',
  '/cart',
  '/checkout',
  '/checkout/complete',
  '/account/login',
  '/account/sign-up',
  '/account/password-recovery',
  '/account/password-recovery/check-email',
  '/account/set-password/k3y',
  '/account/set-password/k3y/expired',
  '/account/set-password/k3y/success',
  '/account/orders',
  '/account/orders/1',
  '/account/subscriptions/1',
  '/account/addresses',
  '/account/cards',
  '/account/profile',
])('%s is made per request', (path) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'streamed', path })
})

test.each([
  ['/home', '/'],
  ['/account', '/account/orders'],
])('%s leads to %s', (path, target) => {
  expect(go(path)).toEqual({ kind: 'redirect', path: target })
})

test.each([
  '/dynamic/products',
  '/dynamic/products/soap',
  '/gbp/products',
  '/products/soap/reviews',
  '/account/orders/1/2',
  '/account/nothing',
  '/_app',
  '/a b',
  '/%2e%2e',
  '/products/%2e%2e',
  '//evil.example',
])('%s is nothing', (path) => {
  expect(go(path)).toEqual({ kind: 'missing' })
})
