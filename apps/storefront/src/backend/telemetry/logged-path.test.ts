import { expect, test } from 'vitest'
import { getLoggedPath, getLogLevel } from './logged-path.ts'

test.each([
  ['/products/soap?variant=1', '/products/soap'],
  ['/account/login?next=/account/orders', '/account/login'],
  ['/account/set-password/S3cret-key', '/account/set-password/…'],
  ['/api/webhooks/commerce/S3cret?x=1', '/api/webhooks/commerce/…'],
  ['/fr/account/set-password/S3cret-key/success?x=1', '/fr/account/set-password/…/success'],
])('%s is written down as %s', (url, path) => {
  expect(getLoggedPath(url)).toBe(path)
})

test.each([
  ['/products', 200, 'info'],
  ['/products', 404, 'info'],
  ['/products', 500, 'error'],
  ['/products', 503, 'error'],
  ['/readyz', 503, 'info'],
  ['/readyz', 200, 'debug'],
  ['/healthz', 200, 'debug'],
])('%s with %i is an entry of level %s', (path, status, level) => {
  expect(getLogLevel(path, status)).toBe(level)
})
