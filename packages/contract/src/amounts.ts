/** Amounts of money in a text, as a language writes them. */

/** An amount that somebody reads. */
export interface Amount {
  /** ISO 4217 code, or a sign that several currencies share. */
  readonly sign: string
  readonly value: number
}

const NUMBER = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`
/** `£`, `US$`, `£GB` or `GBP`. */
const SIGN = String.raw`\b[A-Z]{1,3}\p{Sc}|\p{Sc}(?:[A-Z]{2}\b)?|\b[A-Z]{3}\b`
const AMOUNT = new RegExp(String.raw`(${SIGN})\s?(${NUMBER})|(${NUMBER})\s?(${SIGN})`, 'gu')

/** Every amount in the text, in its order. A word of three capital letters beside a number is one only as a currency's code. */
export function findAmounts(text: string, language: string): readonly Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap(([, before, first, second, after]) => {
    const sign = before ?? after ?? ''
    if (/^[A-Z]{3}$/.test(sign) && !Intl.supportedValuesOf('currency').includes(sign)) return []
    return [{ sign, value: parseNumber(first ?? second ?? '', language) }]
  })
}

/** How the language writes the currency. */
export function getSign(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function parseNumber(text: string, language: string): number {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const [whole = '', rest] = text.split(decimal)
  const digits = whole.replace(/\D/g, '')
  return Number(rest === undefined ? digits : `${digits}.${rest}`)
}
