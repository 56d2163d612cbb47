import { notFound } from 'next/navigation'
import { cache } from 'react'

/** The language and currency of a page. One cached page per market. */
export interface Market {
  /** A locale of the store, such as `en` or `fr-CA`. */
  readonly locale: string
  /** ISO 4217, upper case. */
  readonly currency: string
}

/** The same object for the same market within one render, so that loaders can be memoised by it. */
const toMarket = cache((locale: string, currency: string): Market => ({ locale, currency }))

/** The market in an internal route's parameters. Anything that cannot be a locale and a currency code is "not found". */
export async function getMarket(
  params: Promise<{ readonly locale: string; readonly currency: string }>,
): Promise<Market> {
  const { locale, currency } = await params
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(locale) || !/^[a-z]{3}$/.test(currency)) notFound()
  return toMarket(locale, currency.toUpperCase())
}
