import { type AddItemArgs, fetchSubscription, subscriptionChanges } from '@sorrel/commerce/subscriptions'
import type { CommerceClient, CommerceError } from '@sorrel/commerce/client'
import type { subscriptionEndpoints, EndpointBody } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { Action } from '#service/endpoint/serve.ts'
import { createThrottle } from '#service/throttle.ts'
import { couponChanges } from './coupon-changes.ts'
import { findPauseIssues, pauseChanges, paymentChanges } from './course-changes.ts'
import { goodsChanges } from './goods-changes.ts'
import { handleChange } from './handle-change.ts'
import { fetchSendable, sendToAddress } from './send-to-address.ts'

const { pause, resume, unskip } = pauseChanges
const { coupon: applyCoupon, 'remove-coupon': removeCoupon } = couponChanges
const { 'change-address': changeAddress, 'change-card': changeCard, cancel, uncancel } = paymentChanges

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

type Goods = EndpointBody<typeof subscriptionEndpoints.editDetails>

const hasGoods = ({ productId, variantId, planId, quantity, billingSchedule }: Subscription, body: Goods) =>
  productId === (body.productId ?? productId) &&
  variantId === (body.variantId ?? variantId) &&
  planId === (body.planId ?? planId) &&
  quantity === body.quantity &&
  billingSchedule?.interval === body.interval &&
  billingSchedule.intervalCount === body.intervalCount

/** Whether the product that it has is sold by such a plan. Of another product the service decides. */
function hasPlan({ plans = [], productId }: Subscription, body: Goods): boolean {
  if ((body.productId ?? productId) !== productId || plans.length === 0) return true
  return plans.some(
    ({ id, interval, intervalCount }) =>
      id === (body.planId ?? id) && interval === body.interval && intervalCount === body.intervalCount,
  )
}

/** A change that the service takes and does not make is refused, so that nobody reads of a success. */
async function replaceGoods(commerce: CommerceClient, body: Goods): Promise<Result<unknown, CommerceError>> {
  const { productId, ...details } = body
  const changed =
    productId === undefined
      ? await subscriptionChanges.replaceDetails(commerce, details)
      : await subscriptionChanges.replaceProduct(commerce, { ...details, productId })
  if (!changed.ok || hasGoods(changed.value, body)) return changed
  const message = 'The service left the subscription as it was'
  return err({ kind: 'user', operation: 'updateSubscription', reason: 'refused', message })
}

const findSame = ({ items }: Subscription, body: Omit<AddItemArgs, 'id'>) =>
  items.find(
    ({ productId, variantId, quantity }) =>
      productId === body.productId &&
      variantId === (body.variantId ?? variantId) &&
      quantity === body.quantity,
  )

/** Sends it to an address of the account, and the others too where that is asked for. */
async function sendElsewhere(
  commerce: CommerceClient,
  { id, addressId, others }: EndpointBody<typeof subscriptionEndpoints.changeAddress>,
): Promise<Result<unknown, CommerceError>> {
  const sendable = others === true ? await fetchSendable(commerce) : ok([])
  if (!sendable.ok) return sendable
  return sendToAddress(commerce, {
    addressId,
    ids: [...new Set([id, ...sendable.value.map((each) => each.id)])],
  })
}

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

/** Codes that may be got wrong for one subscription before its owner has to wait. */
const WRONG_CODES = 20

const wrongCodes = createThrottle({ kind: 'subscription code', free: WRONG_CODES })

/** What the customer can change of a subscription, each by the shapes of the forms that ask for it. */
export const subscriptionActions: readonly Action[] = [
  handleChange([cancel.shape], {
    action: 'cancel',
    isDone: ({ status, isEnding }, { atPeriodEnd }) =>
      status === 'canceled' || (atPeriodEnd === true && isEnding),
    change: subscriptionChanges.cancel,
    toAnswer: () => ({ canceled: true }),
  }),
  handleChange([uncancel.shape], {
    action: 'uncancel',
    isDone: ({ status, isEnding }) => status !== 'canceled' && status !== 'complete' && !isEnding,
    change: subscriptionChanges.uncancel,
    toAnswer: () => ({ canceled: false }),
  }),
  // A running subscription need not be resumed, a paused one can change its end.
  handleChange([pause.shape, resume.shape, unskip.shape], {
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
    isPossible: hasPlan,
    change: replaceGoods,
    toAnswer: () => ({ updated: true }),
  }),
  handleChange([goodsChanges['edit-details'].shape, goodsChanges.replace.shape], {
    action: 'replace-product',
    isDone: hasGoods,
    isPossible: hasPlan,
    change: replaceGoods,
    toAnswer: () => ({ updated: true }),
  }),
  // The address may have changed since it was set, so it is set again.
  handleChange([changeAddress.shape], {
    action: 'change-address',
    isDone: () => false,
    change: sendElsewhere,
    toAnswer: () => ({ updated: true }),
  }),
  handleChange([applyCoupon.shape], {
    action: 'change-coupon',
    isDone: ({ couponCode }, { code }) => couponCode?.toUpperCase() === code.toUpperCase(),
    refused: wrongCodes,
    change: subscriptionChanges.setCoupon,
    toAnswer: () => ({ applied: true }),
  }),
  handleChange([removeCoupon.shape], {
    action: 'change-coupon',
    isDone: ({ couponCode }) => couponCode === undefined,
    change: (commerce, { id }) => subscriptionChanges.setCoupon(commerce, { id, code: null }),
    toAnswer: () => ({ removed: true }),
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
  handleChange([goodsChanges['edit-item'].shape], {
    action: 'edit-item',
    isDone: ({ items }, body) =>
      items.some(({ id, quantity }) => id === body.itemId && quantity === body.quantity),
    isFound: ({ items }, { itemId }) => items.some(({ id }) => id === itemId),
    change: subscriptionChanges.editItem,
    toAnswer: () => ({ updated: true }),
  }),
  handleChange([goodsChanges['delete-item'].shape], {
    action: 'delete-item',
    isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
    change: subscriptionChanges.deleteItem,
    toAnswer: () => ({ deleted: true }),
  }),
]
