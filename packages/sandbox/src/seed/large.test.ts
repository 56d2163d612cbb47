import { describe, expect, it } from 'vitest'
import { seed } from './demo.ts'
import { largeSeed } from './large.ts'

describe('the large store', () => {
  it('has 60 products more, after those of the demo', () => {
    const more = largeSeed.products.slice(seed.products.length)
    expect(largeSeed.products.slice(0, seed.products.length)).toEqual(seed.products)
    expect(more).toHaveLength(60)
    expect(more.every(({ categorySlugs }) => categorySlugs.join() === 'archive')).toBe(true)
  })

  it('gives every product and SKU a name of its own', () => {
    for (const names of [
      largeSeed.products.map(({ slug }) => slug),
      largeSeed.products.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]),
    ])
      expect(new Set(names).size).toBe(names.length)
  })

  it('switches each content setting off in some category', () => {
    const contents = largeSeed.categories.flatMap(({ content }) => content ?? [])
    for (const flag of [
      'showProductsPrice',
      'showProductsDescription',
      'showFeaturedCategories',
      'enableQuickAdd',
    ] as const)
      expect(new Set(contents.map((content) => content[flag]))).toEqual(new Set([true, false]))
  })
})
