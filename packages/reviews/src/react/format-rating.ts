import { formatNumber } from '@sorrel/i18n/format'

/** An average with its one decimal: `4.8`, `4,8`. */
export function formatRating(value: number, locale: string): string {
  return formatNumber({ value, locale, minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
