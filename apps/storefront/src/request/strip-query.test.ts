import { expect, test } from 'vitest'
import { stripQuery } from './strip-query.ts'

const store = { locale: 'en', locales: ['en', 'fr'], homePage: 'home', filters: new Set(['scent']) }

test.each([
  ['/?email=a@b.c&token=1', '/'],
  ['/products?utm_source=mail', '/products'],
  ['/fr/products/soap?fbclid=x', '/fr/products/soap'],
  ['/about?x', '/about'],
])('%s is asked for as %s, since the page shows nothing of its query', (url, cut) => {
  expect(stripQuery(url, store)).toBe(cut)
})

test.each([
  '/products',
  '/products?scent=rose&utm_source=mail',
  '/products/soap?variant=v1',
  '/products/soap?currency=EUR',
  '/search?q=soap',
  '/account/login?next=%2Fcart',
  '/checkout/complete?checkout=c1',
  '/api/catalog/list?x=1',
])('%s stays as it is', (url) => {
  expect(stripQuery(url, store)).toBe(url)
})
