import { expect, it } from 'vitest'
import { getPlaceholderProduct } from './placeholder.ts'
import { getInitialPurchaseOption } from './purchase.ts'
import { getStockStatus } from './stock.ts'
import { aPicture } from './testing.ts'

it('shows the given words and is not for sale', () => {
  const image = aPicture()
  const product = getPlaceholderProduct({ slug: 'soap', title: 'Unavailable', description: 'A < B', image })
  expect(product).toEqual({
    id: 'placeholder-soap',
    slug: 'soap',
    name: 'Unavailable',
    description: 'A &lt; B',
    currency: 'USD',
    images: [image],
    price: 0,
    sale: false,
    prices: [],
    purchaseOptions: {},
    categories: [],
    tags: [],
    options: [],
    variants: [],
    attributes: [],
    upSells: [],
    crossSells: [],
    content: {
      productHighlights: [],
      expandableDetails: [],
      layout: 'standard',
      showStockLevels: false,
      enableProductCounter: false,
    },
    stockTracking: false,
    stockPurchasable: true,
  })
  expect(getInitialPurchaseOption(product)).toBe('none')
  expect(getStockStatus(product)).toBe('in-stock')
})
