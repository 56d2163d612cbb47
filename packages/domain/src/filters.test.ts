import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyFilters,
  clearFilters,
  countFilters,
  type FilterQuery,
  getCategoryValues,
  getFilters,
  getPriceRange,
  getSorts,
  isFilterChosen,
  listProducts,
  OPEN_PRICE,
  parseFilterQuery,
  type Sort,
  SORTS,
  sortProducts,
  toFilterQuery,
  toggleFilter,
  withPage,
  withPrice,
  withSort,
} from './filters.ts'
import { EMPTY_FILTER_QUERY, RESERVED_FILTER_KEYS } from './filters/filter.ts'
import { CATEGORY_KEY } from './filters/query.ts'
import { aCategoryLink, anAttribute, aProductPreview } from './testing.ts'

const card = (name: string, price: number, attributes: Readonly<Record<string, readonly string[]>> = {}) =>
  aProductPreview({
    id: name,
    name,
    price,
    attributes: Object.entries(attributes).map(([id, values]) =>
      anAttribute({ id, name: id.toUpperCase(), values }),
    ),
  })

const soap = card('Soap', 6.5, { scent: ['Fig', 'Cedar'], material: ['Oats'] })
const candle = card('Candle', 18, { scent: ['Fig'], material: ['Soy'] })
const brush = card('Brush', 5.25, { material: ['Sisal', 'Beech'] })
const products = [soap, candle, brush]

describe('getFilters', () => {
  it('lists attributes and values in the order they appear, with counts', () => {
    expect(getFilters(products)).toEqual([
      {
        id: 'scent',
        name: 'SCENT',
        values: [
          { value: 'Fig', label: 'Fig', count: 2 },
          { value: 'Cedar', label: 'Cedar', count: 1 },
        ],
      },
      {
        id: 'material',
        name: 'MATERIAL',
        values: ['Oats', 'Soy', 'Sisal', 'Beech'].map((value) => ({ value, label: value, count: 1 })),
      },
    ])
  })

  it('leaves out what is not filterable, empty or named like a part of the address', () => {
    const made = anAttribute({ id: 'made', filterable: false })
    const empty = anAttribute({ id: 'empty', values: [] })
    const reserved = RESERVED_FILTER_KEYS.map((id) => anAttribute({ id }))
    expect(getFilters([aProductPreview({ attributes: [made, empty, ...reserved] })])).toEqual([])
  })

  it('counts a product once however often it names a value', () => {
    const [filter] = getFilters([card('Soap', 6.5, { scent: ['Fig', 'Fig'] })])
    expect(filter?.values).toEqual([{ value: 'Fig', label: 'Fig', count: 1 }])
  })
})

describe('getCategoryValues', () => {
  it('counts products by category', () => {
    const gifts = aCategoryLink({ name: 'Gifts', slug: 'gifts' })
    const values = getCategoryValues([soap, aProductPreview({ categories: [gifts, aCategoryLink()] })])
    expect(values).toEqual([
      { value: 'bath-body', label: 'Bath & Body', count: 2 },
      { value: 'gifts', label: 'Gifts', count: 1 },
    ])
  })
})

describe('getPriceRange', () => {
  it.each([
    ['whole units around every price', products, { min: 5, max: 18 }],
    ['one product', [soap], { min: 6, max: 7 }],
    ['sale prices count', [aProductPreview({ price: 20, sale: true, salePrice: 9.5 })], { min: 9, max: 10 }],
    ['nothing', [], undefined],
  ])('%s', (_name, list, expected) => {
    expect(getPriceRange(list)).toEqual(expected)
  })
})

describe('applyFilters', () => {
  const ask = (query: Partial<FilterQuery>) =>
    applyFilters(products, { ...EMPTY_FILTER_QUERY, ...query }).map((product) => product.name)

  it.each([
    ['no filter', {}, ['Soap', 'Candle', 'Brush']],
    ['one value', { attributes: { scent: ['Cedar'] } }, ['Soap']],
    [
      'any of the values inside one attribute',
      { attributes: { material: ['Soy', 'Beech'] } },
      ['Candle', 'Brush'],
    ],
    ['every attribute', { attributes: { scent: ['Fig'], material: ['Soy'] } }, ['Candle']],
    ['attributes nobody has together', { attributes: { scent: ['Cedar'], material: ['Soy'] } }, []],
    ['an attribute nobody has', { attributes: { size: ['Large'] } }, []],
    ['an attribute without values', { attributes: { scent: [] } }, ['Soap', 'Candle', 'Brush']],
    ['price, both ends included', { price: { min: 5.25, max: 6.5 } }, ['Soap', 'Brush']],
    ['price just above', { price: { min: 5.26, max: 6.49 } }, []],
    ['price and attribute', { price: { min: 0, max: 10 }, attributes: { scent: ['Fig'] } }, ['Soap']],
    ['category', { categories: ['bath-body', 'gifts'] }, ['Soap', 'Candle', 'Brush']],
    ['another category', { categories: ['gifts'] }, []],
  ])('%s', (_name, query, expected) => {
    expect(ask(query)).toEqual(expected)
  })

  it('finds a product by any of its categories', () => {
    const gift = aProductPreview({ categories: [aCategoryLink(), aCategoryLink({ slug: 'gifts' })] })
    expect(applyFilters([gift], { ...EMPTY_FILTER_QUERY, categories: ['gifts'] })).toEqual([gift])
  })

  it('does not filter by an attribute that is not filterable', () => {
    const hidden = aProductPreview({
      attributes: [anAttribute({ id: 'made', values: ['UK'], filterable: false })],
    })
    expect(applyFilters([hidden], { ...EMPTY_FILTER_QUERY, attributes: { made: ['UK'] } })).toEqual([])
  })
})

describe('sortProducts', () => {
  const twin = card('Älter', 6.5)
  const list = [soap, candle, twin, brush]

  it.each([
    ['popular', ['Soap', 'Candle', 'Älter', 'Brush']],
    ['price-asc', ['Brush', 'Soap', 'Älter', 'Candle']],
    ['price-desc', ['Candle', 'Soap', 'Älter', 'Brush']],
    ['name', ['Älter', 'Brush', 'Candle', 'Soap']],
  ] as const)('%s', (sort, expected) => {
    expect(sortProducts(list, { sort, locale: 'de' }).map((product) => product.name)).toEqual(expected)
    expect(list).toEqual([soap, candle, twin, brush])
  })

  it('reads numbers in names as numbers', () => {
    const names = ['Soap 10', 'Soap 9'].map((title) => card(title, 1))
    expect(sortProducts(names, { sort: 'name' })[0]?.name).toBe('Soap 9')
  })
})

describe('parseFilterQuery', () => {
  const parsed = (query: Partial<FilterQuery>): FilterQuery => ({ ...EMPTY_FILTER_QUERY, ...query })
  const cases: readonly [string, string, Partial<FilterQuery>][] = [
    ['nothing', '', {}],
    ['a price range', 'price=5&price=20', { price: { min: 5, max: 20 } }],
    ['a range with digits', 'price=5.25&price=6.5', { price: { min: 5.25, max: 6.5 } }],
    ['a range backwards', 'price=20&price=5', { price: { min: 5, max: 20 } }],
    ['a range from nothing', 'price=0&price=5', { price: { min: 0, max: 5 } }],
    ['a range of one price', 'price=5&price=5', { price: { min: 5, max: 5 } }],
    ['half a range', 'price=5', {}],
    ['three prices', 'price=5&price=6&price=7', {}],
    ['a price that is none', 'price=5&price=cheap', {}],
    ['a range without an upper end', 'price=5&price=', { price: { min: 5, max: OPEN_PRICE } }],
    ['a range without a lower end', 'price=&price=5', { price: { min: 0, max: 5 } }],
    ['two empty prices', 'price=&price=', {}],
    ['a negative price', 'price=-5&price=5', {}],
    ['an endless price', 'price=5&price=Infinity', {}],
    [
      'attributes',
      'scent=Fig&scent=Cedar&material=Soy',
      { attributes: { scent: ['Fig', 'Cedar'], material: ['Soy'] } },
    ],
    ['a value twice', 'scent=Fig&scent=Fig', { attributes: { scent: ['Fig'] } }],
    ['an empty value', 'scent=', {}],
    ['an empty key', '=Fig', {}],
    ['categories', 'category=gifts&category=bath-body', { categories: ['gifts', 'bath-body'] }],
    ['a sort', 'sort=price-desc', { sort: 'price-desc' }],
    ['an unknown sort', 'sort=random', {}],
    ['a page', 'page=3', { page: 3 }],
    ['page 0', 'page=0', {}],
    ['a page that is none', 'page=3x', {}],
    ['a page beyond reason', 'page=99999999', {}],
    ['a search term', 'q=soap', {}],
    ['a leading question mark', '?scent=Fig', { attributes: { scent: ['Fig'] } }],
    ['escapes', 'scent=Bergamot+%26%20Sage', { attributes: { scent: ['Bergamot & Sage'] } }],
    ['a broken escape', 'scent=%E0%A4%A&material=Soy', { attributes: { material: ['Soy'] } }],
    ['a question mark inside', 'scent=a?b', { attributes: { scent: ['a?b'] } }],
    ['a key without a value', 'scent', {}],
    ['a broken escape in a key', '%E0%A4%A=Fig', {}],
    ['a broken escape in a price', 'price=%E0&price=5', { price: { min: 0, max: 5 } }],
    ['a blank price', 'price=5&price=+', { price: { min: 5, max: OPEN_PRICE } }],
    ['a value with an equals sign', 'scent=a=b', { attributes: { scent: ['a=b'] } }],
  ]

  it.each(cases)('%s', (_name, query, expected) => {
    expect(parseFilterQuery(query)).toEqual(parsed(expected))
  })

  it('reads pairs and records alike', () => {
    const expected = parsed({ attributes: { scent: ['Fig', 'Cedar'] }, page: 2 })
    expect(
      parseFilterQuery([
        ['scent', 'Fig'],
        ['scent', 'Cedar'],
        ['page', '2'],
      ]),
    ).toEqual(expected)
    expect(parseFilterQuery({ scent: ['Fig', 'Cedar'], page: '2', q: undefined })).toEqual(expected)
  })

  it('leaves out attributes and values no product carries', () => {
    const query = parseFilterQuery('utm_source=mail&scent=Fig&scent=Soy&material=Cedar', getFilters(products))
    expect(query).toEqual(parsed({ attributes: { scent: ['Fig'] } }))
  })

  const price = fc.integer({ min: 0, max: 1_000_000 }).map((minor) => minor / 100)
  const words = fc.string({ minLength: 1 })
  const queries: fc.Arbitrary<FilterQuery> = fc
    .record({
      price: fc.option(fc.tuple(price, price), { nil: undefined }),
      categories: fc.uniqueArray(words),
      attributes: fc.dictionary(
        words.filter((key) => !RESERVED_FILTER_KEYS.includes(key)),
        fc.uniqueArray(words, { minLength: 1 }),
      ),
      sort: fc.constantFrom<Sort>(...SORTS),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    .map(({ price: bounds, ...rest }) => ({
      ...rest,
      ...(bounds && { price: { min: Math.min(...bounds), max: Math.max(...bounds) } }),
    }))

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const again = parseFilterQuery(toFilterQuery(query))
        expect({ ...again, attributes: { ...again.attributes } }).toEqual({
          ...query,
          attributes: { ...query.attributes },
        })
      }),
    )
  })

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (text) => {
        const query = parseFilterQuery(text)
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(SORTS).toContain(query.sort)
        expect(parseFilterQuery(toFilterQuery(query))).toEqual(query)
      }),
    )
  })
})

describe('toFilterQuery', () => {
  it.each([
    ['nothing', EMPTY_FILTER_QUERY, ''],
    [
      'everything',
      {
        price: { min: 5, max: 20 },
        categories: ['gifts'],
        attributes: { scent: ['Bergamot & Sage', 'Fig'] },
        sort: 'name' as const,
        page: 2,
      },
      'price=5&price=20&category=gifts&scent=Bergamot%20%26%20Sage&scent=Fig&sort=name&page=2',
    ],
    ['an open price', { ...EMPTY_FILTER_QUERY, price: { min: 5, max: OPEN_PRICE } }, 'price=5&price='],
    ['half a character', { ...EMPTY_FILTER_QUERY, categories: ['\ud800'] }, 'category=%EF%BF%BD'],
  ])('%s', (_name, query, expected) => {
    expect(toFilterQuery(query)).toBe(expected)
  })
})

describe('changing a query', () => {
  const query: FilterQuery = { ...EMPTY_FILTER_QUERY, attributes: { scent: ['Fig'] }, sort: 'name', page: 3 }

  it('turns a value on and off, on the first page', () => {
    const more = toggleFilter(query, 'scent', 'Cedar')
    expect(toggleFilter(more, 'scent', 'Fig').attributes).toEqual({ scent: ['Cedar'] })
    expect(more).toEqual({ ...query, attributes: { scent: ['Fig', 'Cedar'] }, page: 1 })
    expect(isFilterChosen(more, 'scent', 'Cedar')).toBe(true)
    expect(toggleFilter(query, 'scent', 'Fig')).toEqual({ ...query, attributes: {}, page: 1 })
    expect(toggleFilter(query, 'material', 'Soy').attributes).toEqual({ scent: ['Fig'], material: ['Soy'] })
  })

  it('knows what is chosen', () => {
    expect(isFilterChosen(query, 'scent', 'Fig')).toBe(true)
    expect(isFilterChosen(query, 'scent', 'Cedar')).toBe(false)
    expect(isFilterChosen(query, 'constructor', 'Fig')).toBe(false)
    expect(toggleFilter(EMPTY_FILTER_QUERY, 'constructor', 'Fig').attributes).toEqual({
      constructor: ['Fig'],
    })
  })

  it('turns a category over under its own key', () => {
    const gifts = toggleFilter(query, CATEGORY_KEY, 'gifts')
    expect(gifts).toEqual({ ...query, categories: ['gifts'], page: 1 })
    expect(isFilterChosen(gifts, CATEGORY_KEY, 'gifts')).toBe(true)
    expect(toggleFilter(gifts, CATEGORY_KEY, 'gifts').categories).toEqual([])
  })

  it('has another price or order on the first page', () => {
    expect(withPrice(query, { min: 1, max: 2 })).toEqual({ ...query, price: { min: 1, max: 2 }, page: 1 })
    expect(withPrice(query, undefined)).toEqual({ ...query, page: 1 })
    expect(withSort(query, 'newest')).toEqual({ ...query, sort: 'newest', page: 1 })
    expect(withPage(query, 2)).toEqual({ ...query, page: 2 })
  })

  it('clears filters and keeps the order', () => {
    expect(clearFilters({ ...query, price: { min: 1, max: 2 } })).toEqual({
      ...EMPTY_FILTER_QUERY,
      sort: 'name',
    })
  })

  it.each([
    ['nothing', EMPTY_FILTER_QUERY, 0],
    ['values', { ...query, attributes: { scent: ['Fig', 'Cedar'], material: ['Soy'] } }, 3],
    ['price and category', { ...EMPTY_FILTER_QUERY, price: { min: 1, max: 2 }, categories: ['gifts'] }, 2],
  ])('counts %s', (_name, counted, expected) => {
    expect(countFilters(counted)).toBe(expected)
  })
})

describe('for any list and query', () => {
  const values = ['Fig', 'Cedar', 'Soy']
  const cards = fc.array(
    fc
      .record({ scent: fc.subarray(values), material: fc.subarray(values), minor: fc.nat(5000) })
      .map(({ minor, ...attributes }) => card('Card', minor / 100, attributes)),
  )
  const chosen = fc.record({ scent: fc.subarray(values), material: fc.subarray(values) })

  it('keeps exactly the matching products, in their order', () => {
    fc.assert(
      fc.property(cards, chosen, (list, attributes) => {
        const kept = applyFilters(list, { ...EMPTY_FILTER_QUERY, attributes })
        const expected = list.filter((product) =>
          Object.entries(attributes).every(([id, wanted]) => {
            const own = product.attributes.find((attribute) => attribute.id === id)?.values ?? []
            return wanted.length === 0 || wanted.some((value) => own.includes(value))
          }),
        )
        expect(kept).toEqual(expected)
      }),
    )
  })

  it('keeps everything inside the whole price range', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const price = getPriceRange(list)
        expect(applyFilters(list, { ...EMPTY_FILTER_QUERY, ...(price && { price }) })).toEqual(list)
      }),
    )
  })

  it('offers only values that lead to products, as many as it says', () => {
    fc.assert(
      fc.property(cards, (list) => {
        for (const filter of getFilters(list)) {
          for (const { value, count } of filter.values) {
            const kept = applyFilters(list, { ...EMPTY_FILTER_QUERY, attributes: { [filter.id]: [value] } })
            expect(kept).toHaveLength(count)
          }
        }
      }),
    )
  })
})

describe('listProducts', () => {
  const list = (query: Partial<FilterQuery>) =>
    listProducts(products, { query: { ...EMPTY_FILTER_QUERY, ...query }, pageSize: 2 })

  it('gives one page and what all pages hold; a page after the last one is the last one', () => {
    expect(list({ page: 9 })).toMatchObject({ count: 3, page: 2, pageCount: 2, products: [brush] })
  })

  it('counts a value as if it were chosen beside the other filters, and keeps those that lead nowhere', () => {
    const { filters, count, price } = list({ attributes: { scent: ['Cedar'] }, price: { min: 6, max: 20 } })
    const getCounts = (id: string) =>
      Object.fromEntries(
        filters.find((filter) => filter.id === id)?.values.map((one) => [one.value, one.count]) ?? [],
      )
    expect(count).toBe(1)
    expect(getCounts('scent')).toEqual({ Fig: 2, Cedar: 1 })
    expect(getCounts('material')).toEqual({ Oats: 1, Soy: 0, Sisal: 0, Beech: 0 })
    expect(price).toEqual({ min: 6, max: 7 })
  })

  it('counts categories without the chosen one, and is counted', () => {
    const listing = list({ categories: ['nowhere'] })
    expect(listing).toMatchObject({ count: 0, products: [], isCounted: true })
    expect(listing.categories.map(({ count }) => count)).toEqual(
      getCategoryValues(products).map(({ count }) => count),
    )
  })

  it('offers the order by rating only where ratings are known', () => {
    expect(getSorts(list({}))).toEqual(['popular', 'newest', 'price-asc', 'price-desc', 'name'])
    expect(getSorts({ ratings: {} })).toEqual(SORTS)
  })
})
