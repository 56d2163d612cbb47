/** ISO 4217 code that the builders use, unless `overrides` name another. */
export const CURRENCY = 'GBP'
