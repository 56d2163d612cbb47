import { expect, test } from 'vitest'
import { getLoggedPath } from './request-log.ts'

test.each([
  ['/products/soap?variant=1', '/products/soap'],
  ['/account/login?next=/account/orders', '/account/login'],
  ['/account/set-password/S3cret-key', '/account/set-password/…'],
  ['/fr/account/set-password/S3cret-key/success?x=1', '/fr/account/set-password/…/success'],
])('%s is written down as %s', (url, path) => {
  expect(getLoggedPath(url)).toBe(path)
})
