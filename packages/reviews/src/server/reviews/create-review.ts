import { randomUUID } from 'node:crypto'
import { createReviewEndpoint, type EndpointBody, parseBody } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { ReviewsContext } from '../context.ts'
import { writeAudit } from '../moderation/audit.ts'
import { reviews } from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import { getLocale } from '../http/locale.ts'
import { type Multipart, readMultipart } from '../http/read-multipart.ts'
import type { PurchaseOrder, ReviewCustomer } from '../options.ts'
import type { TakenPicture } from '../pictures/picture-intake.ts'
import { findPurchases } from './eligibility.ts'
import { insertImages, storePictures } from './store-pictures.ts'
import { type Received, receiveSubmission, type Submission } from './submission.ts'

type Input = EndpointBody<typeof createReviewEndpoint>

const ALREADY_REVIEWED: Refusal = { code: 'conflict', message: 'This order has a review of the product.' }
const NOT_ELIGIBLE: Refusal = { code: 'forbidden', message: 'No order of the account holds the product.' }
const toFieldsRefusal = (fields: Refusal['fields']): Refusal => ({
  code: 'invalid',
  message: 'A field is wrong.',
  fields,
})

/**
 * Creates a review with its pictures. Pictures of a customer who may not review are not decoded, and the review is stored
 * completely or not at all.
 */
export function createReview(
  context: ReviewsContext,
  submission: Submission,
): Promise<Result<{ readonly id: string }, Refusal>> {
  return receiveSubmission(context, submission, (received) => receive(context, received))
}

async function receive(
  context: ReviewsContext,
  { customer, request, requestId, openFolder }: Received,
): Promise<Result<{ readonly id: string }, Refusal>> {
  const { timeoutMs } = context.intake
  const form = await readMultipart(request, {
    timeoutMs,
    openFolder: async (fields) => {
      const named = await findNamedOrder(context, customer, fields)
      return named.ok ? openFolder() : named
    },
  })
  if (!form.ok) return form
  const input = parseBody(createReviewEndpoint, form.value.fields)
  if (!input.ok) return err(toFieldsRefusal(input.error))
  const order = await findOrder(context, customer, input.value)
  if (!order.ok) return order
  const pictures = await context.intake.take(form.value.files)
  if (!pictures.ok) return pictures
  return store(context, {
    input: input.value,
    order: order.value,
    customer,
    pictures: pictures.value,
    locale: getLocale(request),
    requestId,
  })
}

/** The order that a form has named before its pictures, if it is eligible. */
function findNamedOrder(
  context: ReviewsContext,
  customer: ReviewCustomer,
  fields: Multipart['fields'],
): Promise<Result<PurchaseOrder, Refusal>> {
  const input = parseBody(createReviewEndpoint, fields)
  const issues = input.ok ? {} : input.error
  const { productId = '', orderId = '' } = fields
  if ('productId' in issues || 'orderId' in issues) return Promise.resolve(err(toFieldsRefusal(issues)))
  return findOrder(context, customer, { productId, orderId })
}

/** The order that the review is about, if it is still eligible. */
async function findOrder(
  { db }: ReviewsContext,
  customer: ReviewCustomer,
  { productId, orderId }: Pick<Input, 'productId' | 'orderId'>,
): Promise<Result<PurchaseOrder, Refusal>> {
  const purchases = await findPurchases(customer, { db, productId })
  if (!purchases.ok) return purchases
  const { bought, open } = purchases.value
  if (!bought.some(({ id }) => id === orderId)) return err(NOT_ELIGIBLE)
  const order = open.find(({ id }) => id === orderId)
  return order === undefined ? err(ALREADY_REVIEWED) : ok(order)
}

interface AcceptedReview {
  readonly order: PurchaseOrder
  readonly input: Input
  readonly customer: ReviewCustomer
  readonly pictures: readonly TakenPicture[]
  readonly locale: string
  readonly requestId: string
}

async function store(
  context: ReviewsContext,
  review: AcceptedReview,
): Promise<Result<{ readonly id: string }, Refusal>> {
  const id = await storePictures(context.pictures, review.pictures, () => insertReview(context, review))
  return id === undefined ? err(ALREADY_REVIEWED) : ok({ id })
}

/** Returns the review's id; undefined when the order has got another review in the meantime. */
function insertReview({ db, now }: ReviewsContext, review: AcceptedReview): Promise<string | undefined> {
  const { input, order, customer, pictures, locale, requestId } = review
  const id = randomUUID()
  const dateCreated = now()
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(reviews)
      .values({
        ...input,
        id,
        productName: order.product?.name,
        productSlug: order.product?.slug,
        accountId: customer.accountId,
        userName: customer.displayName,
        email: customer.email,
        locale,
        isVerified: true,
        dateCreated,
      })
      .onConflictDoNothing({ target: [reviews.orderId, reviews.productId] })
      .returning({ id: reviews.id })
    if (inserted.length === 0) return undefined
    await insertImages(tx, { reviewId: id, pictures, firstPosition: 0 })
    await writeAudit(tx, { reviewId: id, action: 'submitted', actor: 'customer', requestId, dateCreated })
    return id
  })
}
