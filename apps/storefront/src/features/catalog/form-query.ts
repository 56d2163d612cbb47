import { applyFilters, type FilterableProduct, parseFilterQuery, toFilterQuery } from '@sorrel/domain/filters'
import { dropWholeRange, type FilterSample, type PriceChoice } from './filter-choices.ts'

type Fields = readonly (readonly [string, string])[]

/** A filter form's fields as the address' query; a price at both ends of the range is left out. */
export function toFormQuery(fields: Fields, price: PriceChoice | undefined): string {
  return toFilterQuery(readForm(fields, price))
}

/** How many of the list's products match a form. */
export function countMatching(
  samples: readonly FilterSample[],
  fields: Fields,
  price: PriceChoice | undefined,
): number {
  return applyFilters(samples.map(toFilterable), readForm(fields, price)).length
}

/** An empty price field stands for that end of the range. */
function readForm(fields: Fields, price: PriceChoice | undefined) {
  const others = fields.filter(([name]) => name !== 'price')
  const [low = '', high = ''] = fields.filter(([name]) => name === 'price').map(([, value]) => value.trim())
  if (price === undefined) return parseFilterQuery(others)
  const { min, max } = price.bounds
  const ends = [low === '' ? String(min) : low, high === '' ? String(max) : high]
  const query = parseFilterQuery([...others, ...ends.map((end) => ['price', end] as const)])
  return dropWholeRange(query, price.bounds)
}

function toFilterable({ price, values, categories }: FilterSample): FilterableProduct {
  return {
    title: '',
    price,
    currency: '',
    sale: false,
    prices: [],
    purchaseOptions: {},
    attributes: Object.entries(values).map(([id, own]) => ({
      id,
      name: id,
      values: own,
      filterable: true,
      visible: true,
    })),
    categories: categories.map((slug) => ({ slug, name: slug })),
  }
}
