import { LOCALES } from '@sorrel/i18n/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../../test/sandbox.ts'
import { seed } from '../demo.ts'
import { growCatalogue } from './grow.ts'
import { toVariedProduct, variedCategories } from './varied-catalogue.ts'

const COUNT = 1500

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  await growCatalogue(sandbox.service.db, COUNT)
  sandbox.service.catalogue.forget()
})
afterAll(() => sandbox.stop())

const products = Array.from({ length: 2000 }, (_, index) => toVariedProduct(index))

test('the same number is the same product every time, and no two have a slug, id or SKU in common', () => {
  expect(toVariedProduct(17)).toEqual(products[17])
  for (const key of ['id', 'slug', 'sku'] as const)
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length)
})

test('products vary: names, prices, attributes, sales, variants, stock', () => {
  const count = (isWanted: (product: (typeof products)[number]) => boolean) =>
    products.filter(isWanted).length
  expect(new Set(products.map(({ name }) => name.de)).size).toBeGreaterThan(1900)
  expect(new Set(products.map(({ price }) => price)).size).toBeGreaterThan(300)
  expect(new Set(products.flatMap(({ categorySlugs }) => categorySlugs)).size).toBe(72)
  for (const part of [
    count(({ sale }) => sale),
    count(({ variants }) => variants.length > 0),
    count(({ stockTracking, stockLevel }) => stockTracking && stockLevel === 0),
    count(({ purchaseOptions }) => purchaseOptions.subscription !== undefined),
    count(({ currencyPrices }) => currencyPrices !== undefined),
  ]) {
    expect(part).toBeGreaterThan(50)
    expect(part).toBeLessThan(1500)
  }
})

test('every text is there in every language of the messages', () => {
  for (const { name, description } of [...products.slice(0, 200), ...variedCategories])
    for (const text of [name, description ?? name]) {
      expect(Object.keys(text)).toEqual([...LOCALES])
      expect(Object.values(text).every((word) => word.trim() !== '')).toBe(true)
    }
})

test('the categories are three deep and go with those of the demo', () => {
  const bySlug = new Map(
    [...seed.categories, ...variedCategories].map((category) => [category.slug, category]),
  )
  expect(bySlug.size).toBe(seed.categories.length + variedCategories.length)
  const section = bySlug.get(variedCategories.at(-1)?.parentSlug ?? '')
  expect(bySlug.get(section?.parentSlug ?? '')?.parentSlug).toBeUndefined()
})

test('the demo comes first in the grown catalogue, which has as many products as asked', async () => {
  const { data } = await sandbox.query(
    '{ products { count results { slug } } branch: products(categories: ["garden"]) { count } }',
  )
  expect(data?.products.count).toBe(COUNT)
  expect(data?.products.results[0].slug).toBe(seed.products[0]?.slug)
  expect(data?.branch.count).toBeGreaterThan(100)
})

test('growing again to another size replaces what an earlier run wrote', async () => {
  await growCatalogue(sandbox.service.db, 200)
  sandbox.service.catalogue.forget()
  const { data } = await sandbox.query('{ products(search: "VAR-") { count } categories { count } }')
  expect(data?.products.count).toBe(200 - seed.products.length)
  expect(data?.categories.count).toBe(seed.categories.length + variedCategories.length)
})
