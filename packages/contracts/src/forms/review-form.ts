import { err, type Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import {
  REVIEW_IMAGE_MAX_BYTES,
  REVIEW_IMAGES_MAX_COUNT,
  type ReviewImage,
  reviewShape,
} from './review-fields.ts'
import { createFormParser, type FormIssues, type FormMessage } from './form-message.ts'

const reviewSchema = z.object(reviewShape)
const parseReviewFields = createFormParser(reviewSchema)

export type ReviewInput = z.output<typeof reviewSchema>

/** The fields of a review and its pictures together. */
export function parseReview(
  input: unknown,
  images: readonly ReviewImage[] = [],
): Result<ReviewInput, FormIssues> {
  const fields = parseReviewFields(input)
  const imagesIssue = getReviewImagesIssue(images)
  if (imagesIssue === undefined) return fields
  return err({ ...(fields.ok ? {} : fields.error), images: imagesIssue })
}

/** At most 5 image files of at most 5 MB; undefined when they are fine. */
export function getReviewImagesIssue(images: readonly ReviewImage[]): FormMessage | undefined {
  if (images.length > REVIEW_IMAGES_MAX_COUNT) return 'reviews.validation.too_many_images'
  if (images.some(isOfOtherType)) return 'reviews.validation.image_type'
  if (images.some(isTooLarge)) return 'reviews.validation.image_size'
  return undefined
}

const isOfOtherType = ({ type }: ReviewImage): boolean => !type.startsWith('image/')
const isTooLarge = ({ size }: ReviewImage): boolean => size > REVIEW_IMAGE_MAX_BYTES

/** The names of the files that an issue of the pictures is about; none where it is about their number. */
export function getWrongImageNames(images: readonly ReviewImage[], issue: string): readonly string[] {
  const isWrong = {
    'reviews.validation.image_type': isOfOtherType,
    'reviews.validation.image_size': isTooLarge,
  }[issue]
  return isWrong ? images.filter(isWrong).map(({ name }) => name) : []
}
