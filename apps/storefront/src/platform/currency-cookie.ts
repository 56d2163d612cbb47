/** Holds the visitor's currency, ISO 4217. Readable by page code, which sets it. Decisions "Routes". */
export const CURRENCY_COOKIE = 'currency'
