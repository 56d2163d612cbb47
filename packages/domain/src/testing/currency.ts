/** ISO 4217 code of what the builders make, unless `overrides` name another. */
export const CURRENCY = 'GBP'
