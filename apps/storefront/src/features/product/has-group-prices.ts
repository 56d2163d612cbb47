import { getVariants, type PriceTier, type Product } from '@sorrel/domain/product'

/** Whether any price of the product or its variants is a group's. */
export function hasGroupPrices(product: Product): boolean {
  const priced = [product, ...getVariants(product)]
  return priced.some(
    ({ prices, purchaseOptions }) =>
      prices.some(isOfGroup) || purchaseOptions.standard?.prices.some(isOfGroup) === true,
  )
}

function isOfGroup({ accountGroup }: PriceTier): boolean {
  return accountGroup !== undefined && accountGroup !== ''
}
