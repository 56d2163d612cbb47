import { applyFilters, parseFilterQuery } from '@sorrel/domain/filters'
import { aCategoryLink, anAttribute, aProductPreview } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { parseListQuery, getFilterChoices, toFilterSamples } from './filter-choices.ts'
import { countMatching, toFormQuery } from './form-query.ts'

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

const PRICE = { bounds: { min: 6, max: 24 } }

test('what the list does not know is left out of the query', () => {
  const current = parseListQuery(
    'material=Cotton&material=Glass&scent=fig&category=gifts&category=x',
    PRODUCTS,
  )
  expect(current).toMatchObject({ attributes: { material: ['Cotton'] }, categories: ['gifts'] })
  expect(Object.keys(current.attributes)).toEqual(['material'])
})

test.each([
  ['price=6&price=24', undefined],
  ['price=0&price=99', undefined],
  ['price=6&price=23', { min: 6, max: 23 }],
])('%s asks for the price %o', (query, price) => {
  expect(parseListQuery(query, PRODUCTS).price).toEqual(price)
})

test('groups contain what is chosen; a list of one category has no filter by category', () => {
  const current = parseListQuery('material=Linen', PRODUCTS)
  const { groups, price } = getFilterChoices(PRODUCTS, { current })
  expect(groups.map(({ id }) => id)).toEqual(['material'])
  expect(groups[0]?.choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['Cotton', false],
    ['Linen', true],
  ])
  expect(price).toEqual({ bounds: { min: 6, max: 24 }, chosen: undefined })
})

test('products of one price and one value leave nothing to filter by', () => {
  const alike = [1, 2].map((id) =>
    aProductPreview({ id: String(id), price: 6, attributes: [material('Cotton')] }),
  )
  expect(getFilterChoices(alike, { current: parseFilterQuery(''), categoryName: 'Categories' })).toEqual({
    groups: [],
    price: undefined,
  })
})

test.each([
  [[]],
  [[['material', 'Cotton']]],
  [
    [
      ['material', 'Cotton'],
      ['category', 'gifts'],
    ],
  ],
  [
    [
      ['price', '10'],
      ['price', ''],
    ],
  ],
  [
    [
      ['price', ''],
      ['price', '12'],
      ['material', 'Linen'],
    ],
  ],
] as const)('a form %j counts what the list then shows', (fields) => {
  const query = toFormQuery(fields, PRICE)
  const shown = applyFilters(PRODUCTS, parseListQuery(query, PRODUCTS))
  expect(countMatching(toFilterSamples(PRODUCTS), fields, PRICE)).toBe(shown.length)
})

test('an unchanged form gives an empty query, an empty price field is the end of the range', () => {
  const untouched = [
    ['price', '6'],
    ['price', '24'],
    ['sort', 'popular'],
  ] as const
  expect(toFormQuery(untouched, PRICE)).toBe('')
  expect(toFormQuery([['price', '10'], ['price', ''] as const], PRICE)).toBe('price=10&price=24')
})
