import {
  parseChoice,
  parseCount,
  parseFlag,
  parseList,
  parseText,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import {
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type SubscriptionStatus,
} from '@sorrel/domain/subscriptions'
import { parseAmount } from '../catalog/to-priced.ts'
import { toCurrencyCode, type Wire } from '../wire/wire.ts'
import type { SubscriptionFieldsFragment } from '../generated/subscriptions/graphql.ts'
import { toOrderItem } from '../orders/to-order.ts'
import { toCardSummary, toPostalAddress } from '../wire/to-address.ts'
import { toLineOptions, toLineSubject, toPieceNames, toVariantName } from '../wire/to-line.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toBillingSchedule, toSchedule } from '../wire/to-schedule.ts'

/** Cancelled at the end of its period, until which it keeps its status. */
function isEnding({ canceled, cancelAtEnd, status }: Wire<SubscriptionFieldsFragment>): boolean {
  return parseFlag(canceled) === true && parseFlag(cancelAtEnd) === true && status !== 'canceled'
}

/** The plan's current name: the subscription keeps the name that the plan had when it began. */
function toPlanName({ product, planId, planName }: Wire<SubscriptionFieldsFragment>): string | undefined {
  const plans = parseList(product?.purchaseOptions?.subscription?.plans)
  const plan = plans.find(({ id }) => parseText(id) !== undefined && parseText(id) === parseText(planId))
  return parseText(plan?.name) ?? parseText(planName)
}

function toPlans({ product }: Wire<SubscriptionFieldsFragment>): Subscription['plans'] {
  return parseList(product?.purchaseOptions?.subscription?.plans).flatMap(({ id, billingSchedule }) => {
    const [known, schedule] = [parseText(id), toSchedule(billingSchedule)]
    if (known === undefined || schedule === undefined) return []
    const { interval, intervalCount } = schedule
    return [{ id: known, interval, intervalCount }]
  })
}

function toShipping(value: Untrusted<SubscriptionFieldsFragment['shipping']>): Subscription['shipping'] {
  const address = toPostalAddress(value)
  return address && { ...address, accountAddressId: parseText(value?.accountAddressId) }
}

/**
 * The service's status, or one derived from its flags. `paused`, and `canceled` unless the end is still to come, take
 * precedence over the status.
 */
function toStatus(wire: Wire<SubscriptionFieldsFragment>, context: MapContext): SubscriptionStatus {
  if (parseFlag(wire.canceled) && !isEnding(wire)) return 'canceled'
  if (parseFlag(wire.paused)) return 'paused'
  const status = parseChoice(wire.status, SUBSCRIPTION_STATUSES)
  if (status) return status
  context.logger.warn('Unknown subscription status', { status: parseText(wire.status) ?? null })
  if (parseFlag(wire.trial)) return 'trial'
  if (parseFlag(wire.unpaid)) return 'unpaid'
  return parseFlag(wire.active) ? 'active' : 'pending'
}

function toTotals(wire: Wire<SubscriptionFieldsFragment>) {
  const grandTotal = parseAmount(wire.grandTotal) ?? 0
  return {
    price: parseAmount(wire.price) ?? 0,
    subTotal: parseAmount(wire.subTotal) ?? 0,
    discountTotal: parseAmount(wire.discountTotal) ?? 0,
    taxTotal: parseAmount(wire.taxTotal) ?? 0,
    grandTotal,
    recurringTotal: parseAmount(wire.recurringTotal) ?? grandTotal,
  }
}

function toDates(wire: Wire<SubscriptionFieldsFragment>) {
  return {
    dateCreated: parseText(wire.dateCreated) ?? '',
    datePeriodEnd: parseText(wire.datePeriodEnd),
    dateOrderPeriodEnd: parseText(wire.dateOrderPeriodEnd),
    datePauseEnd: parseText(wire.datePauseEnd),
    datePaymentRetry: parseText(wire.datePaymentRetry),
    dateCanceled: parseText(wire.dateCanceled),
    dateTrialEnd: parseText(wire.dateTrialEnd),
  }
}

function toBilling(value: Untrusted<SubscriptionFieldsFragment['billing']>): Subscription['billing'] {
  const address = toPostalAddress(value)
  const card = toCardSummary(value?.card)
  if (!address && !card) return undefined
  const nowhere = { name: '', address1: '', city: '', zip: '', country: '' }
  return { ...(address ?? nowhere), card, accountCardId: parseText(value?.accountCardId) }
}

/** A subscription as the account shows it; nothing without an id and a product. */
export function toSubscription(
  wire: Wire<SubscriptionFieldsFragment>,
  context: MapContext,
): Subscription | undefined {
  const id = parseText(wire.id)
  const productId = parseText(wire.productId) ?? parseText(wire.product?.id)
  if (!id || !productId) return undefined
  const options = toLineOptions(wire.options, context)
  const subject = toLineSubject(wire.product, wire.variant, context)
  const currency = toCurrencyCode(wire.currency)
  return {
    ...toTotals(wire),
    ...toDates(wire),
    ...subject,
    id,
    number: parseText(wire.number),
    orderId: parseText(wire.orderId),
    planId: parseText(wire.planId),
    planName: toPlanName(wire),
    plans: toPlans(wire),
    productId,
    variantId: parseText(wire.variantId),
    variantName: subject.variantName ?? toVariantName(options),
    pieceNames: toPieceNames(wire.product),
    status: toStatus(wire, context),
    isEnding: isEnding(wire),
    trial: parseFlag(wire.trial) ?? false,
    quantity: parseCount(wire.quantity, 1) ?? 1,
    options,
    items: toList(wire.items, {
      name: 'subscription line',
      context,
      toItem: (item) => toOrderItem(item, context),
    }),
    currency,
    couponCode: parseText(wire.couponCode),
    billingSchedule: toBillingSchedule(wire.billingSchedule),
    orderSchedule: toSchedule(wire.orderSchedule),
    shipping: toShipping(wire.shipping),
    billing: toBilling(wire.billing),
  }
}
