/** Holds the visitor's currency, ISO 4217. Readable by page code, which sets it. See docs/decisions.md#routes. */
export const CURRENCY_COOKIE = 'currency'

/** How long a choice is kept. */
export const CURRENCY_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The cookie's currency code in upper case; undefined when it cannot be one. */
export function parseCurrency(value: string | undefined): string | undefined {
  return value !== undefined && /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : undefined
}
