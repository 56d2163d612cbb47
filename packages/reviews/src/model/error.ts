import type { CallError } from '@sorrel/contracts/http'

/** Why a call to the reviews API failed. */
export type ReviewsError = CallError

export type SubmitMessage =
  | 'reviews.submit.unauthenticated'
  | 'reviews.submit.invalid'
  | 'reviews.submit.server'
  | 'reviews.submit.failed'
  | 'reviews.submit.network'
  | 'reviews.submit.conflict'
  | 'reviews.submit.too_large'
  | 'reviews.submit.not_eligible'
  | 'reviews.submit.throttled'
  | 'reviews.submit.pictures_away'

const MESSAGES: Readonly<Record<number, SubmitMessage>> = {
  400: 'reviews.submit.invalid',
  401: 'reviews.submit.unauthenticated',
  403: 'reviews.submit.not_eligible',
  409: 'reviews.submit.conflict',
  413: 'reviews.submit.too_large',
  415: 'reviews.submit.invalid',
  429: 'reviews.submit.throttled',
}

/** The message for a customer whose review could not be sent. */
export function getSubmitMessage(error: ReviewsError): SubmitMessage {
  if (error.kind === 'decode') return 'reviews.submit.failed'
  if (error.kind !== 'http') return 'reviews.submit.network'
  if (error.status === 503 && error.fields.images !== undefined) return 'reviews.submit.pictures_away'
  return MESSAGES[error.status] ?? (error.status >= 500 ? 'reviews.submit.server' : 'reviews.submit.failed')
}
