import { err, ok, type Result } from '@sorrel/domain/result'
import { getValues, type StoredRecord } from '../listing/stored-record.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** `$filters` of the REST interface: `price` is two numbers, every other key a list of values. */
export type ProductFilters = Readonly<Record<string, readonly string[]>>

type Condition = (record: StoredRecord) => boolean

/**
 * Whether a product matches every filter: `price` takes the price or the sale price between two bounds, `category` the
 * categories themselves without those below, `stock_status` the states of the stock, and any other key is the id of an
 * attribute. A filter matches by any of its values, upper and lower case are different. See
 * docs/commerce-service.md#lists.
 */
export function toFilterCondition(
  filters: ProductFilters,
  snapshot: CatalogueSnapshot,
): Result<Condition, string> {
  const conditions: Condition[] = []
  for (const [key, values] of Object.entries(filters)) {
    const condition = key === 'price' ? toPriceCondition(values) : toValueCondition(key, values)
    if (condition === undefined) return err('$filters[price] needs two numbers')
    if (!isKnown(key, snapshot)) return err(`$filters knows no ${key}`)
    conditions.push(condition)
  }
  return ok((record) => conditions.every((condition) => condition(record)))
}

function isKnown(key: string, { attributeById }: CatalogueSnapshot): boolean {
  return key === 'price' || key === 'category' || key === 'stock_status' || attributeById.has(key)
}

function toPriceCondition(values: readonly string[]): Condition | undefined {
  const [min, max] = values.map(Number)
  if (values.length !== 2 || !Number.isFinite(min) || !Number.isFinite(max)) return undefined
  const isInRange = (price: unknown) =>
    typeof price === 'number' && price >= Number(min) && price <= Number(max)
  return (record) => isInRange(record.price) || isInRange(record.sale_price)
}

function toValueCondition(key: string, values: readonly string[]): Condition {
  const path = key === 'category' || key === 'stock_status' ? [key] : ['attributes', key]
  return (record) => getValues(record, path).some((value) => values.includes(String(value)))
}
