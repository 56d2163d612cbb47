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
  const bundle = product.bundle?.map(({ image: _image, price: _price, ...part }) => part)
  return toPlainData({ ...product, bundle, images: [], upSells: [], crossSells: [], attributes, content })
}
