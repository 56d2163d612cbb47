import * as z from 'zod/mini'

/** An id of the service or of ours: up to 64 letters, digits, `_`, `-`, `.` or `:`. */
export const idSchema = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** A product's or category's part of an address: up to 100 letters, digits and `-`. */
export const slugSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/i))

/** ISO 4217. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Quantity of a product in one line: a whole number up to 999. */
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(999))

/** A coupon's or gift card's code as it is typed. */
export const codeSchema = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N} _-]{1,64}$/u))

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
 * Characters that no person's text needs: control characters, unpaired surrogates, and characters that change the
 * writing direction. A database may refuse them, and a line may read as something else.
 */
const UNUSABLE = String.raw`\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069`
const UNUSABLE_IN_LINE = new RegExp(`[${UNUSABLE}]`, 'u')
const UNUSABLE_IN_TEXT = new RegExp(String.raw`(?![\t\n\r])[${UNUSABLE}]`, 'gu')

/** A character that leaves a mark on the page; the ones named first are letters and signs that leave none. */
const VISIBLE = /(?![\u115F\u1160\u3164\uFFA0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Removes unusable characters from a text of several lines. */
export const withoutControls = () => z.overwrite<string>((text) => text.replace(UNUSABLE_IN_TEXT, ''))

/** A text of one line without unusable characters. */
export const usableLine = (message?: string) =>
  z.refine<string>((text) => !UNUSABLE_IN_LINE.test(text), message)

/** At least one character that can be seen. */
export const somethingVisible = (message?: string) => z.refine<string>((text) => VISIBLE.test(text), message)

/** At most this many code points: an emoji counts once. */
export function maxCodePoints(limit: number, message?: string) {
  const holds = (text: string) => text.length <= limit || Array.from(text).length <= limit
  return z.refine<string>(holds, message)
}
