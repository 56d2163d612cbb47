import * as z from 'zod/mini'

/** An id of the service or of ours: up to 64 letters, digits, `_`, `-`, `.` or `:`. */
export const idSchema = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** ISO 4217. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Quantity of a product in one line: a whole number up to 999. */
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(999))

/** An existing date or date with time in ISO 8601. */
export const dateSchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2}))?$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

export const intervalSchema = z.enum(['daily', 'weekly', 'monthly', 'yearly'])

export function textSchema(maxLength: number) {
  return z.string().check(z.maxLength(maxLength))
}

/**
 * Control characters other than tab and line breaks. A text of a person needs none, and a database may refuse them.
 */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

/** Removes control characters from a text. */
export const withoutControls = () => z.overwrite<string>((text) => text.replace(CONTROL, ''))

/** At most this many code points: an emoji counts once. */
export function maxCodePoints(limit: number, message?: string) {
  const holds = (text: string) => text.length <= limit || Array.from(text).length <= limit
  return z.refine<string>(holds, message)
}
