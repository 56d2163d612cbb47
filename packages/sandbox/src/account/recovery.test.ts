import { expect, it } from 'vitest'
import { toResetUrl } from './recovery.ts'

it.each([
  ['https://shop.example/set/{reset_key}', 'https://shop.example/set/KEY'],
  ['https://shop.example/set/{reset_key}?a=1', 'https://shop.example/set/KEY?a=1'],
  ['https://shop.example/set/{password_reset_key}', 'https://shop.example/set/{password_reset_key}'],
  ['https://shop.example/set', 'https://shop.example/set'],
])('puts the key into %s in the place of {reset_key} and nowhere else', (resetUrl, url) => {
  expect(toResetUrl(resetUrl, 'KEY')).toBe(url)
})
