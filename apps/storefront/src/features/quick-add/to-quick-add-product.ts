import type { ProductPreview } from '@sorrel/domain/product'
import { getStockStatus } from '@sorrel/domain/stock'

/** A card's product reduced to what quick-add and its line in the cart need, since it is sent to the browser again. */
export function toQuickAddProduct(product: ProductPreview): ProductPreview {
  return {
    ...product,
    description: '',
    secondImage: undefined,
    // What a piece holds, for the price of 100 ml where that depends on who asks.
    attributes: product.hasGroupPrices ? product.attributes : [],
    productVariants: product.productVariants.map((variant) => ({ ...variant, images: [] })),
  }
}

/** Whether a card offers quick-add: the product allows it and is in stock. See docs/specification.md#quick-add. */
export function isQuickAddOffered(product: ProductPreview): boolean {
  return product.hasQuickAdd && getStockStatus(product) !== 'out-of-stock'
}
