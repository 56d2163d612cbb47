import { getReviewImagesIssue, parseReview, type FormIssues } from '@sorrel/contracts/forms'
import {
  getReviewDraftKey,
  parseReviewDraft,
  type ReviewDraft,
  serializeReviewDraft,
} from '@sorrel/contracts/storage'
import { useState } from 'react'
import { getInitialOrderId, type ReviewEligibility, type ReviewsClient, type ReviewsError } from '../model.ts'

const EMPTY_DRAFT: ReviewDraft = { rating: 0, title: '', body: '' }

export interface ReviewFormValues {
  /** 0 means not chosen yet. */
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly orderId: string
  readonly images: readonly File[]
}

export interface ReviewForm {
  readonly values: ReviewFormValues
  readonly issues: FormIssues
  /** Progress of the upload, 0 to 1; undefined when nothing is being sent. */
  readonly progress: number | undefined
  readonly failure: ReviewsError | undefined
  readonly change: (change: Partial<ReviewFormValues>) => void
  readonly submit: () => Promise<'sent' | 'refused'>
}

export interface ReviewFormOptions {
  readonly productId: string
  readonly orders: ReviewEligibility['orders']
  /** Creates a client whose uploads report their progress. */
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
}

/**
 * The state of an unsent review. It outlives the dialog, so nothing is lost when that is closed by accident. Text and
 * rating also outlive the page; pictures do not.
 */
export function useReviewForm({ productId, orders, createClient }: ReviewFormOptions): ReviewForm {
  const [written, setWritten] = useState<ReviewFormValues>(() => ({
    ...readDraft(productId),
    orderId: '',
    images: [],
  }))
  const values = { ...written, orderId: getOrderId(written.orderId, orders) }
  const [issues, setIssues] = useState<FormIssues>({})
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<ReviewsError>()
  const change = (part: Partial<ReviewFormValues>): void => {
    const next = { ...values, ...part }
    setWritten(next)
    setIssues(forget(issues, Object.keys(part)))
    writeDraft(productId, next)
    const imagesIssue = part.images && getReviewImagesIssue(part.images)
    if (imagesIssue) setIssues((current) => ({ ...current, images: imagesIssue }))
  }
  const submit = async (): Promise<'sent' | 'refused'> => {
    if (progress !== undefined) return 'refused'
    const review = parseReview({ productId, ...values }, values.images)
    setFailure(undefined)
    setIssues(review.ok ? {} : review.error)
    if (!review.ok) return 'refused'
    setProgress(0)
    const answer = await createClient(setProgress).create({ ...review.value, images: values.images })
    setProgress(undefined)
    if (!answer.ok) {
      setFailure(answer.error)
      return 'refused'
    }
    dropDraft(productId)
    setWritten({ ...EMPTY_DRAFT, orderId: '', images: [] })
    return 'sent'
  }
  return { values, issues, progress, failure, change, submit }
}

/** The chosen order if it is still eligible, else the only one. */
function getOrderId(chosen: string, orders: ReviewEligibility['orders']): string {
  return orders.some(({ id }) => id === chosen) ? chosen : (getInitialOrderId({ orders }) ?? '')
}

function forget(issues: FormIssues, fields: readonly string[]): FormIssues {
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)))
}

/** What the customer wrote before they had to log in or the page was closed. Stored for this window only. */
function readDraft(productId: string): ReviewDraft {
  try {
    return parseReviewDraft(window.sessionStorage.getItem(getReviewDraftKey(productId))) ?? EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

function writeDraft(productId: string, draft: ReviewDraft): void {
  try {
    window.sessionStorage.setItem(getReviewDraftKey(productId), serializeReviewDraft(draft))
  } catch {
    // The browser stores nothing. The review can be sent all the same.
  }
}

function dropDraft(productId: string): void {
  try {
    window.sessionStorage.removeItem(getReviewDraftKey(productId))
  } catch {
    // The browser stores nothing, so there is nothing to remove.
  }
}
