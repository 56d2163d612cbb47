const SAFE_SCHEME = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST_LIKE = /^[a-z0-9.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i
const REFUSED_CHARACTERS = /[\p{Cc}\u2028\u2029\\]/u

/**
 * An address a merchant typed, made fit for an `href`; undefined when it is empty or unsafe.
 *
 * Allowed are `http(s)://`, `mailto:`, `tel:`, and addresses of this shop starting with one `/`, `#` or `?`. A bare
 * host (`example.com/a`) gets `https://`, any other bare path a leading `/`. Refused are other schemes, addresses
 * that start with `//`, control characters and backslashes, which browsers read as slashes.
 *
 * @example
 * ```ts
 * import { toSafeUrl } from '@sorrel/domain/url'
 *
 * console.log(toSafeUrl('/products'), toSafeUrl('javascript:alert(1)')) // /products undefined
 * ```
 */
export function toSafeUrl(address: string): string | undefined {
  const url = address.trim()
  if (url === '' || url.startsWith('//') || REFUSED_CHARACTERS.test(url)) return undefined
  if (SAFE_SCHEME.test(url) || /^[/#?]/.test(url)) return url
  if (HOST_LIKE.test(url)) return `https://${url}`
  return ANY_SCHEME.test(url) ? undefined : `/${url}`
}

/** Whether an `href` leaves this shop: anything but a path, a query or a fragment. */
export function isExternalUrl(url: string): boolean {
  return !/^[/#?]/.test(url)
}
