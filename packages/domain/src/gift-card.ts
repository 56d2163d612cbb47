import type { CategoryLink } from './product.ts'

/** Slug of the category whose products count as gift cards. */
const GIFT_CATEGORY_SLUG = 'gifts-sets'

/** Whether a product counts as a gift card: it belongs to the category `gifts-sets`. */
export function isGiftCard(product: { readonly categories: readonly CategoryLink[] }): boolean {
  return product.categories.some((category) => category.slug === GIFT_CATEGORY_SLUG)
}
