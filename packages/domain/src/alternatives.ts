import type { ProductAttribute, StockTracked } from './product.ts'
import { getPurchaseKinds } from './purchase.ts'
import type { PurchaseOptions } from './product.ts'
import { getStockStatus } from './stock.ts'

/** Products offered in place of one that cannot be bought. */
const ALTERNATIVES_MAX = 3

interface Comparable extends StockTracked {
  readonly id: string
  readonly attributes: readonly ProductAttribute[]
  readonly purchaseOptions: PurchaseOptions
}

/** Whether nothing of a product can be bought: it is sold out as a whole, or not offered for sale. */
export function isUnavailable(
  product: Comparable & { readonly variants?: readonly StockOfVariant[] },
): boolean {
  if (getPurchaseKinds(product).length === 0) return true
  const { variants = [] } = product
  const levels = variants.length > 0 ? variants.map(({ stockLevel }) => stockLevel) : [product.stockLevel]
  return levels.every((stockLevel) => getStockStatus({ ...product, stockLevel }) === 'out-of-stock')
}

interface StockOfVariant {
  readonly stockLevel?: number | undefined
}

interface Replaced<P> extends Pick<Comparable, 'id' | 'attributes'> {
  /** What goes with it. Default: none. */
  readonly upSells?: readonly P[]
}

/**
 * At most three products that can be bought instead, each once: first the candidates that share values of filterable
 * attributes, those with most first and in the given order where equal, then the product's up-sells. A candidate that
 * shares nothing is no alternative.
 */
export function pickAlternatives<P extends Comparable>(
  product: Replaced<P>,
  candidates: readonly P[],
): readonly P[] {
  const own = new Set(product.attributes.flatMap(toKeys))
  const near = candidates
    .map((candidate) => ({
      candidate,
      shared: candidate.attributes.flatMap(toKeys).filter((key) => own.has(key)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((left, right) => right.shared - left.shared)
    .map(({ candidate }) => candidate)
  const found = [...near, ...(product.upSells ?? [])].filter(
    (candidate) => candidate.id !== product.id && !isUnavailable(candidate),
  )
  return [...new Map(found.map((candidate) => [candidate.id, candidate])).values()].slice(0, ALTERNATIVES_MAX)
}

function toKeys({ id, values, filterable }: ProductAttribute): readonly string[] {
  return filterable ? values.map((value) => `${id} ${value}`) : []
}
