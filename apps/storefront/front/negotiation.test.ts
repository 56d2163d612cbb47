import { expect, test } from 'vitest'
import { getEncoding, isHeld } from './negotiation.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['BR', 'br'],
  [undefined, undefined],
])('%s chooses %s', (accepted, encoding) => {
  expect(getEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding)
})

test.each([
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"ab"', false],
  [undefined, false],
])('a client that has %s has the page: %s', (tags, expected) => {
  expect(isHeld({ headers: { 'if-none-match': tags } }, 'W/"a"')).toBe(expected)
})
