import type { OwnShopRules } from '@sorrel/contracts/shop'

/** The keys of the names of `fallbackCategories`: the messages that pages carry for them. */
export type FallbackKey = 'categories.fallback.bath_body' | 'categories.fallback.gifts'

/**
 * The rules of this shop; the packages' defaults hold for the rest. Pages pass on the parts they need, so that none
 * loads the validation, which `defineShop` runs when the server starts.
 */
export const SHOP_CONFIG: OwnShopRules<FallbackKey> = {}
