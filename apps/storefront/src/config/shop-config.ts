import type { OwnShopRules } from '@sorrel/contracts/shop'

/** The keys of the names of `fallbackCategories`: the messages that pages carry for them. */
export type FallbackKey = 'categories.fallback.bath_body' | 'categories.fallback.gifts'

/**
 * The rules that this house decides by itself; the packages' defaults hold for every other. Pages pass on what they need
 * of it, so that none loads the check, which `defineShop` makes when the server starts.
 */
export const SHOP_CONFIG: OwnShopRules<FallbackKey> = {}
