import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { seed } from '../seed/demo.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function listSlugs(args: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const declared = 'where' in variables ? '($where: JSON)' : ''
  const { data, errors } = await sandbox.query(
    `query List${declared} { products(${args}) { results { slug } } }`,
    variables,
  )
  expect(errors).toBeUndefined()
  return data?.products.results.map(({ slug }: { slug: string }) => slug)
}

const live = seed.products
const bySlug = (slug: string) => {
  const product = live.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`The seed has no ${slug}`)
  return product
}

describe('lists', () => {
  test('a connection has the number of items and pages', async () => {
    const { data } = await sandbox.query(
      '{ products(limit: 20, page: 2) { count page pageCount pages { number start end } results { id } } }',
    )
    const { count, page, pageCount, pages, results } = data?.products ?? {}
    expect(count).toBe(live.length)
    expect(page).toBe(2)
    expect(pageCount).toBe(Math.ceil(live.length / 20))
    expect(pages[1]).toEqual({ number: 2, start: 21, end: Math.min(40, live.length) })
    expect(results).toHaveLength(Math.min(20, live.length - 20))
  })

  test('the default limit is 15; above 1000 the query is refused', async () => {
    expect(await listSlugs('page: 1')).toHaveLength(15)
    expect(await listSlugs('limit: 1000')).toHaveLength(live.length)
    const { data, errors } = await sandbox.query('{ products(limit: 1001) { count } }')
    expect(data).toEqual({ products: null })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID' } }])
  })

  test('are sorted by popularity and by several fields', async () => {
    const popular = live.toSorted((a, b) => b.popularity - a.popularity).slice(0, 3)
    expect(await listSlugs('limit: 3, sort: "popularity desc"')).toEqual(popular.map(({ slug }) => slug))
    const cheap = live.toSorted((a, b) => a.price - b.price || b.popularity - a.popularity).slice(0, 5)
    expect(await listSlugs('limit: 5, sort: "price asc, popularity desc"')).toEqual(
      cheap.map(({ slug }) => slug),
    )
  })

  test('are filtered by both spellings of an operator, with stored names and GraphQL names', async () => {
    const slugs = live.slice(0, 2).map(({ slug }) => slug)
    for (const where of [
      { slug: { _in: slugs } },
      { slug: { $in: slugs } },
      { $or: slugs.map((slug) => ({ slug })) },
    ])
      expect((await listSlugs('where: $where', { where })).toSorted()).toEqual(slugs.toSorted())
    const tracked = live.filter(({ stockTracking }) => stockTracking).length
    for (const where of [{ stock_tracking: true }, { stockTracking: true }])
      expect(await listSlugs('where: $where, limit: 100', { where })).toHaveLength(Math.min(100, tracked))
  })

  test('are filtered by the current stock', async () => {
    const { itemId, productId } = await findStocked()
    await sandbox.service.catalogue.setStock({ itemId, productId, level: 4321 })
    const product = live.find(({ id }) => id === productId)
    expect(await listSlugs('where: $where', { where: { stock_level: { $gte: 4321 } } })).toEqual([
      product?.slug,
    ])
  })

  test('an unreadable `where` or `sort` is a user error', async () => {
    const { data, errors } = await sandbox.query(
      'query Q($where: JSON) { products(where: $where) { count } }',
      { where: { slug: { $near: 1 } } },
    )
    expect(data).toEqual({ products: null })
    expect(errors).toMatchObject([
      { message: 'where knows no operator $near', extensions: { code: 'INVALID' } },
    ])
  })
})

async function findStocked() {
  const rows = await sandbox.service.db.query.stock.findMany({ limit: 1 })
  const [row] = rows
  if (row === undefined) throw new Error('The seed tracks no stock')
  return row
}

describe('categories', () => {
  test('filter by one or several slugs or ids; an empty list does not filter', async () => {
    const [category, other] = seed.categories.filter(({ slug }) =>
      live.some(({ categorySlugs }) => categorySlugs.includes(slug)),
    )
    const inAny = (...slugs: string[]) =>
      live.filter(({ categorySlugs }) => categorySlugs.some((slug) => slugs.includes(slug))).length
    const count = async (args: string) =>
      (await sandbox.query(`{ products(${args}) { count } }`)).data?.products.count
    expect(await count(`category: "${category?.slug}"`)).toBe(inAny(category?.slug ?? ''))
    expect(await count(`category: "${category?.id}"`)).toBe(inAny(category?.slug ?? ''))
    expect(await count(`categories: ["${category?.slug}", "${other?.id}"]`)).toBe(
      inAny(category?.slug ?? '', other?.slug ?? ''),
    )
    expect(await count('category: "", categories: []')).toBe(live.length)
    expect(await count('category: "no-such-category"')).toBe(0)
  })

  test('a category has all its products, most popular first, and its settings', async () => {
    const { data } = await sandbox.query(
      '{ categoryBySlug(slug: "bath-body") { slug name content { productsPerRow } products { slug } images { file { url width height } } } }',
    )
    const expected = live
      .filter(({ categorySlugs }) => categorySlugs.includes('bath-body'))
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(({ slug }) => slug)
    expect(data?.categoryBySlug.products.map(({ slug }: { slug: string }) => slug)).toEqual(expected)
    const { productsPerRow } = data?.categoryBySlug.content ?? {}
    expect(productsPerRow === null || typeof productsPerRow === 'string').toBe(true)
  })

  test('an unknown record is null', async () => {
    const { data, errors } = await sandbox.query(
      '{ productBySlug(slug: "nothing") { id } productById(id: "nothing") { id } categoryBySlug(slug: "nothing") { slug } categoryById { slug } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ productBySlug: null, productById: null, categoryBySlug: null, categoryById: null })
  })

  test('a product is not found in a category it does not belong to', async () => {
    const product = live.find(
      ({ categorySlugs }) => !categorySlugs.includes('gifts') && categorySlugs.length > 0,
    )
    const find = async (category: string) =>
      (await sandbox.query(`{ productBySlug(slug: "${product?.slug}", category: "${category}") { id } }`))
        .data?.productBySlug
    expect(await find('gifts')).toBeNull()
    expect(await find(product?.categorySlugs[0] ?? '')).toEqual({ id: product?.id })
  })
})

describe('search', () => {
  const search = (messages: string, locale = 'en') =>
    listSlugs(`search: ${JSON.stringify(messages)}, limit: 100, _locale: "${locale}"`)

  test('finds products with a word in name, slug or SKU that begins like each word, in any order', async () => {
    const soap = bySlug('oat-honey-soap-bar')
    expect(await search('hon soa')).toContain(soap.slug)
    expect(await search('oney')).toEqual([])
    const pouch = bySlug('sisal-soap-pouch')
    expect(pouch.description.en).toContain('drawstring')
    expect(await search('drawstring')).not.toContain(pouch.slug)
    expect(await search('SOAP honey')).toContain(soap.slug)
    expect(await search(soap.sku)).toContain(soap.slug)
    expect(await search('honey zeppelin')).toEqual([])
    expect(await search('')).toHaveLength(Math.min(100, live.length))
  })

  test('searches in the requested language', async () => {
    const soap = bySlug('oat-honey-soap-bar')
    expect(await search(soap.name.fr ?? '', 'fr')).toContain(soap.slug)
    expect(await search(soap.name.de ?? '', 'en')).not.toContain(soap.slug)
  })
})

const PRICES =
  'currency price sale salePrice origPrice purchaseOptions { standard { price sale salePrice origPrice } }'

describe('money', () => {
  const read = async (slug: string, currency: string) =>
    (await sandbox.query(`{ productBySlug(slug: "${slug}", _currency: "${currency}") { ${PRICES} } }`)).data
      ?.productBySlug

  test('a product on sale has its price now and its price before', async () => {
    const sale = live.find((product) => product.sale && product.origPrice !== undefined)
    const found = await read(sale?.slug ?? '', 'GBP')
    expect(found).toMatchObject({
      currency: 'GBP',
      sale: true,
      price: (sale?.price ?? 0) / 100,
      salePrice: (sale?.price ?? 0) / 100,
      origPrice: (sale?.origPrice ?? 0) / 100,
    })
    expect(found.purchaseOptions.standard).toEqual({
      price: found.price,
      sale: true,
      salePrice: found.salePrice,
      origPrice: found.origPrice,
    })
  })

  test('a priced currency has fixed prices, any other is converted and rounded', async () => {
    const fixed = live.find(({ currencyPrices }) => currencyPrices?.USD !== undefined)
    expect(await read(fixed?.slug ?? '', 'USD')).toMatchObject({
      currency: 'USD',
      price: (fixed?.currencyPrices?.USD ?? 0) / 100,
    })
    const plain = live.find(
      (product) => product.currencyPrices?.USD === undefined && product.price % 100 !== 0,
    )
    expect(await read(plain?.slug ?? '', 'USD')).toMatchObject({
      price: Math.round((plain?.price ?? 0) * 1.28) / 100,
    })
    expect(await read(plain?.slug ?? '', 'eur')).toMatchObject({
      currency: 'EUR',
      price: Math.round((plain?.price ?? 0) * 1.17) / 100,
    })
  })

  test('an unknown currency falls back to the store’s', async () => {
    expect(await read('oat-honey-soap-bar', 'XYZ')).toMatchObject({ currency: 'GBP' })
  })

  test('`where` and `sort` use the prices that are shown', async () => {
    const limit = 10
    const expected = live.filter(
      ({ price, currencyPrices }) => (currencyPrices?.USD ?? Math.round(price * 1.28)) < limit * 100,
    )
    const { data } = await sandbox.query(
      'query Q($where: JSON) { products(_currency: "USD", where: $where) { count } }',
      {
        where: { price: { $lt: limit } },
      },
    )
    expect(data?.products.count).toBe(expected.length)
  })
})

describe('languages', () => {
  test.each([
    ['fr', 'fr'],
    ['de', 'de'],
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['xx', 'en'],
  ] as const)('%s is answered in %s', async (asked, expected) => {
    const soap = bySlug('oat-honey-soap-bar')
    const { data } = await sandbox.query(
      `{ productBySlug(slug: "${soap.slug}", _locale: "${asked}") { name } }`,
    )
    expect(data?.productBySlug.name).toBe(soap.name[expected])
  })

  test('a nested field may have a language of its own', async () => {
    const [category] = seed.categories.filter(({ slug }) => slug === 'bath-body')
    const { data } = await sandbox.query(
      '{ productBySlug(slug: "oat-honey-soap-bar") { categories(_locale: "de") { slug name } } }',
    )
    expect(data?.productBySlug.categories).toContainEqual({ slug: 'bath-body', name: category?.name.de })
  })
})

describe('a whole product', () => {
  test('stock level and stock status are the current ones', async () => {
    const product = live.find(
      ({ stockTracking, stockPurchasable, variants }) =>
        stockTracking && !stockPurchasable && variants.length === 0,
    )
    const productId = product?.id ?? ''
    const read = async () =>
      (await sandbox.query(`{ productById(id: "${productId}") { stockLevel stockStatus } }`)).data
        ?.productById
    await sandbox.service.catalogue.setStock({ itemId: productId, productId, level: 2 })
    expect(await read()).toEqual({ stockLevel: 2, stockStatus: 'in_stock' })
    await sandbox.service.catalogue.setStock({ itemId: productId, productId, level: 0 })
    expect(await read()).toEqual({ stockLevel: 0, stockStatus: 'out_of_stock' })
  })

  test('a product without stock tracking has no level and no status', async () => {
    const product = live.find(({ stockTracking }) => !stockTracking)
    const { data } = await sandbox.query(
      `{ productById(id: "${product?.id}") { stockTracking stockLevel stockStatus } }`,
    )
    expect(data?.productById).toEqual({ stockTracking: false, stockLevel: null, stockStatus: null })
  })

  test('variants carry their own price, stock and values; pictures their real size', async () => {
    const product = live.find(({ variants }) => variants.some(({ price }) => price !== undefined))
    const { data } = await sandbox.query(
      `{ productById(id: "${product?.id}") { images { caption file { url width height } } variants { count results { id price currency optionValueIds stockLevel purchaseOptions { standard { price } } } } } }`,
    )
    const { images, variants } = data?.productById ?? {}
    expect(variants.count).toBe(product?.variants.length)
    const priced = product?.variants.find(({ price }) => price !== undefined)
    const found = variants.results.find(({ id }: { id: string }) => id === priced?.id)
    expect(found).toMatchObject({
      price: (priced?.price ?? 0) / 100,
      currency: 'GBP',
      optionValueIds: priced?.optionValueIds,
    })
    expect(found.purchaseOptions.standard.price).toBe(found.price)
    expect(images[0].file.url).toBe(`http://localhost:4000/cdn/${product?.images[0]?.file}`)
    expect(images[0].file.width).toBeGreaterThan(100)
    expect(images[0].file.height).toBeGreaterThan(100)
  })

  test('plans, schedules and attributes', async () => {
    const product = live.find(({ purchaseOptions }) => purchaseOptions.subscription !== undefined)
    const plan = product?.purchaseOptions.subscription?.plans[0]
    const { data } = await sandbox.query(
      `{ productById(id: "${product?.id}") { attributes purchaseOptions { subscription { active plans { id price billingSchedule { interval intervalCount trialDays } } } } } }`,
    )
    expect(data?.productById.purchaseOptions.subscription.plans[0]).toMatchObject({
      id: plan?.id,
      price: (plan?.price ?? 0) / 100,
      billingSchedule: {
        interval: plan?.billingSchedule.interval,
        intervalCount: plan?.billingSchedule.intervalCount,
      },
    })
    const [id = ''] = Object.keys(product?.attributes ?? {})
    expect(data?.productById.attributes[id]).toMatchObject({
      id,
      name: seed.attributes.find((one) => one.id === id)?.name.en,
    })
  })

  test('filterable attributes with their values', async () => {
    const { data } = await sandbox.query(
      'query Q($where: JSON) { attributes(where: $where, limit: 100) { count results { name type values filterable } } }',
      {
        where: { filterable: true },
      },
    )
    const expected = seed.attributes.filter(({ filterable }) => filterable)
    expect(data?.attributes.count).toBe(expected.length)
    expect(data?.attributes.results[0]).toMatchObject({
      name: expected[0]?.name.en,
      values: expected[0]?.values.map(({ en }) => en),
    })
  })
})

test('a shopper’s session sets language and money where the query does not', async () => {
  const { session } = await sandbox.query(
    'mutation { updateSession(input: { currency: "USD", locale: "fr" }) { currency locale } }',
  )
  const soap = bySlug('oat-honey-soap-bar')
  const { data } = await sandbox.query(
    `{ productBySlug(slug: "${soap.slug}") { name currency } }`,
    {},
    { 'x-session': session ?? '' },
  )
  expect(data?.productBySlug).toEqual({ name: soap.name.fr, currency: 'USD' })
})
