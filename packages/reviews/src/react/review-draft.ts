import {
  getReviewDraftKey,
  parseReviewDraft,
  type ReviewDraft,
  serializeReviewDraft,
} from '@sorrel/contracts/storage'

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, title: '', body: '' }

/** What the customer wrote before they were led to log in, or before the page went. Kept for this window only. */
export function readDraft(productId: string): ReviewDraft {
  try {
    return parseReviewDraft(window.sessionStorage.getItem(getReviewDraftKey(productId))) ?? EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export function writeDraft(productId: string, draft: ReviewDraft): void {
  try {
    window.sessionStorage.setItem(getReviewDraftKey(productId), serializeReviewDraft(draft))
  } catch {
    // A browser that keeps nothing still sends the review.
  }
}

export function dropDraft(productId: string): void {
  try {
    window.sessionStorage.removeItem(getReviewDraftKey(productId))
  } catch {
    // Nothing was kept.
  }
}
