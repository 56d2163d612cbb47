import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { seed } from '../seed/demo.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await sandbox.call(`/api${path}`, { headers })
  return { status: response.status, body: await response.json() }
}
const listSlugs = async (query: string) => {
  const { status, body } = await read(`/products?limit=1000&${query}`)
  expect(status).toBe(200)
  const slugs: string[] = body.results.map(({ slug }: { slug: string }) => slug)
  expect(body.count).toBe(slugs.length)
  return slugs
}
const getSlugs = (isWanted: (product: (typeof seed.products)[number]) => boolean) =>
  seed.products.filter(isWanted).map(({ slug }) => slug)

describe('a list over REST', () => {
  test('has count and page, 15 products by default', async () => {
    const { body } = await read('/products?page=2')
    expect(body).toMatchObject({ count: seed.products.length, page: 2, limit: 15 })
    expect(body.results).toHaveLength(15)
  })

  test('needs the public key, and at most 1000 products may be asked for', async () => {
    expect((await sandbox.call('/api/products', { headers: { authorization: 'no' } })).status).toBe(401)
    expect((await read('/products?limit=1001')).status).toBe(400)
  })

  test('holds variants and categories only where they are asked for', async () => {
    const [lean] = (await read('/products?where[slug]=oat-honey-soap-bar')).body.results
    expect(lean).not.toHaveProperty('variants')
    expect(lean).not.toHaveProperty('categories')
    const query = 'where[slug]=oat-honey-soap-bar&expand[0]=variants&expand[1]=categories'
    const [full] = (await read(`/products?${query}`)).body.results
    expect(full.variants.results.length).toBeGreaterThan(1)
    expect(full.categories).toContainEqual(
      expect.objectContaining({ slug: 'bath-body', name: 'Bath & Body' }),
    )
  })

  test('is in the language and the currency of the headers, in snake_case, attributes by their ids', async () => {
    const soap = seed.products.find(({ slug }) => slug === 'oat-honey-soap-bar')
    const headers = { 'x-locale': 'fr', 'x-currency': 'EUR' }
    const [product] = (await read('/products?where[slug]=oat-honey-soap-bar', headers)).body.results
    expect(product).toMatchObject({
      name: soap?.name.fr,
      currency: 'EUR',
      stock_tracking: true,
      date_created: soap?.dateCreated,
      purchase_options: { standard: { price: product.price } },
    })
    expect(Object.keys(product.attributes)).toEqual(Object.keys(soap?.attributes ?? {}))
  })

  test('a single read has the variants; what is missing is null', async () => {
    const { body } = await read('/products/oat-honey-soap-bar?$cache=false')
    expect(body.variants.results.length).toBeGreaterThan(1)
    expect((await read(`/products/${body.id}`)).body.slug).toBe('oat-honey-soap-bar')
    expect(await read('/products/nothing')).toEqual({ status: 200, body: null })
  })
})

describe('$filters', () => {
  test('price takes what costs between two bounds', async () => {
    const expected = getSlugs(({ price }) => price >= 500 && price <= 750)
    expect(await listSlugs('$filters[price][0]=5&$filters[price][1]=7.5')).toEqual(expected)
    expect((await read('/products?$filters[price][0]=5')).status).toBe(400)
  })

  test('category takes any of the categories, without those below, inside the scope', async () => {
    const inSome = getSlugs(({ categorySlugs }) =>
      categorySlugs.some((slug) => /^(household|gifts)$/.test(slug)),
    )
    expect(await listSlugs('$filters[category][0]=household&$filters[category][1]=gifts')).toEqual(inSome)
    const inBoth = getSlugs(({ categorySlugs }) =>
      ['gifts', 'well-loved'].every((slug) => categorySlugs.includes(slug)),
    )
    expect(await listSlugs('category=well-loved&$filters[category][0]=gifts')).toEqual(inBoth)
  })

  test('an attribute takes any of its values as they are written; several attributes must all match', async () => {
    const has = (product: (typeof seed.products)[number], id: string, value: string) =>
      JSON.stringify(product.attributes[id] ?? '').includes(`"en":"${value}"`)
    const some = getSlugs((product) => has(product, 'material', 'Sisal') || has(product, 'material', 'Cork'))
    expect(await listSlugs('$filters[material][0]=Sisal&$filters[material][1]=Cork')).toEqual(some)
    expect(await listSlugs('$filters[material][0]=sisal')).toEqual([])
    const both = getSlugs(
      (product) => has(product, 'material', 'Plant oils') && has(product, 'scent', 'Citrus'),
    )
    expect(both.length).toBeGreaterThan(0)
    expect(await listSlugs('$filters[material][0]=Plant oils&$filters[scent][0]=Citrus')).toEqual(both)
    expect((await read('/products?$filters[no_such_attribute][0]=x')).status).toBe(400)
  })

  test('stock_status is that of this moment; "available only" is a where', async () => {
    const stocked = await sandbox.service.db.query.stock.findFirst()
    if (stocked === undefined) throw new Error('The seed tracks no stock')
    const { productById } = await sandbox.service.catalogue.getSnapshot()
    const { slug = '', variants = [], id = '' } = productById.get(stocked.productId) ?? {}
    const itemIds = variants.length > 0 ? variants.map((variant) => variant.id) : [id]
    for (const itemId of itemIds)
      await sandbox.service.catalogue.setStock({ itemId, productId: id, level: 4 })
    expect(await listSlugs('$filters[stock_status][0]=in_stock')).toContain(slug)
    for (const itemId of itemIds)
      await sandbox.service.catalogue.setStock({ itemId, productId: id, level: 0 })
    expect(await listSlugs('$filters[stock_status][0]=in_stock')).not.toContain(slug)
    const available = await listSlugs('where[stock_status][$ne]=out_of_stock')
    expect(available).not.toContain(slug)
    expect(available.length).toBeGreaterThan(0)
  })
})

describe('products by their names', () => {
  test('come in the order of the catalogue, each once, inside the scope and with all other conditions', async () => {
    const [first, second, third] = seed.products
    const ids = [third?.id, first?.id, first?.id, 'nothing', second?.id]
    const where = ids.map((id, index) => `where[id][$in][${index}]=${id}`).join('&')
    expect(await listSlugs(where)).toEqual([first?.slug, second?.slug, third?.slug])
    expect(await listSlugs(`${where}&where[slug]=${second?.slug}`)).toEqual([second?.slug])
    const [category = ''] = third?.categorySlugs ?? []
    const inCategory = [first, second, third].filter((product) => product?.categorySlugs.includes(category))
    expect(await listSlugs(`${where}&category=${category}`)).toEqual(
      inCategory.map((product) => product?.slug),
    )
  })
})

describe('scopes', () => {
  test('category is that one alone, categories are with all below', async () => {
    const own = await listSlugs('category=gifts-sets')
    expect(own).toEqual(getSlugs(({ categorySlugs }) => categorySlugs.includes('gifts-sets')))
    const { categories } = seed
    const below = categories.find(({ slug }) => slug === 'gifts-sets')
    expect(below?.parentSlug).toBe('gifts')
    const branch = getSlugs(({ categorySlugs }) => categorySlugs.some((slug) => slug.startsWith('gifts')))
    expect(await listSlugs('categories[0]=gifts')).toEqual(branch)
  })

  test('the next page of a list is right after a change', async () => {
    const { catalogue } = sandbox.service
    const cheap = async () => (await listSlugs('sort=price asc'))[0]
    const first = (await catalogue.getSnapshot()).productBySlug.get((await cheap()) ?? '')
    if (first === undefined) throw new Error('There are no products')
    await catalogue.saveProduct({ ...first, price: 9_999_999 })
    expect(await cheap()).not.toBe(first.slug)
    await catalogue.saveProduct(first)
    expect(await cheap()).toBe(first.slug)
  })
})

test('attributes have ids, and all their values in the language of the header', async () => {
  const { body } = await read('/attributes?limit=100&where[filterable]=true', { 'x-locale': 'fr' })
  const filterable = seed.attributes.filter((attribute) => attribute.filterable)
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual(filterable.map(({ id }) => id))
  const [first] = filterable
  expect(body.results[0]).toMatchObject({ name: first?.name.fr ?? first?.name.en, filterable: true })
  expect(body.results[0].values).toHaveLength(first?.values.length ?? 0)
})
