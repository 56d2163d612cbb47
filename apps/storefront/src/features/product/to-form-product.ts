import type { Product } from '@sorrel/domain/product'

/** What the form needs of the product: the words around it are already in the page. */
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
