import { type AddItemArgs, fetchSubscription, subscriptionChanges } from '@sorrel/commerce/subscriptions'
import type { CommerceClient, CommerceError } from '@sorrel/commerce/client'
import type { subscriptionEndpoints, EndpointBody } from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'
import { isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { Action } from '#service/endpoint/serve.ts'
import { findPauseIssues, pauseChanges, paymentChanges } from './course-changes.ts'
import { goodsChanges } from './goods-changes.ts'
import { handleChange } from './handle-change.ts'

const { pause, resume } = pauseChanges
const { 'change-card': changeCard, cancel } = paymentChanges

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

type Goods = EndpointBody<typeof subscriptionEndpoints.editDetails>

const hasGoods = ({ productId, variantId, quantity, billingSchedule }: Subscription, body: Goods) =>
  productId === (body.productId ?? productId) &&
  variantId === (body.variantId ?? variantId) &&
  quantity === body.quantity &&
  billingSchedule?.interval === body.interval &&
  billingSchedule.intervalCount === body.intervalCount

function replaceGoods(commerce: CommerceClient, { productId, ...details }: Goods) {
  return productId === undefined
    ? subscriptionChanges.replaceDetails(commerce, details)
    : subscriptionChanges.replaceProduct(commerce, { ...details, productId })
}

const findSame = ({ items }: Subscription, body: Omit<AddItemArgs, 'id'>) =>
  items.find(({ productId, quantity }) => productId === body.productId && quantity === body.quantity)

/**
 * The service cannot make an addition conditional: when two processes add the same at the same moment, the later item
 * is deleted again.
 */
async function addOnce(commerce: CommerceClient, body: AddItemArgs): Promise<Result<unknown, CommerceError>> {
  const added = await subscriptionChanges.addItem(commerce, body)
  if (!added.ok) return added
  const now = await fetchSubscription(commerce, { id: body.id })
  const first = now.ok && now.value !== null ? findSame(now.value, body) : undefined
  if (first === undefined || first.id === added.value.id) return added
  return subscriptionChanges.deleteItem(commerce, { id: body.id, itemId: added.value.id })
}

/** What the customer can change of a subscription, each by the shapes of the forms that ask for it. */
export const subscriptionActions: readonly Action[] = [
  handleChange([cancel.shape], {
    action: 'cancel',
    isDone: ({ status }) => status === 'canceled',
    change: subscriptionChanges.cancel,
    toAnswer: () => ({ canceled: true }),
  }),
  // A running subscription need not be resumed, a paused one can change its end.
  handleChange([pause.shape, resume.shape], {
    action: ({ status }) => (status ? 'pause' : 'resume'),
    isDone: ({ status, datePauseEnd }, body) =>
      body.status
        ? status === 'paused' && toTime(datePauseEnd) === toTime(body.resumeAt)
        : status === 'active' || status === 'trial',
    findIssues: ({ status, resumeAt }) => (status ? findPauseIssues(resumeAt) : undefined),
    change: (commerce, { id, status, resumeAt }) =>
      status
        ? subscriptionChanges.pause(commerce, {
            id,
            resumeAt: resumeAt ? new Date(resumeAt).toISOString() : null,
          })
        : subscriptionChanges.resume(commerce, { id }),
    toAnswer: ({ status }) => ({ paused: status }),
  }),
  handleChange([goodsChanges['edit-plan'].shape], {
    action: 'edit-plan',
    isDone: hasGoods,
    change: replaceGoods,
    toAnswer: () => ({ updated: true }),
  }),
  handleChange([goodsChanges['edit-details'].shape, goodsChanges.replace.shape], {
    action: 'replace-product',
    isDone: hasGoods,
    change: replaceGoods,
    toAnswer: () => ({ updated: true }),
  }),
  // The card that is already set is charged again only while a payment is missing.
  handleChange([changeCard.shape], {
    action: 'change-card',
    isDone: (subscription, { cardId }) =>
      !isPaymentMissing(subscription) && subscription.billing?.accountCardId === cardId,
    change: subscriptionChanges.changeCard,
    toAnswer: () => ({ updated: true }),
  }),
  // A product that is already there in this quantity is not added again.
  handleChange([goodsChanges['add-item'].shape], {
    action: 'add-item',
    isDone: (subscription, body) => findSame(subscription, body) !== undefined,
    change: addOnce,
    toAnswer: () => ({ added: true }),
  }),
  handleChange([goodsChanges['delete-item'].shape], {
    action: 'delete-item',
    isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
    change: subscriptionChanges.deleteItem,
    toAnswer: () => ({ deleted: true }),
  }),
]
