import { NumberParser } from '@internationalized/number'

/**
 * Parses a non-negative number in the digits and separators of a language. Undefined for any other text: empty,
 * letters, or with a minus.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const value = new NumberParser(locale).parse(text)
  return !Number.isFinite(value) || value < 0 || Object.is(value, -0) ? undefined : value
}
