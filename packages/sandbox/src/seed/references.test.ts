import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProductDocument } from '../catalogue/documents.ts'
import { seed } from './demo.ts'
import { captions } from './read-seed.ts'

const MEDIA = new URL('../../media/', import.meta.url)

const bySlug = new Map(seed.products.map((product) => [product.slug, product]))
const categorySlugs = new Set(seed.categories.map(({ slug }) => slug))
const pageSlugs = new Set(seed.pages.map(({ slug }) => slug))
const quizIds = new Set(seed.quizzes.map(({ id }) => id))

/** Every object of a document, at any depth. */
function collect(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(collect)
  if (typeof value !== 'object' || value === null) return []
  const record: Readonly<Record<string, unknown>> = { ...value }
  return [record, ...Object.values(record).flatMap(collect)]
}

const getTexts = (documents: unknown, field: string): readonly string[] =>
  collect(documents).flatMap((record) => {
    const value = record[field]
    return typeof value === 'string' ? [value] : []
  })

/** Whether the product has this option and, unless it takes a text, this value of it. */
function isChoice(product: ProductDocument | undefined, optionId: string, chosen: string): boolean {
  const option = product?.options.find(({ id }) => id === optionId)
  if (option === undefined) return false
  return option.values.length === 0 ? chosen !== '' : option.values.some(({ id }) => id === chosen)
}

describe('references between documents', () => {
  it('use an id for one record only', () => {
    const ids = seed.products.flatMap((product) => [
      product.id,
      ...product.options.flatMap((option) => [option.id, ...option.values.map(({ id }) => id)]),
      ...product.variants.map(({ id }) => id),
      ...(product.purchaseOptions.subscription?.plans ?? []).map(({ id }) => id),
      ...product.crossSells.map(({ id }) => id),
      ...product.content.productHighlights.map(({ id }) => id),
      ...product.content.expandableDetails.map(({ id }) => id),
    ])
    const others = [
      ...seed.categories,
      ...seed.pages,
      ...seed.customers,
      ...seed.orders,
      ...seed.subscriptions,
    ]
    const all = [...ids, ...others.map(({ id }) => id)]
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  })

  it('give products existing categories, and categories existing parents', () => {
    const named = [
      ...seed.products.flatMap((product) => product.categorySlugs),
      ...seed.categories.flatMap(({ parentSlug, content }) => [
        ...(parentSlug === undefined ? [] : [parentSlug]),
        ...(content?.featuredCategorySlugs ?? []),
      ]),
    ]
    expect(named.filter((slug) => !categorySlugs.has(slug))).toEqual([])
  })

  it('suggest existing products, and never the product itself', () => {
    for (const { slug, upSellSlugs, crossSells } of seed.products) {
      const suggested = [...upSellSlugs, ...crossSells.map((crossSell) => crossSell.slug)]
      expect(suggested.filter((other) => other === slug || !bySlug.has(other))).toEqual([])
    }
  })

  it('give options parents of the same product', () => {
    for (const { slug, options } of seed.products) {
      for (const option of options.filter(({ parentId }) => parentId !== undefined)) {
        const parent = options.find(({ id }) => id === option.parentId)
        const values = parent?.values.map(({ id }) => id) ?? []
        expect([slug, option.parentValueIds?.every((id) => values.includes(id))]).toEqual([slug, true])
      }
    }
  })

  it('give variants one value of each option that selects a variant', () => {
    for (const { slug, options, variants } of seed.products) {
      const selecting = options.filter(({ variant }) => variant)
      for (const { optionValueIds } of variants) {
        const found = selecting.map(
          ({ values }) => values.filter(({ id }) => optionValueIds.includes(id)).length,
        )
        expect([slug, found]).toEqual([slug, selecting.map(() => 1)])
        expect(optionValueIds).toHaveLength(selecting.length)
      }
    }
  })

  it('use existing attribute values', () => {
    for (const { slug, attributes } of seed.products) {
      for (const [id, value] of Object.entries(attributes)) {
        const attribute = seed.attributes.find((known) => known.id === id)
        const offered = attribute?.values ?? []
        const isFreeText = attribute !== undefined && offered.length === 0
        const own = Array.isArray(value) ? value : [value]
        expect([slug, id, isFreeText || own.every((text) => offered.includes(text))]).toEqual([
          slug,
          id,
          true,
        ])
      }
    }
  })

  it('name exactly the files of the media folder, each with a caption', () => {
    const files = readdirSync(MEDIA).filter((file) => file.endsWith('.webp'))
    expect(files.toSorted()).toEqual(Object.keys(captions).toSorted())
    const used = getTexts(seed, 'file')
    expect(used.filter((file) => !existsSync(new URL(file, MEDIA)))).toEqual([])
    expect(files.filter((file) => !used.includes(file))).toEqual([])
  })

  it('link menus to existing records', () => {
    const items = collect(seed.menus)
    const getSlugs = (model: string) =>
      items.filter((item) => item.model === model).flatMap((item) => getTexts(item.value, 'slug'))
    expect(getSlugs('categories').filter((slug) => !categorySlugs.has(slug))).toEqual([])
    expect(getSlugs('products').filter((slug) => !bySlug.has(slug))).toEqual([])
    expect(getSlugs('content/pages').filter((slug) => !pageSlugs.has(slug))).toEqual([])
    const quizzes = items.filter((item) => item.model === 'content/quizzes')
    expect(quizzes.flatMap((item) => getTexts(item.value, 'id')).every((id) => quizIds.has(id))).toBe(true)
  })

  it('name existing categories in blocks, and existing products and categories in quiz answers', () => {
    expect(getTexts(seed.pages, 'category_id').filter((slug) => !categorySlugs.has(slug))).toEqual([])
    const selections = collect(seed.quizzes).filter((record) => typeof record._model === 'string')
    expect(selections.length).toBeGreaterThan(40)
    for (const { _model, slug } of selections) {
      const exists = _model === 'products' ? bySlug.has(String(slug)) : categorySlugs.has(String(slug))
      expect([slug, exists]).toEqual([slug, true])
    }
  })

  it('link blocks to pages of the shop', () => {
    const links = getTexts(seed.pages, 'link')
    const isKnown = (link: string) => {
      const [, area = '', slug = ''] = link.split('/')
      if (area === 'products') return slug === '' || bySlug.has(slug)
      return area === 'categories' ? categorySlugs.has(slug) : pageSlugs.has(area)
    }
    expect(links.filter((link) => !isKnown(link))).toEqual([])
  })
})

describe('customers and what they bought', () => {
  const customers = new Set(seed.customers.map(({ id }) => id))
  const lines = [
    ...seed.orders.flatMap((order) => order.lines),
    ...seed.subscriptions.flatMap(({ items = [], ...main }) => [main, ...items]),
  ]

  it('belong to existing customers', () => {
    const owners = [...seed.orders, ...seed.subscriptions].map(({ customerId }) => customerId)
    expect(owners.filter((id) => !customers.has(id))).toEqual([])
  })

  it.each(lines)('contain $productSlug with an existing variant, plan and options', (line) => {
    const { productSlug, variantId, planId, options = {} } = { planId: undefined, ...line }
    const product = bySlug.get(productSlug)
    const variantIds = product?.variants.map(({ id }) => id) ?? []
    const planIds = product?.purchaseOptions.subscription?.plans.map(({ id }) => id) ?? []
    const wanted = [variantId, planId].filter((id) => id !== undefined)
    expect(product).toBeDefined()
    expect(variantIds.length > 0).toBe(variantId !== undefined)
    expect(wanted.filter((id) => ![...variantIds, ...planIds].includes(id))).toEqual([])
    expect(Object.entries(options).filter(([id, chosen]) => !isChoice(product, id, chosen))).toEqual([])
  })

  it('have different numbers of orders and subscriptions', () => {
    const numbers = [...seed.orders, ...seed.subscriptions].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('name default addresses and cards of the same customer', () => {
    for (const { email, addresses, cards, defaultAddressId, defaultCardId } of seed.customers) {
      const known = [...addresses, ...cards].map(({ id }) => id)
      const chosen = [defaultAddressId, defaultCardId].filter((id) => id !== undefined)
      expect([email, chosen.filter((id) => !known.includes(id))]).toEqual([email, []])
    }
  })
})
