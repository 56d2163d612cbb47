const MAX_YEARS_AHEAD = 30

interface CardExpiry {
  /** 1 to 12. */
  readonly expMonth: number
  /** Four digits. */
  readonly expYear: number
}

/** A card is valid until the end of its month. */
export function isCardExpired({ expMonth, expYear }: CardExpiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth)
}

/**
 * Reads `MM/YY`, `MM/YYYY` or the digits alone; undefined for an invalid or past date, or one more than 30 years ahead.
 */
export function parseCardExpiry(typed: string, now: Date): CardExpiry | undefined {
  const [, month, short, long] =
    /^(\d{1,2})(?:\s*[/\-. ]\s*|(?<=\d\d))(?:(\d{2})|(\d{4}))$/.exec(typed.trim()) ?? []
  const expiry = {
    expMonth: Number(month),
    expYear: long === undefined ? 2000 + Number(short) : Number(long),
  }
  const isMonth = expiry.expMonth >= 1 && expiry.expMonth <= 12
  const isNear = expiry.expYear <= now.getUTCFullYear() + MAX_YEARS_AHEAD
  return isMonth && isNear && !isCardExpired(expiry, now) ? expiry : undefined
}
