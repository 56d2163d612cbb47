import { expect, it } from 'vitest'
import { isGiftCard } from './gift-card.ts'
import { aCategoryLink } from './testing.ts'

it.each([
  ['gifts-sets among others', ['gifts', 'gifts-sets'], true],
  ['gifts only', ['gifts'], false],
  ['another spelling', ['Gifts-Sets'], false],
  ['no category', [], false],
])('%s', (_name, slugs, expected) => {
  expect(isGiftCard({ categories: slugs.map((slug) => aCategoryLink({ slug })) })).toBe(expected)
})
