import type { Currency } from '@sorrel/domain/store'
import { getCurrencyDigits } from '@sorrel/domain/money'
import { formatMoney } from '@sorrel/i18n/format'

/** An amount in major units as a shopper reads it, in another currency (ISO 4217) where one is named. */
export type FormatPrice = (amount: number, currency?: string) => string

export interface PriceFormatOptions {
  readonly locale: string
  /** ISO 4217 code of amounts whose currency is not named. */
  readonly currency: string
  /** The currencies of the store: the digits it sets for one of them hold everywhere. */
  readonly currencies: readonly Pick<Currency, 'code' | 'decimals'>[]
}

/** How the shop writes amounts, in every page and on both sides. */
export function createPriceFormat({ locale, currency: own, currencies }: PriceFormatOptions): FormatPrice {
  return (amount, currency = own) =>
    formatMoney({ amount, currency, locale, decimals: getCurrencyDigits(currency, currencies) })
}
