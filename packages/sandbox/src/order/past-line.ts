import { getChosenOptions } from '../cart/chosen-options.ts'
import { getLinePrice } from '../cart/line-price.ts'
import type { PricedLine } from '../cart/totals.ts'
import type { CartOptionRecord } from '../cart/records.ts'
import { type BundlePart, getBundleParts } from '../catalogue/bundle.ts'
import type { PlanDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import type { Market } from '../store/market.ts'
import type { OrderLineDocument } from './documents.ts'
import type { OptionRecord } from './records.ts'

/** A line of the seed with its price, computed as at checkout. */
export interface PastLine extends PricedLine {
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  readonly options: readonly OptionRecord[]
  readonly parts: readonly BundlePart[]
}

interface PastLineReading {
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly accountGroup: string | undefined
}

/** Looks up a line of the seed in the catalogue; throws if the catalogue does not have it. */
export function readPastLine(
  line: OrderLineDocument,
  { snapshot, market, accountGroup }: PastLineReading,
): PastLine {
  const product = snapshot.productBySlug.get(line.productSlug)
  if (product === undefined) throw new Error(`The seed orders an unknown product: ${line.productSlug}`)
  const chosen = toChoices(product, line.options ?? {})
  const valueIds = chosen.flatMap((choice) => ('valueId' in choice ? [choice.valueId] : []))
  const variant =
    product.variants.find(({ id }) => id === line.variantId) ??
    product.variants.find(({ optionValueIds }) => optionValueIds.every((id) => valueIds.includes(id)))
  const plan = product.purchaseOptions.subscription?.plans.find(({ id }) => id === line.planId)
  const options = getChosenOptions({ product, variant, chosen }, market)
  const { quantity } = line
  const { price } = getLinePrice({ product, variant, plan, options, quantity, accountGroup }, market)
  const parts = getBundleParts(product, snapshot)
  return { product, variant, plan, options, parts, quantity, price, isTrial: false }
}

function toChoices(
  product: ProductDocument,
  options: Readonly<Record<string, string>>,
): readonly CartOptionRecord[] {
  return Object.entries(options).flatMap(([id, value]) => {
    const option = product.options.find((candidate) => candidate.id === id)
    if (option === undefined) return []
    const isValue = option.values.some((candidate) => candidate.id === value)
    return [isValue ? { id, valueId: value } : { id, value }]
  })
}
