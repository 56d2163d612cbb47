import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import { readFileSync } from 'node:fs'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { getStockStatus } from '@sorrel/domain/stock'
import { expect, test } from 'vitest'
import {
  createFallbackCategories,
  createPlaceholderProduct,
  FALLBACK_CATEGORY_CONTENT,
  type FallbackMessageKey,
} from './fallback.ts'

/** The shop's own English words, as shipped. */
const messages: unknown = JSON.parse(
  readFileSync(new URL('../../i18n/messages/en.json', import.meta.url), 'utf8'),
)

function words(key: FallbackMessageKey): string {
  const found = key
    .split('.')
    .reduce((node: unknown, part) => (isRecord(node) ? node[part] : undefined), messages)
  return parseText(found) ?? `missing: ${key}`
}

test('the fallback categories are Bath & Body and Gifts, four products in a row', () => {
  expect(createFallbackCategories(words)).toEqual([
    { slug: 'bath-body', name: 'Bath & Body' },
    { slug: 'gifts', name: 'Gifts' },
  ])
  expect(FALLBACK_CATEGORY_CONTENT.productsPerRow).toBe(4)
})

test('the placeholder says that the product is unavailable, in dollars, in stock, with no way to buy it', () => {
  const product = createPlaceholderProduct({ slug: 'soap', words, imageSrc: '/placeholder.svg' })
  expect(product).toMatchObject({
    slug: 'soap',
    name: 'Product Temporarily Unavailable',
    description: 'This product information is temporarily unavailable. Please try again later.',
    currency: 'USD',
    stockTracking: false,
    stockPurchasable: true,
    images: [{ src: '/placeholder.svg', alt: 'No picture available' }],
  })
  expect(getPurchaseKinds(product)).toEqual([])
  expect(getStockStatus(product)).toBe('in-stock')
})
