import { expect, test } from 'vitest'
import { toPathIn } from './to-path-in.ts'

test.each([
  ['/', 'de', '/de'],
  ['/de', 'en', '/'],
  ['/de?x=1', 'en', '/?x=1'],
  ['/products?page=2', 'de', '/de/products?page=2'],
  ['/de/products?page=2', 'fr', '/fr/products?page=2'],
  ['/de/products', 'de', '/de/products'],
  ['/design', 'en', '/design'],
])('%s in %s is %s', (path, locale, expected) => {
  expect(toPathIn(path, { locale, locales: ['en', 'de', 'fr'], defaultLocale: 'en' })).toBe(expected)
})
