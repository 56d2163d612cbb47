import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

test.each([
  ['https://shop.example', true],
  ['https://shop.example:444', false],
  ['http://shop.example', false],
  ['https://shop.example.evil.example', false],
  ['https://evil.example', false],
  ['null', false],
  ['', false],
  [null, false],
])('Origin %s: %s', (origin, expected) => {
  expect(isSameOrigin(origin, 'https://shop.example')).toBe(expected)
})
