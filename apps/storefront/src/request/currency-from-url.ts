import { stringifySetCookie } from 'cookie'
import { env } from '#config/env.ts'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_SECONDS, parseCurrency } from './currency-cookie.ts'

/** The field of an address that names a currency, as links of feeds do. */
export const CURRENCY_FIELD = 'currency'

/** The currency that an address asks for, in upper case. A visitor's own choice wins, so it is for those who made none. */
export function getCurrencyFromUrl(
  search: string,
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (search === '' || cookies[CURRENCY_COOKIE] !== undefined) return undefined
  return parseCurrency(new URLSearchParams(search).get(CURRENCY_FIELD) ?? undefined)
}

/** Value of `Set-Cookie` that keeps the pages which follow in the same currency. */
export function toCurrencyCookie(currency: string): string {
  return stringifySetCookie({
    name: CURRENCY_COOKIE,
    value: currency,
    path: '/',
    maxAge: CURRENCY_COOKIE_SECONDS,
    sameSite: 'lax',
    secure: env.publicOrigin.startsWith('https:'),
  })
}
