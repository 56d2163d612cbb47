import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toCategory as mapCategory } from './to-category.ts'

const toCategory = fromJson(mapCategory)
const context = { logger: silentLogger }

test('a category with only a slug has the defaults', () => {
  expect(toCategory({ slug: 'bath-body' }, context)).toEqual({
    slug: 'bath-body',
    name: 'bath-body',
    description: undefined,
    metaTitle: undefined,
    metaKeywords: undefined,
    metaDescription: undefined,
    images: [],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: true,
      productsPerRow: 3,
      enableQuickAdd: false,
      featuredCategories: [],
    },
  })
})

test.each([
  ['4', 4],
  [4, 4],
  [1, 2],
  ['9', 5],
  [null, 3],
  ['many', 3],
])('%j products per row become %i', (productsPerRow, expected) => {
  expect(toCategory({ slug: 'a', content: { productsPerRow } }, context)?.content.productsPerRow).toBe(
    expected,
  )
})

test('its description is plain text, and featured categories that cannot be read are dropped', () => {
  const category = toCategory(
    {
      slug: 'bath-body',
      name: 'Bath & Body',
      description: '<p>Soap &amp; oil</p>',
      content: { featuredCategories: [{ category: { slug: 'gifts', name: 'Gifts' } }, { category: null }] },
    },
    context,
  )
  expect(category).toMatchObject({
    description: 'Soap & oil',
    content: { featuredCategories: [{ slug: 'gifts', name: 'Gifts' }] },
  })
})

test('any JSON is read without an exception', () => {
  const names = [
    'slug',
    'name',
    'description',
    'products',
    'content',
    'featuredCategories',
    'category',
    'images',
    'productsPerRow',
  ]
  fc.assert(
    fc.property(hostileJson(names), (json) => {
      const perRow = toCategory(json, context)?.content.productsPerRow ?? 3
      expect(perRow).toBeGreaterThanOrEqual(2)
      expect(perRow).toBeLessThanOrEqual(5)
    }),
  )
})
