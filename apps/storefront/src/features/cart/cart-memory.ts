import type { CartMemory } from '@sorrel/commerce/cart-handle'
import {
  getCartChangeKey,
  parseCartCount,
  PRICE_GROUP_COOKIE,
  readCookie,
  SESSION_LOST_COOKIE,
  SESSION_MARK_COOKIE,
} from '@sorrel/contracts/cart-marks'
import { SHOP_CONFIG } from '#config/shop-config.ts'

/** The cart's data in cookies, which the server writes, and in storage, which tabs write. */
export const cartMemory: CartMemory = {
  changeKey: getCartChangeKey(SHOP_CONFIG.storagePrefix),
  getCount: () => parseCartCount(document.cookie),
  getMark: () => readCookie(document.cookie, SESSION_MARK_COOKIE),
  needsStore: () => Boolean(readCookie(document.cookie, PRICE_GROUP_COOKIE)),
  takeLost: () => {
    if (readCookie(document.cookie, SESSION_LOST_COOKIE) === undefined) return false
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the shop serves
    document.cookie = `${SESSION_LOST_COOKIE}=; path=/; max-age=0`
    return true
  },
}
