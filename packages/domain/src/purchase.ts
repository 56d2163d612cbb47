import type { PurchaseOptions } from './product.ts'

export type PurchaseKind = 'standard' | 'subscription' | 'none'

/** The ways a product can be bought, in the order they are offered. A subscription needs a plan. */
export function getPurchaseKinds(product: {
  readonly purchaseOptions: PurchaseOptions
}): readonly ('standard' | 'subscription')[] {
  const { standard, subscription } = product.purchaseOptions
  const kinds: ('standard' | 'subscription')[] = []
  if (standard !== undefined) kinds.push('standard')
  if (subscription !== undefined && subscription.plans.length > 0) kinds.push('subscription')
  return kinds
}

/**
 * The initial purchase option: `standard` where there is one, else `subscription`; `none` when the product is not sold.
 */
export function getInitialPurchaseOption(product: {
  readonly purchaseOptions: PurchaseOptions
}): PurchaseKind {
  return getPurchaseKinds(product)[0] ?? 'none'
}
