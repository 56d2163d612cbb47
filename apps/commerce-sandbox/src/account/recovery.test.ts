import { expect, it } from 'vitest'
import { toResetUrl } from './recovery.ts'

it.each([
  ['https://shop.example/set/{password_reset_key}', 'https://shop.example/set/KEY'],
  ['https://shop.example/set/{reset_key}?a=1', 'https://shop.example/set/KEY?a=1'],
  ['https://shop.example/set/%7Breset_key%7D', 'https://shop.example/set/KEY'],
  ['https://shop.example/set', 'https://shop.example/set/KEY'],
  ['https://shop.example/set/', 'https://shop.example/set/KEY'],
])('puts the key into %s', (resetUrl, url) => {
  expect(toResetUrl(resetUrl, 'KEY')).toBe(url)
})
