export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** The nearest whole number in the range. A range whose `max` is below its `min` contains only `min`. */
export const clampNumber = (value: number, { min, max }: NumberRange): number =>
  Math.max(min, Math.min(Math.trunc(value), max))

/**
 * What was typed, as a number from 0 on, in the digits of any script. Undefined for a text that is no such number, as an
 * empty one, letters, or one with a minus.
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim().replace(/\p{Nd}/gu, toAsciiDigit)
  const value = Number(typed)
  return typed === '' || !Number.isFinite(value) || value < 0 || Object.is(value, -0) ? undefined : value
}

/** Unicode's digits stand in rows of ten, from zero to nine. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
