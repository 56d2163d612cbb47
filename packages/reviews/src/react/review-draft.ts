import { parseReviewDraft, type ReviewDraft, serializeReviewDraft } from '@sorrel/contracts/storage'

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, title: '', body: '' }

/** The draft from before a log-in or a closed page. Stored per browser window. */
export function readDraft(key: string): ReviewDraft {
  try {
    return parseReviewDraft(window.sessionStorage.getItem(key)) ?? EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export function writeDraft(key: string, draft: ReviewDraft): void {
  try {
    window.sessionStorage.setItem(key, serializeReviewDraft(draft))
  } catch {
    // Storage is unavailable; the review can still be sent.
  }
}

export function dropDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
