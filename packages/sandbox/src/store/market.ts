import { formatMoney } from '@sorrel/i18n/format'
import { DEFAULT_LOCALE } from '@sorrel/i18n/locales'
import type { Localized, Minor } from '../catalogue/documents.ts'
import type { StoreSettingsDocument } from './documents.ts'

export type StoreCurrency = StoreSettingsDocument['store']['currencies'][number]

/** The language and the currency of an answer. */
export interface Market {
  /** The requested language, in the store's spelling. */
  readonly locale: string
  /** Languages of texts in order of preference: the requested one, its fallbacks, the store's own. */
  readonly locales: readonly string[]
  readonly currency: StoreCurrency
  /** The store's own currency, in which documents have their amounts. */
  readonly baseCurrency: StoreCurrency
  /** Origin of pictures, without a trailing slash. */
  readonly publicUrl: string
}

/** The text in the market's language, or in the first fallback that has one. */
export function getText(text: Localized, market: Pick<Market, 'locales'>): string
export function getText(text: Localized | undefined, market: Pick<Market, 'locales'>): string | undefined
export function getText(
  text: Localized | undefined,
  { locales }: Pick<Market, 'locales'>,
): string | undefined {
  if (text === undefined) return undefined
  for (const locale of locales) {
    const word = text[locale]
    if (word) return word
  }
  return getDefaultText(text)
}

/** The text in the language that all texts have, for messages to developers and as the last fallback. */
export function getDefaultText(text: Localized): string {
  return text[DEFAULT_LOCALE] ?? ''
}

/**
 * An amount of a document (minor units of the store's currency) in minor units of the market's currency:
 * times the rate, rounded half up to the currency's decimals.
 */
export function convert(
  amount: Minor,
  { currency, baseCurrency }: Pick<Market, 'currency' | 'baseCurrency'>,
): Minor {
  if (currency.code === baseCurrency.code) return amount
  const units = (amount * currency.rate * 10 ** currency.decimals) / 10 ** baseCurrency.decimals
  return Math.round(Number(units.toFixed(6)))
}

/** Minor units as the service answers them, in major units: 650 pence is 6.5. */
export function toMajor(amount: Minor, { decimals }: Pick<StoreCurrency, 'decimals'>): number {
  return Number((amount / 10 ** decimals).toFixed(decimals))
}

/** An amount as text: `£6.50`, `6,50 €`. */
export function toMoney(amount: Minor, { currency, locale }: Pick<Market, 'currency' | 'locale'>): string {
  const { code, decimals } = currency
  return formatMoney({ amount: toMajor(amount, currency), currency: code, locale, decimals })
}
