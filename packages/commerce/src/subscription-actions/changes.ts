import type { EndpointAnswer, EndpointBody, subscriptionEndpoints } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { isPauseEndPast, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { ActionOptions, ActionResult } from '../account-actions/action.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { type AddItemArgs, fetchSubscription, subscriptionChanges } from '../subscriptions.ts'
import { type ChangePlan, toAction } from './change.ts'
import { fetchSendable, sendToAddress } from './send-to-address.ts'

type Endpoints = typeof subscriptionEndpoints

/** One action for each endpoint. */
type SubscriptionActions = {
  readonly [Name in keyof Endpoints]: (
    client: CommerceClient,
    input: EndpointBody<Endpoints[Name]>,
    options?: ActionOptions,
  ) => ActionResult<Endpoints[Name]>
}

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

type Goods = EndpointBody<Endpoints['editDetails']>

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
async function replaceGoods(client: CommerceClient, body: Goods): Promise<Result<unknown, CommerceError>> {
  const { productId, ...details } = body
  const changed =
    productId === undefined
      ? await subscriptionChanges.replaceDetails(client, details)
      : await subscriptionChanges.replaceProduct(client, { ...details, productId })
  if (!changed.ok || hasGoods(changed.value, body)) return changed
  const message = 'The service left the subscription as it was'
  return err({ kind: 'user', operation: 'updateSubscription', reason: 'refused', message })
}

const goodsPlan = {
  isDone: hasGoods,
  isPossible: hasPlan,
  change: replaceGoods,
  toAnswer: () => ({ updated: true }),
} satisfies Omit<ChangePlan<Goods, EndpointAnswer<Endpoints['editDetails']>>, 'action'>

const findSame = ({ items }: Subscription, body: Omit<AddItemArgs, 'id'>) =>
  items.find(
    ({ productId, variantId, quantity }) =>
      productId === body.productId &&
      variantId === (body.variantId ?? variantId) &&
      quantity === body.quantity,
  )

/** Sends it to an address of the account, and the others too where that is asked for. */
async function sendElsewhere(
  client: CommerceClient,
  { id, addressId, others }: EndpointBody<Endpoints['changeAddress']>,
): Promise<Result<unknown, CommerceError>> {
  const sendable = others === true ? await fetchSendable(client) : ok([])
  if (!sendable.ok) return sendable
  return sendToAddress(client, {
    addressId,
    ids: [...new Set([id, ...sendable.value.map((each) => each.id)])],
  })
}

/**
 * The service cannot make an addition conditional: when two processes add the same at the same moment, the later item
 * is deleted again.
 */
async function addOnce(client: CommerceClient, body: AddItemArgs): Promise<Result<unknown, CommerceError>> {
  const added = await subscriptionChanges.addItem(client, body)
  if (!added.ok) return added
  const now = await fetchSubscription(client, { id: body.id })
  const first = now.ok && now.value !== null ? findSame(now.value, body) : undefined
  if (first === undefined || first.id === added.value.id) return added
  return subscriptionChanges.deleteItem(client, { id: body.id, itemId: added.value.id })
}

/**
 * What the customer can change of a subscription: `unauthenticated` for a visitor, `not_found` for somebody else's,
 * `conflict` for what its status does not allow or the service refuses. A change that the subscription already shows is not
 * made again. `locale` is the language of the mail that confirms it.
 *
 * @example
 * ```ts
 * import { subscriptionActions } from '@sorrel/commerce/subscription-actions'
 * import { createFakeClient } from '@sorrel/commerce/testing'
 *
 * const client = createFakeClient({ checkTokenValidity: () => ({ data: { session: null } }) })
 * const paused = await subscriptionActions.pause(client, { id: 's1', status: true })
 * console.log(paused.ok || paused.error.kind) // unauthenticated
 * ```
 */
export const subscriptionActions: SubscriptionActions = {
  cancel: toAction<Endpoints['cancel']>({
    action: 'cancel',
    isDone: ({ status, isEnding }, { atPeriodEnd }) =>
      status === 'canceled' || (atPeriodEnd === true && isEnding),
    change: subscriptionChanges.cancel,
    toAnswer: () => ({ canceled: true }),
  }),
  uncancel: toAction<Endpoints['uncancel']>({
    action: 'uncancel',
    isDone: ({ status, isEnding }) => status !== 'canceled' && status !== 'complete' && !isEnding,
    change: subscriptionChanges.uncancel,
    toAnswer: () => ({ canceled: false }),
  }),
  /** Pauses, moves the end of a pause, or resumes. A running subscription need not be resumed. */
  pause: toAction<Endpoints['pause']>({
    action: ({ status }) => (status ? 'pause' : 'resume'),
    isDone: ({ status, datePauseEnd }, body) =>
      body.status
        ? status === 'paused' && toTime(datePauseEnd) === toTime(body.resumeAt)
        : status === 'active' || status === 'trial',
    findIssues: ({ status, resumeAt }, now) =>
      status && isPauseEndPast(resumeAt, now)
        ? { resumeAt: 'account.subscriptions.pause.resume_at_past' }
        : undefined,
    change: (client, { id, status, resumeAt }) =>
      status
        ? subscriptionChanges.pause(client, {
            id,
            resumeAt: resumeAt ? new Date(resumeAt).toISOString() : null,
          })
        : subscriptionChanges.resume(client, { id }),
    toAnswer: ({ status }) => ({ paused: status }),
  }),
  editPlan: toAction<Endpoints['editPlan']>({ action: 'edit-plan', ...goodsPlan }),
  editDetails: toAction<Endpoints['editDetails']>({ action: 'replace-product', ...goodsPlan }),
  /** The address may have changed since it was set, so it is set again. */
  changeAddress: toAction<Endpoints['changeAddress']>({
    action: 'change-address',
    isDone: () => false,
    change: sendElsewhere,
    toAnswer: () => ({ updated: true }),
  }),
  applyCoupon: toAction<Endpoints['applyCoupon']>({
    action: 'change-coupon',
    isDone: ({ couponCode }, { code }) => couponCode?.toUpperCase() === code.toUpperCase(),
    isGuess: true,
    change: subscriptionChanges.setCoupon,
    toAnswer: () => ({ applied: true }),
  }),
  removeCoupon: toAction<Endpoints['removeCoupon']>({
    action: 'change-coupon',
    isDone: ({ couponCode }) => couponCode === undefined,
    change: (client, { id }) => subscriptionChanges.setCoupon(client, { id, code: null }),
    toAnswer: () => ({ removed: true }),
  }),
  /** The card that is already set is charged again only while a payment is missing. */
  changeCard: toAction<Endpoints['changeCard']>({
    action: 'change-card',
    isDone: (subscription, { cardId }) =>
      !isPaymentMissing(subscription) && subscription.billing?.accountCardId === cardId,
    change: subscriptionChanges.changeCard,
    toAnswer: () => ({ updated: true }),
  }),
  /** A product that is already there in this quantity is not added again. */
  addItem: toAction<Endpoints['addItem']>({
    action: 'add-item',
    isDone: (subscription, body) => findSame(subscription, body) !== undefined,
    change: addOnce,
    toAnswer: () => ({ added: true }),
  }),
  editItem: toAction<Endpoints['editItem']>({
    action: 'edit-item',
    isDone: ({ items }, body) =>
      items.some(({ id, quantity }) => id === body.itemId && quantity === body.quantity),
    isFound: ({ items }, { itemId }) => items.some(({ id }) => id === itemId),
    change: subscriptionChanges.editItem,
    toAnswer: () => ({ updated: true }),
  }),
  deleteItem: toAction<Endpoints['deleteItem']>({
    action: 'delete-item',
    isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
    change: subscriptionChanges.deleteItem,
    toAnswer: () => ({ deleted: true }),
  }),
}
