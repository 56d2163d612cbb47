import { stringifySetCookie } from 'cookie'
import type { PageRequest, StreamedRoute } from './route.ts'

/** Holds what one answer leaves for the page after it. */
export const FLASH_COOKIE = 'flash'

/** How the page is handed what the cookie held. */
export const FLASH_HEADER = 'x-flash'

/** The flash is for the next page that somebody opens, not for one fetched ahead; that page takes the cookie off. */
export function toStreamedPage({ headers, cookies }: PageRequest, target: string): StreamedRoute {
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document'
  const flash = isOpened ? cookies[FLASH_COOKIE] : undefined
  const taken = stringifySetCookie({ name: FLASH_COOKIE, value: '', path: '/', expires: new Date(0) })
  return { kind: 'streamed', target, flash, cookies: flash === undefined ? [] : [taken] }
}
