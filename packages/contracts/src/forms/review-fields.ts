import * as z from 'zod/mini'
import { idSchema, maxCodePoints, somethingVisible, withoutControls } from '../schema/values.ts'

/** The limits of the review form; lengths are in code points. */
export const REVIEW_TITLE_MAX_LENGTH = 255
export const REVIEW_BODY_MAX_LENGTH = 2000
export const REVIEW_IMAGES_MAX_COUNT = 5
export const REVIEW_IMAGE_MAX_BYTES = 5 * 1024 * 1024

/** The properties of a chosen file that the rules read; a `File` has them. */
export interface ReviewImage {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const RATING_MISSING = 'reviews.validation.rating_required'
const TITLE_MISSING = 'reviews.validation.title_required'
const BODY_MISSING = 'reviews.validation.body_required'
const ORDER_MISSING = 'reviews.validation.order_required'

/** A number from 1 to 5. Form data carries it as text. */
const ratingField = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value)),
  z.int(RATING_MISSING).check(z.minimum(1, RATING_MISSING), z.maximum(5, RATING_MISSING)),
)

const titleField = z
  .string(TITLE_MISSING)
  .check(
    withoutControls(),
    z.trim(),
    somethingVisible(TITLE_MISSING),
    maxCodePoints(REVIEW_TITLE_MAX_LENGTH, 'reviews.validation.title_too_long'),
  )

/** A form sends a line break as two characters (CR LF); here it counts as one. */
const singleBreaks = z.transform((value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
)

/** The shop's answer to a review; an empty one removes it. */
export const reviewReplyField = z.pipe(
  singleBreaks,
  z.string().check(withoutControls(), z.trim(), maxCodePoints(REVIEW_BODY_MAX_LENGTH)),
)

const bodyField = z.pipe(
  singleBreaks,
  z
    .string(BODY_MISSING)
    .check(
      withoutControls(),
      z.trim(),
      somethingVisible(BODY_MISSING),
      maxCodePoints(REVIEW_BODY_MAX_LENGTH, 'reviews.validation.body_too_long'),
    ),
)

export const reviewShape = {
  productId: idSchema,
  orderId: z.string(ORDER_MISSING).check(z.regex(/^[\w.:-]{1,64}$/, ORDER_MISSING)),
  rating: ratingField,
  title: titleField,
  body: bodyField,
}

/** The fields that an author may change; `kept` names the pictures that stay, separated by commas. */
export const reviewChangeShape = {
  rating: ratingField,
  title: titleField,
  body: bodyField,
  kept: z._default(z.string().check(z.regex(/^(?:\w{1,64}(?:,\w{1,64}){0,4})?$/)), ''),
}
