import { parseFilterQuery } from '@sorrel/domain/filters'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteProducts, refreshTotals, writeProducts } from '../src/server.ts'
import { areTextsFor, findAudience } from '../src/server/list/audience.ts'
import { listProducts } from '../src/server/list/list-products.ts'
import { findMatches } from '../src/server/search/find-matches.ts'
import { planSearch } from '../src/server/search/plan-search.ts'
import { suggest } from '../src/server/search/suggest.ts'
import { createSynonyms } from '../src/server/search/synonyms.ts'
import { aCatalogProduct } from './a-catalog-product.ts'
import { demoProducts, demoSynonyms, judgedQueries } from './demo.ts'
import { openDatabase, type TestDatabase } from './open-database.ts'

const synonyms = createSynonyms(demoSynonyms)
const EMPTY = parseFilterQuery('')

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
  await writeProducts(database.db, demoProducts)
  await refreshTotals(database.db)
})
afterAll(() => database.close())

const search = (words: string, locale = 'en', filters = '') =>
  listProducts(
    database.db,
    {
      locale,
      currency: 'GBP',
      search: words,
      query: { ...EMPTY, ...parseFilterQuery(filters) },
      pageSize: 25,
    },
    { synonyms },
  )
const find = async (words: string, locale?: string, filters?: string) =>
  (await search(words, locale, filters)).products.map(({ slug }) => slug)

describe.each(Object.entries(judgedQueries))('in %s', (locale, queries) => {
  test('there are at least 60 judged queries', () => {
    expect(Object.keys(queries).length).toBeGreaterThanOrEqual(60)
  })

  test.each(Object.entries(queries))('%s finds %j at the top', async (query, wanted) => {
    expect((await find(query, locale)).slice(0, 3)).toEqual(expect.arrayContaining([...wanted]))
  })
})

describe('a search', () => {
  test('has names before descriptions, and in stock before sold out', async () => {
    const found = await find('wool')
    expect(found[0]).toBe('wool-dryer-balls')
    const brushes = await find('brush')
    expect(brushes.slice(0, 2).toSorted()).toEqual(['coconut-scrub-brush', 'sisal-body-brush'])
  })

  test('has whole words in names first, then what is in stock, then the beginnings of words, then descriptions', async () => {
    const cards = [
      { id: 'described', name: 'Pebble', description: 'A xenolith from the shore.' },
      { id: 'begun', name: 'Xenoliths' },
      { id: 'gone', name: 'Grey xenolith', stockTracking: true, stockPurchasable: false, stockLevel: 0 },
      { id: 'there', name: 'Black xenolith' },
      { id: 'exact', name: 'Xenolith', stockTracking: true, stockPurchasable: false, stockLevel: 0 },
    ]
    const products = cards.map((card, index) =>
      aCatalogProduct({ ...card, slug: card.id }, { position: 1000 + index }),
    )
    await writeProducts(database.db, products)
    expect(await find('xenolith')).toEqual(['exact', 'begun', 'there', 'gone', 'described'])
    await deleteProducts(
      database.db,
      cards.map(({ id }) => id),
    )
  })

  test('for a frequent word has the same matches in the same order', async () => {
    const audience = await findAudience(database.db, { locale: 'en', currency: 'GBP' })
    for (const word of ['soap', 'brush', 'candle', 'gift card', 'so', 'can', 'brus']) {
      const texts = areTextsFor(audience)
      const plan = await planSearch(database.db, { search: word, locale: 'en', texts, synonyms })
      const window = { audience, offset: 0, limit: 3 }
      const ranked = await findMatches(database.db, { ...window, plan })
      for (const counts of [{ count: 1_000_000 }, { count: 0, beginCount: 1_000_000 }]) {
        const single = plan.single && { ...plan.single, ...counts }
        expect(await findMatches(database.db, { ...window, plan: { ...plan, single } })).toEqual(ranked)
      }
    }
  })

  test('for a frequent word is counted ahead, with the counts that the search has', async () => {
    const words = ['soap', 'brush', 'candle', 'bamboo', 'gift']
    const count = async () =>
      Promise.all(words.map(async (word) => ({ ...(await search(word)), products: undefined })))
    const asked = await count()
    await database.db.execute(sql`update catalog_state set counted_at = null`)
    await refreshTotals(database.db, { synonyms: demoSynonyms, wordMinCount: 1 })
    expect(await count()).toEqual(asked)
    // What was worked out ahead is what is answered, also where the word is misspelt, but not within a category.
    await database.db.execute(sql`update catalog_word_totals set count = 1234`)
    expect((await count()).map((listing) => listing.count)).toEqual(words.map(() => 1234))
    expect((await search('candel')).count).toBe(1234)
    expect((await search('candle', 'en', 'material=Glass')).count).toBeLessThan(1234)
    await database.db.execute(sql`delete from catalog_word_totals`)
  })

  test('finds the words in any order, in capitals, with and without accents', async () => {
    const [first] = await find('savon miel avoine', 'fr')
    expect(first).toBe('oat-honey-soap-bar')
    expect(await find('CRÈME', 'fr')).toEqual(await find('creme', 'fr'))
  })

  test('is narrowed and counted as any list', async () => {
    const listing = await search('soap', 'en', 'material=Sisal')
    expect(listing.count).toBe(listing.products.length)
    expect(
      listing.products.every(({ attributes }) => attributes.some(({ values }) => values.includes('Sisal'))),
    ).toBe(true)
    const whole = await search('soap')
    const counts = whole.filters.find(({ id }) => id === 'material')?.values ?? []
    expect(counts.find(({ value }) => value === 'Sisal')?.count).toBe(listing.count)
  })

  test('with mistakes finds what was meant, and says so', async () => {
    expect(await search('candel')).toMatchObject({ spelling: 'candle' })
    expect((await search('candle')).spelling).toBeUndefined()
    expect(await search('reed difuser')).toMatchObject({ spelling: 'reed diffuser' })
  })

  test('with exact words does not find similar ones', async () => {
    const exact = await find('soap')
    expect(exact.length).toBeGreaterThan(0)
    expect((await search('soap')).spelling).toBeUndefined()
  })

  test('finds by what the product’s own page says, in any inflection', async () => {
    expect(await find('shaving')).toContain('safety-razor')
    expect(await find('candelilla')).toContain('deodorant-balm')
  })

  test('takes the beginning of a word for one of a name or a value first', async () => {
    expect((await search('candel')).spelling).toBe('candle')
    expect(await find('candelil')).toContain('deodorant-balm')
  })

  test('takes no beginning for one of a description where a name begins so', async () => {
    const cards = [
      { id: 'named', name: 'Quokka plate' },
      { id: 'described', name: 'Bowl', description: 'Without quokkafree wool.' },
    ]
    await writeProducts(
      database.db,
      cards.map((card) => aCatalogProduct({ ...card, slug: card.id })),
    )
    expect(await find('quokk')).toEqual(['named'])
    expect(await find('quokkafre')).toEqual(['described'])
    await deleteProducts(
      database.db,
      cards.map(({ id }) => id),
    )
  })

  test('for soap has the soaps before what only goes with them', async () => {
    const { products } = await suggest(
      database.db,
      { locale: 'en', currency: 'GBP', search: 'soap', limit: 6 },
      { synonyms },
    )
    const inPanel = products.map(({ slug }) => slug)
    expect((await find('soap')).slice(0, 6)).toEqual(inPanel)
    const isNamed = products.map(({ name }) => /soap/i.test(name))
    expect(isNamed).toEqual(isNamed.toSorted((left, right) => Number(right) - Number(left)))
    expect(inPanel.slice(0, 3)).toEqual(expect.arrayContaining(['dish-soap-block', 'sisal-soap-pouch']))
    expect(inPanel.slice(0, 3)).not.toContain('organic-cotton-washcloth')
  })

  test('leaves out what nobody knows, also inside of a phrase', async () => {
    expect((await find('make up remover pads'))[0]).toBe('reusable-cotton-rounds')
    expect((await find('xylophone soap'))[0]).toBe((await find('soap'))[0])
  })

  test('for what nobody sells finds nothing', async () => {
    expect(await search('xylophone')).toMatchObject({ count: 0, products: [], filters: [] })
    expect(await search('& | !')).toMatchObject({ count: 0 })
    expect(await search('SOR-9999')).toMatchObject({ count: 0 })
  })

  test('without words is no search', async () => {
    expect((await search('  ')).count).toBe(demoProducts.length)
  })

  test('is ordered as is asked', async () => {
    const found = await find('brush', 'en', 'sort=name')
    expect(found.indexOf('bamboo-toothbrush')).toBeLessThan(found.indexOf('sisal-body-brush'))
  })
})

describe('suggestions', () => {
  const ask = (words: string, locale = 'en') =>
    suggest(database.db, { locale, currency: 'GBP', search: words, limit: 3 }, { synonyms })

  test('complete the word and show products and categories', async () => {
    const { terms, products, categories, count } = await ask('ba')
    expect(terms).toEqual(expect.arrayContaining(['bath', 'bar']))
    expect(products).toHaveLength(3)
    expect(count).toBeGreaterThan(3)
    expect(categories).toContainEqual({ slug: 'bath-body', name: 'Bath & Body' })
  })

  test('complete the last word with one that goes with the others', async () => {
    expect((await ask('soap po')).terms).toContain('soap pouch')
    expect((await ask('soap pu')).terms).toEqual([])
  })

  test('keep the accents of the language', async () => {
    expect((await ask('cre', 'fr')).terms).toContain('crème')
  })

  test('of nothing are nothing', async () => {
    expect(await ask('  ')).toMatchObject({ products: [], terms: [], categories: [], count: 0 })
  })
})
