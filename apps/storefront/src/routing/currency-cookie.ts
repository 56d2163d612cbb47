/** Holds the visitor's currency, ISO 4217. Readable by page code, which sets it. See docs/decisions.md#routes. */
export const CURRENCY_COOKIE = 'currency'

/** The cookie's currency code in upper case; undefined when it cannot be one. */
export function parseCurrency(value: string | undefined): string | undefined {
  return value !== undefined && /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : undefined
}
