import type { ProblemCode } from '@sorrel/contracts/problem'

/**
 * Why a call to the reviews API failed: it did not get there (`network`), took too long (`timeout`), was refused
 * (`http`, with the problem's code and what is wrong by field), or was answered with something else (`decode`).
 */
export type ReviewsError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'decode' }
  | {
      readonly kind: 'http'
      readonly status: number
      readonly code: ProblemCode
      /** Message keys by field name. */
      readonly fields: Readonly<Record<string, string>>
    }

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
  if (error.kind === 'network' || error.kind === 'timeout') return 'reviews.submit.network'
  if (error.kind === 'decode') return 'reviews.submit.failed'
  return MESSAGES[error.status] ?? (error.status >= 500 ? 'reviews.submit.server' : 'reviews.submit.failed')
}
