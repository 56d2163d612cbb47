import type { Product } from '@sorrel/domain/product'
import { getFormAttributes } from '@sorrel/domain/product-facts'
import { toPlainData } from '#shop/to-plain-data.ts'

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
  const attributes = getFormAttributes(product).map(({ id, values }) => ({
    id,
    values,
    name: '',
    filterable: false,
    visible: false,
  }))
  return toPlainData({ ...product, images: [], upSells: [], crossSells: [], attributes, content })
}
