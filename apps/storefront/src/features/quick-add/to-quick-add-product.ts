import type { ProductPreview } from '@sorrel/domain/product'
import { getStockStatus } from '@sorrel/domain/stock'

/**
 * A card's product reduced to the fields of quick add and of its cart line, because it is sent to the browser again.
 */
export function toQuickAddProduct(product: ProductPreview): ProductPreview {
  return {
    ...product,
    description: '',
    images: product.images.slice(0, 1),
    // The content of a piece, for a unit price that depends on the customer.
    attributes: product.hasGroupPrices ? product.attributes : [],
    variants: product.variants.map((variant) => ({ ...variant, images: [] })),
  }
}

/** Whether a card offers quick-add: the product allows it and is in stock. See docs/specification.md#quick-add. */
export function isQuickAddOffered(product: ProductPreview): boolean {
  return product.hasQuickAdd && getStockStatus(product) !== 'out-of-stock'
}
