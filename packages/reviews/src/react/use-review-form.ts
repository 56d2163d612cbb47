import {
  type FormIssues,
  getReviewImagesIssue,
  parseReview,
  REVIEW_IMAGES_MAX_COUNT,
  type ReviewInput,
} from '@sorrel/contracts/forms'
import { getReviewDraftKey } from '@sorrel/contracts/storage'
import { useState } from 'react'
import {
  getInitialOrderId,
  type OwnReview,
  type ReviewEligibility,
  type ReviewPicture,
  type ReviewsClient,
  type ReviewsError,
} from '../model.ts'
import { dropDraft, EMPTY_DRAFT, readDraft, writeDraft } from './review-draft.ts'

/** The fields as the form has them; a rating of 0 means not chosen yet. */
export interface ReviewFormValues extends Readonly<Omit<ReviewInput, 'productId'>> {
  readonly images: readonly File[]
  /** Existing pictures of a review that is being changed. */
  readonly kept: readonly ReviewPicture[]
}

export interface ReviewForm {
  readonly values: ReviewFormValues
  readonly issues: FormIssues
  /** Whether nothing is missing or wrong. */
  readonly isComplete: boolean
  /** Progress of the upload, 0 to 1; undefined when nothing is being sent. */
  readonly progress: number | undefined
  readonly failure: ReviewsError | undefined
  readonly change: (change: Partial<ReviewFormValues>) => void
  readonly submit: () => Promise<'sent' | 'refused'>
}

export interface ReviewFormOptions {
  readonly productId: string
  /** Prefix of the stored draft's name. Default: `sorrel`. */
  readonly storagePrefix?: string | undefined
  readonly orders: ReviewEligibility['orders']
  /** The review that is changed. Default: a new one is written. */
  readonly changed?: OwnReview | undefined
  /** Creates a client whose uploads report their progress. */
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
}

/**
 * The state of an unsent review. It outlives the dialog, so nothing is lost when that is closed by accident. Text and
 * rating also outlive the page; pictures do not.
 */
export function useReviewForm(options: ReviewFormOptions): ReviewForm {
  const { productId, orders, changed, createClient } = options
  const draftKey = getReviewDraftKey(productId, options.storagePrefix)
  const [written, setWritten] = useState<ReviewFormValues>(() => getStart(options))
  const values = { ...written, orderId: getOrderId(written.orderId, orders) }
  const [issues, setIssues] = useState<FormIssues>({})
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<ReviewsError>()
  const change = (part: Partial<ReviewFormValues>): void => {
    const next = { ...values, ...part }
    setWritten(next)
    setIssues(forget(issues, Object.keys(part)))
    if (changed === undefined) writeDraft(draftKey, next)
    const imagesIssue = part.images && getImagesIssue(next)
    if (imagesIssue) setIssues((current) => ({ ...current, images: imagesIssue }))
  }
  // A changed review keeps its order, so any id passes the check.
  const review = parseReview({ productId, ...values, orderId: changed?.id ?? values.orderId })
  const images = getImagesIssue(values)
  const isComplete = review.ok && images === undefined
  const submit = async (): Promise<'sent' | 'refused'> => {
    if (progress !== undefined) return 'refused'
    setFailure(undefined)
    setIssues({ ...(review.ok ? {} : review.error), ...(images !== undefined && { images }) })
    if (!review.ok || images !== undefined) return 'refused'
    setProgress(0)
    const client = createClient(setProgress)
    const answer = await send(client, { changed, values, input: review.value })
    setProgress(undefined)
    if (!answer.ok) {
      setFailure(answer.error)
      return 'refused'
    }
    if (changed !== undefined) return 'sent'
    dropDraft(draftKey)
    setWritten(EMPTY)
    return 'sent'
  }
  return { values, issues, isComplete, progress, failure, change, submit }
}

const EMPTY: ReviewFormValues = { ...EMPTY_DRAFT, orderId: '', images: [], kept: [] }

function getStart({ productId, storagePrefix, changed }: ReviewFormOptions): ReviewFormValues {
  if (changed === undefined) return { ...EMPTY, ...readDraft(getReviewDraftKey(productId, storagePrefix)) }
  const { rating, title, body, images } = changed
  return { ...EMPTY, rating, title, body, kept: images }
}

/** Checks the chosen files, and the number of pictures including the existing ones. */
function getImagesIssue({ images, kept }: ReviewFormValues): ReturnType<typeof getReviewImagesIssue> {
  const issue = getReviewImagesIssue(images)
  const isOver = images.length + kept.length > REVIEW_IMAGES_MAX_COUNT
  return issue ?? (isOver ? 'reviews.validation.too_many_images' : undefined)
}

interface Sending {
  readonly changed: OwnReview | undefined
  readonly values: ReviewFormValues
  readonly input: ReviewInput
}

function send(client: ReviewsClient, { changed, values: { images, kept }, input }: Sending) {
  if (changed === undefined) return client.create({ ...input, images })
  const { productId: _product, orderId: _order, ...content } = input
  return client.change({ ...content, reviewId: changed.id, images, kept: kept.map(({ id }) => id) })
}

/** The chosen order if it is still eligible, else the only one. */
function getOrderId(chosen: string, orders: ReviewEligibility['orders']): string {
  return orders.some(({ id }) => id === chosen) ? chosen : (getInitialOrderId({ orders }) ?? '')
}

function forget(issues: FormIssues, fields: readonly string[]): FormIssues {
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)))
}
