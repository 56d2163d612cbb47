import { listProducts, parseFilterQuery, toFilterQuery } from './filters.ts'
import { aCategoryLink, anAttribute, aProductPreview } from './testing.ts'
import { describe, expect, test } from 'vitest'
import {
  dropWholeRange,
  findValues,
  getActiveFilters,
  getFilterChoices,
  recountChoices,
  type RecountOptions,
} from './filter-choices.ts'
import { CHOICES_MAX } from './filter-choices/choices.ts'

const material = (...values: readonly string[]) =>
  anAttribute({ id: 'material', name: 'Material', values, filterable: true })

const PRODUCTS = [
  aProductPreview({ price: 6.5, attributes: [material('Cotton')], categories: [aCategoryLink()] }),
  aProductPreview({ price: 12, attributes: [material('Linen', 'Cotton')] }),
  aProductPreview({
    price: 24,
    attributes: [],
    categories: [aCategoryLink({ slug: 'gifts', name: 'Gifts' })],
  }),
]

const BOUNDS = { min: 6, max: 24 }

const list = (products: typeof PRODUCTS, query = '') =>
  listProducts(products, { query: parseFilterQuery(query), pageSize: 25 })

test.each([
  ['price=6&price=24', undefined],
  ['price=0&price=99', undefined],
  ['price=6&price=23', { min: 6, max: 23 }],
])('%s asks for the price %o', (query, price) => {
  expect(dropWholeRange(parseFilterQuery(query), BOUNDS).price).toEqual(price)
})

test('groups contain what is chosen; a list of one category has no filter by category', () => {
  const query = 'material=Linen'
  const { groups, price } = getFilterChoices(list(PRODUCTS, ''), { current: parseFilterQuery(query) })
  expect(groups.map(({ id }) => id)).toEqual(['material'])
  expect(groups[0]?.choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['Cotton', false],
    ['Linen', true],
  ])
  expect(price).toEqual({ bounds: BOUNDS, chosen: undefined })
})

const getCounts = (query: string, listing = list(PRODUCTS, query)) =>
  getFilterChoices(listing, { current: parseFilterQuery(query), categoryName: 'Categories' }).groups.map(
    ({ id, choices }) => [id, choices.map(({ value, count }) => [value, count])],
  )

test('values carry the count of products they lead to; those that lead nowhere are left out', () => {
  expect(getCounts('price=6&price=15')).toEqual([
    [
      'material',
      [
        ['Cotton', 2],
        ['Linen', 1],
      ],
    ],
  ])
})

test('what is chosen stays, even where it leads nowhere and where the list does not know it', () => {
  expect(getCounts('material=Linen&material=Glass&price=20&price=')).toEqual([
    [
      'material',
      [
        ['Glass', 0],
        ['Linen', 0],
      ],
    ],
  ])
})

test('without counts every value is offered, and none carries a number', () => {
  const listing = { ...list(PRODUCTS, 'price=20&price='), isCounted: false }
  expect(getCounts('', listing)).toEqual([
    [
      'category',
      [
        ['bath-body', undefined],
        ['gifts', undefined],
      ],
    ],
    [
      'material',
      [
        ['Cotton', undefined],
        ['Linen', undefined],
      ],
    ],
  ])
})

test('of very many values those of the most products are offered, and chosen ones', () => {
  const values = Array.from({ length: 300 }, (_, index) => ({
    value: `v${index}`,
    label: `Value ${index}`,
    count: index === 5 ? 0 : index + 1,
  }))
  const listing = { filters: [{ id: 'maker', name: 'Maker', values }], categories: [], isCounted: true }
  const [group] = getFilterChoices(listing, { current: parseFilterQuery('maker=v5') }).groups
  expect(group?.choices).toHaveLength(CHOICES_MAX)
  expect(group?.choices.slice(0, 2).map(({ value }) => value)).toEqual(['v299', 'v298'])
  expect(group?.choices.at(-1)?.value).toBe('v5')
})

test('the values of the most products come first, those of as many by their label', () => {
  const values = [
    { value: 'steel', label: 'Steel', count: 1 },
    { value: 'oat', label: 'Oat', count: 3 },
    { value: 'glass', label: 'Glass', count: 1 },
  ]
  const listing = { filters: [{ id: 'material', name: 'Material', values }], categories: [], isCounted: true }
  const [group] = getFilterChoices(listing, { current: parseFilterQuery('') }).groups
  expect(group?.choices.map(({ label }) => label)).toEqual(['Oat', 'Glass', 'Steel'])
})

test.each([
  ['price=10&price=20', { min: 10, max: 20 }],
  ['price=10&price=', { min: 10 }],
  ['price=&price=20', { max: 20 }],
])('%s fills the price fields with %o', (query, chosen) => {
  expect(getFilterChoices(list(PRODUCTS), { current: parseFilterQuery(query) }).price?.chosen).toEqual(chosen)
})

test('products of one price and one value leave nothing to filter by', () => {
  const alike = [1, 2].map((id) =>
    aProductPreview({ id: String(id), price: 6, attributes: [material('Cotton')] }),
  )
  expect(
    getFilterChoices(list(alike), { current: parseFilterQuery(''), categoryName: 'Categories' }),
  ).toEqual({ groups: [], price: undefined })
})

test('each active filter leads to the list without it, the price first', () => {
  const current = parseFilterQuery('material=Linen&category=gifts&price=10&price=&page=3')
  const choices = getFilterChoices(list(PRODUCTS), { current, categoryName: 'Categories' })
  const active = getActiveFilters(current, choices)
  expect(active.map(({ rest, ...filter }) => [filter, toFilterQuery(rest)])).toEqual([
    [{ id: 'price', range: { min: 10 } }, 'category=gifts&material=Linen'],
    [{ id: 'category', value: 'gifts', label: 'Gifts' }, 'price=10&price=&material=Linen'],
    [{ id: 'material', value: 'Linen', label: 'Linen' }, 'price=10&price=&category=gifts'],
  ])
})

describe('under a choice that is not applied yet', () => {
  const scent = (...values: readonly string[]) =>
    anAttribute({ id: 'scent', name: 'Scent', values, filterable: true })
  const SHELF = [
    aProductPreview({ id: 'a', attributes: [material('Glass'), scent('Fig')] }),
    aProductPreview({ id: 'b', attributes: [material('Glass'), scent('Rose')] }),
    aProductPreview({ id: 'c', attributes: [material('Oak'), scent('Rose')] }),
    aProductPreview({ id: 'd', attributes: [material('Oak'), scent('Mint', 'Rose')] }),
  ]
  const recount = (address: string, form: string, used?: RecountOptions['used']) => {
    const shown = getFilterChoices(list(SHELF, address), { current: parseFilterQuery(address) })
    const { groups } = recountChoices(shown, list(SHELF, form), { current: parseFilterQuery(form), used })
    return Object.fromEntries(
      groups.map(({ id, choices }) => [id, choices.map(({ value, count }) => `${value} ${count}`)]),
    )
  }

  test('values have the counts that they would lead to, and those that lead nowhere are gone', () => {
    expect(recount('', 'material=Glass')).toEqual({
      material: ['Glass 2', 'Oak 2'],
      scent: ['Rose 1', 'Fig 1'],
    })
  })

  test('what a wider choice leads to comes last, so that nothing moves', () => {
    expect(recount('material=Glass', '')).toEqual({
      material: ['Glass 2', 'Oak 2'],
      scent: ['Fig 1', 'Rose 3', 'Mint 1'],
    })
    expect(recount('scent=Fig', '')).toEqual({
      scent: ['Rose 3', 'Fig 1', 'Mint 1'],
      material: ['Glass 2', 'Oak 2'],
    })
  })

  test('what is chosen, what the page has chosen and the box that was used last stay', () => {
    expect(recount('', 'scent=Mint&material=Glass').scent).toContain('Mint 0')
    expect(recount('scent=Mint', 'material=Glass').scent).toContain('Mint 0')
    expect(recount('', 'material=Glass', { id: 'scent', value: 'Mint' }).scent).toContain('Mint 0')
  })
})

const CHOICES = ['Crème de jour', 'Savon à l’huile', 'Große Bürste'].map((label) => ({
  value: label,
  label,
  isChosen: false,
}))

test.each([
  ['creme', ['Crème de jour']],
  ['SAVON', ['Savon à l’huile']],
  ['jour creme', ['Crème de jour']],
  ['burste', ['Große Bürste']],
  ['xyz', []],
])('%s finds %j, whatever the accents, the case and the order of words', (text, found) => {
  expect([...(findValues(CHOICES, text) ?? [])]).toEqual(found)
})

test('an empty text finds nothing in particular', () => {
  expect(findValues(CHOICES, '  ')).toBeUndefined()
})
