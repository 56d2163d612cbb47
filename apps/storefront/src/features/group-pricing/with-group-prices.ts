import type { GroupPrice, GroupPrices } from '@sorrel/contracts/calls'
import type { Priced, Product, ProductPreview, ProductVariant, PurchaseOptions } from '@sorrel/domain/product'

/** A product with one customer's prices in place of a stranger's. */
export function withGroupPrices(
  product: Product | ProductPreview,
  own: GroupPrices,
): Product | ProductPreview {
  const byId = new Map(own.variants.map((variant) => [variant.id, variant]))
  const toOwn = (variant: ProductVariant): ProductVariant => {
    const found = byId.get(variant.id)
    return found === undefined ? variant : withGroupPrice(variant, found)
  }
  const priced = withGroupPrice(product, own)
  return { ...priced, variants: priced.variants.map(toOwn) }
}

/** A card whose price is not compared with an earlier one. */
export function withoutEarlierPrice(product: ProductPreview): ProductPreview {
  const { standard } = product.purchaseOptions
  const plain = { ...product, origPrice: undefined }
  if (standard === undefined) return plain
  const purchaseOptions: PurchaseOptions = {
    ...product.purchaseOptions,
    standard: { ...standard, origPrice: undefined },
  }
  return { ...plain, purchaseOptions }
}

type Sold = Priced & { readonly purchaseOptions: { readonly standard?: Priced | undefined } }

function withGroupPrice<T extends Sold>(
  sold: T,
  { price, sale, salePrice, origPrice, prices, standard }: GroupPrice,
): T {
  const own = { price, sale, salePrice, origPrice, prices }
  const { purchaseOptions } = sold
  const options = purchaseOptions.standard && { ...purchaseOptions, standard: standard ?? own }
  return { ...sold, ...own, ...(options && { purchaseOptions: options }) }
}
