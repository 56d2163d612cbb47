/** The digits of a card number as people type it, with spaces or dashes. */
function toCardDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** 12 to 19 digits whose check digit (Luhn) fits. It says nothing about whether the card exists. */
export function isCardNumber(text: string): boolean {
  const digits = toCardDigits(text)
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + toShare(Number(digit), index), 0)
  return sum % 10 === 0
}

function toShare(digit: number, index: number): number {
  const doubled = index % 2 === 1 ? digit * 2 : digit
  return doubled > 9 ? doubled - 9 : doubled
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(?:6011|65|64[4-9])/, 'Discover'],
]

/** Who issued a card by its first digits; undefined where they name none that we know. */
export function getCardBrand(text: string): string | undefined {
  const digits = toCardDigits(text)
  return BRANDS.find(([pattern]) => pattern.test(digits))?.[1]
}

export interface CardExpiry {
  /** 1 to 12. */
  readonly expMonth: number
  /** Four digits. */
  readonly expYear: number
}

const MAX_YEARS_AHEAD = 30

/** Reads `MM/YY`, `MM/YYYY` or the digits alone; undefined for no date, a past one, or one more than 30 years ahead. */
export function parseCardExpiry(text: string, now: Date): CardExpiry | undefined {
  const parts = /^(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2}|\d{4})$/.exec(text.trim())
  if (parts === null) return undefined
  const expMonth = Number(parts[1] ?? parts[3])
  const year = Number(parts[2] ?? parts[4])
  const expiry = { expMonth, expYear: year < 100 ? 2000 + year : year }
  const isFar = expiry.expYear > now.getUTCFullYear() + MAX_YEARS_AHEAD
  return expMonth < 1 || expMonth > 12 || isFar || isCardExpired(expiry, now) ? undefined : expiry
}

/** Digits of a date while they are typed, as a card prints them: `1229` is `12/29`. Anything else stays as it is. */
export function toPrintedExpiry(text: string): string {
  return /^\d{3,6}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text
}

/** A card is good through the last day of its month. */
export function isCardExpired({ expMonth, expYear }: CardExpiry, now: Date): boolean {
  return expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

/** Three digits, four on an American Express; either while the number does not say. */
export function isSecurityCode(text: string, number: string): boolean {
  const brand = getCardBrand(number)
  const length = brand === 'American Express' ? '4' : brand === undefined ? '3,4' : '3'
  return new RegExp(`^\\d{${length}}$`).test(text.trim())
}
