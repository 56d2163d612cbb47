import { expect, test } from 'vitest'
import { getDestination } from './public-path.ts'

const isFilter = (id: string) => id === 'scent'

const go = (path: string, query = '') => getDestination(path, new URLSearchParams(query), isFilter)

test.each([
  ['/', '/'],
  ['/products', '/products'],
])('%s is cached', (path, inside) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'cached', path: inside, query: '' })
})

test.each([
  ['/products/soap', 'product', 'soap'],
  ['/categories/bath-body', 'category', 'bath-body'],
  ['/about-us', 'page', 'about-us'],
])('%s is cached once its %s is known', (path, of, value) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'cached', path, query: '', slug: { of, value } })
})

test.each([
  ['/products', 'sort=price-asc&utm_source=mail', 'sort=price-asc'],
  ['/products', 'scent=rose&page=2&scent=lime', 'scent=lime&scent=rose&page=2'],
  ['/products/soap', 'ref=mail&variant=1', 'variant=1'],
  ['/products/soap', 'review_sort=recent', 'review_sort=recent'],
  ['/categories/gifts', 'price=10&price=5&x=1', 'price=5&price=10'],
])('%s?%s is cached as %s', (path, query, known) => {
  expect(go(path, query)).toMatchObject({ rendering: 'cached', path, query: known })
})

test.each([
  ['/products', 'utm_source=mail'],
  ['/products', 'gbraid=1&mc_cid=2'],
  ['/products', '_rsc=abc'],
  ['/products', 'sort=popular&page=1&price=x'],
  ['/products/soap', 'token=secret'],
  ['/products/soap', 'variant=%3Cscript%3E'],
])('%s?%s is the page without a query', (path, query) => {
  expect(go(path, query)).toMatchObject({ rendering: 'cached', path, query: '' })
})

test.each([
  ['/products/soap', 'review_q=smells%20nice', 'review_q=smells+nice'],
  ['/products/soap', 'review_rating=5', 'review_rating=5'],
  ['/products', `scent=${'x'.repeat(500)}`, `scent=${'x'.repeat(500)}`],
])('%s?%s is made per request', (path, query, known) => {
  expect(go(path, query)).toMatchObject({ rendering: 'streamed', path, query: known })
})

test.each(['/', '/about-us'])('%s shows no other state by its query', (path) => {
  expect(go(path, 'sort=price')).toMatchObject({ rendering: 'cached', path })
})

test.each([
  '/search',
  '/cart',
  '/saved',
  '/gift-card-balance',
  '/checkout',
  '/checkout/complete',
  '/account/login',
  '/account/sign-up',
  '/account/password-recovery',
  '/account/password-recovery/check-email',
  '/account/set-password/k3y',
  '/account/set-password/k3y/expired',
  '/account/set-password/k3y/success',
  '/account',
  '/account/orders',
  '/account/orders/1',
  '/account/subscriptions/1',
  '/account/addresses',
  '/account/cards',
  '/account/profile',
  '/account/reviews',
])('%s is made per request', (path) => {
  expect(go(path)).toEqual({ kind: 'page', rendering: 'streamed', path })
})

test.each(['/quiz/gift_finder-2', '/quiz/gift_finder-2/results'])(
  '%s is made per request once its quiz is known',
  (path) => {
    const slug = { of: 'quiz', value: 'gift_finder-2' }
    expect(go(path)).toEqual({ kind: 'page', rendering: 'streamed', path, slug })
  },
)

test.each([['/home', '/']])('%s leads to %s', (path, target) => {
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
  '/account/orders/%ed%a0%80',
  '/account/set-password/%zz',
  '/a b',
  '/%2e%2e',
  '/products/%2e%2e',
  '//evil.example',
])('%s is nothing', (path) => {
  expect(go(path)).toEqual({ kind: 'missing' })
})
