import type { CategoryLink, Picture } from './product.ts'

/** Settings of a category page. */
export interface CategoryContent {
  readonly showProductsPrice: boolean
  readonly showProductsDescription: boolean
  readonly showFeaturedCategories: boolean
  /** 2 to 5; default 3, and 4 in the fallback settings. */
  readonly productsPerRow: number
  readonly enableQuickAdd: boolean
  readonly featuredCategories: readonly CategoryPreview[]
}

export interface CategoryPreview extends CategoryLink {
  readonly description?: string | undefined
  readonly image?: Picture | undefined
}

export interface Category extends CategoryLink {
  readonly description?: string | undefined
  readonly metaTitle?: string | undefined
  readonly metaKeywords?: string | undefined
  readonly metaDescription?: string | undefined
  readonly images: readonly Picture[]
  readonly content: CategoryContent
}

/** Products in a row where the setting is missing or says nothing. */
const DEFAULT_PRODUCTS_PER_ROW = 3

/** Settings of a category page while the service cannot be reached. */
export const FALLBACK_CATEGORY_CONTENT: CategoryContent = {
  showProductsPrice: true,
  showProductsDescription: true,
  showFeaturedCategories: true,
  productsPerRow: 4,
  enableQuickAdd: false,
  featuredCategories: [],
}

/** A category shown while the service cannot be reached; `nameKey` is the key of its name among the messages. */
export interface FallbackCategory<Key extends string = string> {
  readonly slug: string
  readonly nameKey: Key
}

/** Those of a shop that names none. */
export const FALLBACK_CATEGORIES = [
  { slug: 'bath-body', nameKey: 'categories.fallback.bath_body' },
  { slug: 'gifts', nameKey: 'categories.fallback.gifts' },
] as const satisfies readonly FallbackCategory[]

/** Reads the setting, a number or its text: a whole number from 2 to 5, the nearer of them beyond, else 3. */
export function parseProductsPerRow(value: unknown): number {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const columns = isNumeric ? Math.trunc(Number(value)) : Number.NaN
  return Number.isNaN(columns) ? DEFAULT_PRODUCTS_PER_ROW : Math.max(2, Math.min(5, columns))
}
