import type { Product } from '@sorrel/domain/product'

/** The product reduced to what its form needs, since it is sent to the browser again. */
export function toFormProduct(product: Product): Product {
  const { showStockLevels, lowStockIndicator, enableProductCounter, layout } = product.content
  const content = {
    showStockLevels,
    lowStockIndicator,
    enableProductCounter,
    layout,
    productHighlights: [],
    expandableDetails: [],
  }
  return { ...product, images: [], upSells: [], crossSells: [], attributes: [], content }
}
