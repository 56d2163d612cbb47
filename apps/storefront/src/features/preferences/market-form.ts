/** The form of currency and language, and its fields. */
export const MARKET_FORM = { name: 'market', currency: 'currency', locale: 'locale' } as const
