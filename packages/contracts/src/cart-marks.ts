import { STORAGE_PREFIX } from './schema/storage-prefix.ts'

/**
 * The cart and session data that the code of every page reads in the browser: four cookies and one storage value. A
 * module of its own, because every page loads it first.
 */

/**
 * The storage key that has another value after each change of the cart by a tab, so that the other tabs fetch it again.
 * Another shop on the same address has another prefix; default `sorrel.cart-change`.
 */
export function getCartChangeKey(prefix: string = STORAGE_PREFIX): string {
  return `${prefix}.cart-change`
}

/**
 * A cookie beside the session's that page code may read: the pieces in the cart, nothing else. It is missing where there
 * are none, so that a page knows without a call whether there is a cart to fetch.
 */
export const CART_COUNT_COOKIE = 'cart-count'
/** A cookie beside the session's that page code may read: another value after each change of the session. */
export const SESSION_MARK_COOKIE = 'session-mark'

/**
 * A cookie that page code may read: the session could not be read and the cart is a new one. The page says so and removes
 * the cookie.
 */
export const SESSION_LOST_COOKIE = 'session-lost'

/**
 * A cookie that page code may read: the customer belongs to a group, so prices of products that have group prices are
 * asked for. It names neither the group nor a price.
 */
export const PRICE_GROUP_COOKIE = 'price-group'

/** One of the cookies that page code may read, from `document.cookie`; undefined when it is not there. Never throws. */
export function readCookie(
  cookies: string,
  name:
    | typeof CART_COUNT_COOKIE
    | typeof PRICE_GROUP_COOKIE
    | typeof SESSION_LOST_COOKIE
    | typeof SESSION_MARK_COOKIE,
): string | undefined {
  const prefix = `${name}=`
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length)
}

/** The pieces in the cart, from `document.cookie`; 0 when it does not say. Never throws. */
export function parseCartCount(cookies: string): number {
  const text = readCookie(cookies, CART_COUNT_COOKIE) ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
