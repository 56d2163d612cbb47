import { expect, test } from 'vitest'
import { getRouteTemplate } from './route-template.ts'

test.each([
  ['/', '/'],
  ['/.well-known/ucp', '/.well-known/ucp'],
  ['/.well-known/ucp/2026-04-08', '/.well-known/ucp'],
  ['/fr', '/'],
  ['/products', '/products'],
  ['/products/oat-soap', '/products/{slug}'],
  ['/fr/products/oat-soap.md', '/products/{slug}.md'],
  ['/feeds/en-gbp/products-1.xml', '/feeds/{file}'],
  ['/fr/llms.txt', '/llms.txt'],
  ['/products.json', '/products.json'],
  ['/de/categories/bath', '/categories/{slug}'],
  ['/quiz/wish-list/results', '/quiz/{slug}/results'],
  ['/about', '/{slug}'],
  ['/cart', '/cart'],
  ['/fr/saved', '/saved'],
  ['/checkout/complete', '/checkout/complete'],
  ['/account', '/account'],
  ['/account/orders', '/account/orders'],
  ['/account/orders/65f0', '/account/orders/{id}'],
  ['/account/set-password/S3cret/expired', '/account/set-password/{key}/expired'],
  ['/account/forms/address', '/account/forms/{form}'],
  ['/shop-calls/cart/add', '/shop-calls/{endpoint}'],
  ['/api/reviews/products/65f0', '/api/reviews/{endpoint}'],
  ['/api/web-vitals', '/api/web-vitals'],
  ['/api/webhooks/commerce/S3cret', '/api/webhooks/commerce/{secret}'],
  ['/_next/static/chunks/a.js', '/_next/{file}'],
  ['/robots.txt', '/robots.txt'],
  ['/readyz', '/readyz'],
  ['/a/b/c', '{other}'],
])('%s is of the kind %s', (path, template) => {
  expect(getRouteTemplate(path, { status: 200, storeApiPrefix: 'shop-calls' })).toBe(template)
})

test('an invented file that is refused before anybody looks for it makes no kind of its own', () => {
  expect(getRouteTemplate('/invented.page', { status: 405, storeApiPrefix: 'shop-calls' })).toBe('/{slug}')
})

test('whatever is missing is of one kind', () => {
  expect(getRouteTemplate('/wp-login.php', { status: 404, storeApiPrefix: 'shop-calls' })).toBe('{missing}')
})
