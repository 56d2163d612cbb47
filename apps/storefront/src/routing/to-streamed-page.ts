import { stringifySetCookie } from 'cookie'
import { FLASH_COOKIE } from '#form/flash.ts'
import type { PageRequest, StreamedRoute } from './route.ts'

/** The flash is for the next page that somebody opens, not for one fetched ahead; that page takes the cookie off. */
export function toStreamedPage({ headers, cookies }: PageRequest, target: string): StreamedRoute {
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document'
  const flash = isOpened ? cookies[FLASH_COOKIE] : undefined
  const taken = stringifySetCookie({ name: FLASH_COOKIE, value: '', path: '/', expires: new Date(0) })
  return { kind: 'streamed', target, flash, cookies: flash === undefined ? [] : [taken] }
}
