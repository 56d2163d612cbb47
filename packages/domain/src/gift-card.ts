import type { CategoryLink } from './product.ts'

/** Slug of the category whose products count as gift cards, where a shop names no other. */
export const DEFAULT_GIFT_CATEGORY = 'gifts-sets'

/** Whether a product counts as a gift card: it belongs to that category, `gifts-sets` by default. */
export function isGiftCard(
  product: { readonly categories: readonly CategoryLink[] },
  giftCategory: string = DEFAULT_GIFT_CATEGORY,
): boolean {
  return product.categories.some((category) => category.slug === giftCategory)
}
