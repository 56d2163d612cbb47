import {
  getReviewDraftKey,
  parseReviewDraft,
  type ReviewDraft,
  serializeReviewDraft,
} from '@sorrel/contracts/storage'

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, title: '', body: '' }

/** What the customer wrote before they had to log in or the page was closed. Stored for this window only. */
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
    // The browser stores nothing. The review can be sent all the same.
  }
}

export function dropDraft(productId: string): void {
  try {
    window.sessionStorage.removeItem(getReviewDraftKey(productId))
  } catch {
    // The browser stores nothing, so there is nothing to remove.
  }
}
