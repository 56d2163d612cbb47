import { parseChoice, parseCount, parseFlag, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import type { Subscription, SubscriptionStatus } from '@sorrel/domain/subscriptions'
import { parseAmount } from '../catalog/to-priced.ts'
import { toCurrencyCode } from '../catalog/to-product-core.ts'
import type { SubscriptionFieldsFragment } from '../generated/subscriptions/graphql.ts'
import { toOrderItem } from '../orders/to-order.ts'
import { toCardSummary, toPostalAddress } from '../wire/to-address.ts'
import { toLineOptions, toLineSubject, toVariantName } from '../wire/to-line.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toBillingSchedule, toSchedule } from '../wire/to-schedule.ts'
import type { Wire } from '../wire/wire.ts'

const STATUSES: readonly SubscriptionStatus[] = [
  'active',
  'canceled',
  'paid',
  'trial',
  'paused',
  'pastdue',
  'unpaid',
  'complete',
  'pending',
  'draft',
]

/** The service's word, else what its flags say. Cancelling and pausing show at once, before the word follows. */
function toStatus(wire: Wire<SubscriptionFieldsFragment>, context: MapContext): SubscriptionStatus {
  if (parseFlag(wire.canceled)) return 'canceled'
  if (parseFlag(wire.paused)) return 'paused'
  const status = parseChoice(wire.status, STATUSES)
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
  return {
    ...toTotals(wire),
    ...toDates(wire),
    ...subject,
    id,
    number: parseText(wire.number),
    planId: parseText(wire.planId),
    planName: parseText(wire.planName),
    productId,
    variantId: parseText(wire.variantId),
    variantName: subject.variantName ?? toVariantName(options),
    status: toStatus(wire, context),
    trial: parseFlag(wire.trial) ?? false,
    quantity: parseCount(wire.quantity, 1) ?? 1,
    options,
    items: toList(wire.items, {
      name: 'subscription line',
      context,
      toItem: (item) => toOrderItem(item, context),
    }),
    currency: toCurrencyCode(wire.currency),
    billingSchedule: toBillingSchedule(wire.billingSchedule),
    orderSchedule: toSchedule(wire.orderSchedule),
    shipping: toPostalAddress(wire.shipping),
    billing: toBilling(wire.billing),
  }
}
