import type { ProductPreview } from '@sorrel/domain/product'
import { getStockStatus } from '@sorrel/domain/stock'

/** A card's product without what quick-add never looks at: it travels in the page once more. */
export function toQuickAddProduct(product: ProductPreview): ProductPreview {
  return {
    ...product,
    description: '',
    image: undefined,
    secondImage: undefined,
    attributes: [],
    productVariants: product.productVariants.map((variant) => ({ ...variant, images: [] })),
  }
}

/** Whether a card offers quick-add: the product allows it and is in stock. See docs/specification.md#quick-add. */
export function isQuickAddOffered(product: ProductPreview): boolean {
  return product.hasQuickAdd && getStockStatus(product) !== 'out-of-stock'
}
