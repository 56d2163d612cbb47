import { toHtml } from './html.ts'
import { DEFAULT_CURRENCY_CODE } from './money.ts'
import type { Picture, Product } from './product.ts'

/**
 * A substitute for a product that cannot be shown, with the texts and picture it is given: it has no purchase option,
 * no tracked stock and a price of 0 US dollars.
 */
export function getPlaceholderProduct(shown: {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly image: Picture
}): Product {
  return {
    id: `placeholder-${shown.slug}`,
    slug: shown.slug,
    name: shown.title,
    description: toHtml(shown.description),
    currency: DEFAULT_CURRENCY_CODE,
    images: [shown.image],
    categories: [],
    tags: [],
    options: [],
    variants: [],
    purchaseOptions: {},
    attributes: [],
    content: {
      productHighlights: [],
      expandableDetails: [],
      layout: 'standard',
      showStockLevels: false,
      enableProductCounter: false,
    },
    upSells: [],
    crossSells: [],
    price: 0,
    sale: false,
    prices: [],
    stockTracking: false,
    stockPurchasable: true,
  }
}
