import { stringifySetCookie } from 'cookie'
import type { PageRequest, StreamedRoute } from './route.ts'

/** Holds one answer's message for the next page. */
export const FLASH_COOKIE = 'flash'

/** The header by which proxy.ts passes the cookie's content to the page. */
export const FLASH_HEADER = 'x-flash'

/** Base64url, as `writeFlash` makes it. Anything else cannot even be a header's value. */
const FLASH = /^[\w-]+$/

/** The flash is for the next page that the visitor opens, not for a prefetched one; that page clears the cookie. */
export function toStreamedPage({ headers, cookies }: PageRequest, target: string): StreamedRoute {
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document'
  const sent = cookies[FLASH_COOKIE] ?? ''
  const flash = isOpened && FLASH.test(sent) ? sent : undefined
  const taken = stringifySetCookie({ name: FLASH_COOKIE, value: '', path: '/', expires: new Date(0) })
  return { kind: 'streamed', target, flash, cookies: flash === undefined ? [] : [taken] }
}
