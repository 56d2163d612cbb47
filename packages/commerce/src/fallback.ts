import type { CategoryContent, CategoryPreview } from '@sorrel/domain/category'
import { toHtml } from '@sorrel/domain/html'
import { DEFAULT_CURRENCY_CODE } from '@sorrel/domain/money'
import type { Product } from '@sorrel/domain/product'

/** Keys of the message catalogue that fallback data is worded with. */
export type FallbackMessageKey =
  | 'categories.fallback.bath_body'
  | 'categories.fallback.gifts'
  | 'products.unavailable.title'
  | 'products.unavailable.text'
  | 'products.unavailable.image'

/** Puts a message key into the reader's words. */
export type FallbackWords = (key: FallbackMessageKey) => string

/** Slugs of the fallback categories, with the keys of their names. Specification sections 2 and 8. */
export const FALLBACK_CATEGORIES = [
  { slug: 'bath-body', nameKey: 'categories.fallback.bath_body' },
  { slug: 'gifts', nameKey: 'categories.fallback.gifts' },
] as const

/** Settings of a listing while the service does not answer: four products in a row. Specification sections 8 and 9. */
export const FALLBACK_CATEGORY_CONTENT: CategoryContent = {
  showProductsPrice: true,
  showProductsDescription: true,
  showFeaturedCategories: false,
  productsPerRow: 4,
  enableQuickAdd: false,
  featuredCategories: [],
}

/** Bath & Body and Gifts, in the reader's words. Specification section 8, "Catalogue fallbacks". */
export function createFallbackCategories(words: FallbackWords): readonly CategoryPreview[] {
  return FALLBACK_CATEGORIES.map(({ slug, nameKey }) => ({ slug, name: words(nameKey) }))
}

export interface PlaceholderProductArgs {
  /** Slug that was asked for. */
  readonly slug: string
  readonly words: FallbackWords
  /** Address of the placeholder picture, 800 by 900 pixels. */
  readonly imageSrc: string
}

/**
 * What stands where a product could not be had: in US dollars, its stock not counted, free to be bought as far as
 * stock goes, but with no way to buy it. Specification section 8, "Catalogue fallbacks".
 */
export function createPlaceholderProduct({ slug, words, imageSrc }: PlaceholderProductArgs): Product {
  const alt = words('products.unavailable.image')
  return {
    id: 'placeholder',
    slug,
    name: words('products.unavailable.title'),
    description: toHtml(words('products.unavailable.text')),
    currency: DEFAULT_CURRENCY_CODE,
    price: 0,
    sale: false,
    prices: [],
    stockTracking: false,
    stockPurchasable: true,
    images: [{ id: 'placeholder', src: imageSrc, alt, width: 800, height: 900 }],
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
  }
}
