import { getCurrencyDigits, type Money } from '@sorrel/domain/money'
import { toIntlLocale } from './locales.ts'
import { remember } from './remember/remember.ts'

const getNumberFormat = remember(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(toIntlLocale(locale), options),
)
const getDateFormat = remember(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toIntlLocale(locale), options),
)

/** A currency of an unknown code is shown before the number. */
export interface MoneyOptions extends Money {
  readonly locale: string
  /** Digits after the separator, where the store says so. Default: those of the currency. */
  readonly decimals?: number | undefined
}

/**
 * An amount with its currency's short symbol, as the language writes it: `£6.50`, `6,50 €`.
 *
 * @example
 * ```ts
 * import { formatMoney } from '@sorrel/i18n/format'
 *
 * console.log(formatMoney({ amount: 6.5, currency: 'GBP', locale: 'en' }), formatMoney({ amount: 1200, currency: 'JPY', locale: 'en' })) // £6.50 ¥1,200
 * ```
 */
export function formatMoney({ amount, currency, locale, decimals }: MoneyOptions): string {
  const digits = Math.min(Math.max(Math.trunc(decimals ?? getCurrencyDigits(currency, [])) || 0, 0), 20)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!/^[A-Za-z]{3}$/.test(currency))
    return `${currency} ${formatNumber({ value: amount, locale, ...fraction })}`.trim()
  return getNumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...fraction,
  }).format(amount)
}

export interface NumberOptions {
  readonly value: number
  readonly locale: string
  readonly minimumFractionDigits?: number
  readonly maximumFractionDigits?: number
}

/** A plain number as the language writes it: `1,234.5`, `1.234,5`. */
export function formatNumber({ value, locale, ...fraction }: NumberOptions): string {
  return getNumberFormat(locale, fraction).format(value)
}

export interface DateOptions {
  /** ISO 8601. */
  readonly date: string
  readonly locale: string
  /** IANA name. Default UTC, so that server and browser write the same day. */
  readonly timeZone?: string
}

/**
 * `21 November 2026`. An invalid date gives an empty text.
 *
 * @example
 * ```ts
 * import { formatDate } from '@sorrel/i18n/format'
 *
 * console.log(formatDate({ date: '2026-11-23', locale: 'de' })) // 23. November 2026
 * ```
 */
export function formatDate({ date, locale, timeZone = 'UTC' }: DateOptions): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return ''
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return getDateFormat(locale, parts).format(time)
}
