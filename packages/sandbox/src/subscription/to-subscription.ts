import { VAT_PERCENT } from '../cart/totals.ts'
import { TAX_ID } from '../cart/to-cart.ts'
import type { Minor } from '../catalogue/documents.ts'
import { getBundleParts } from '../catalogue/bundle.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import type { ProductSource, VariantSource } from '../catalogue/sources.ts'
import type {
  SwellSubscription,
  SwellSubscriptionItem,
  SwellSubscriptionItemBundleItem,
} from '../graphql/resolvers.gen.ts'
import { toBilling, toShipping } from '../order/to-order.ts'
import { type Market, toMajor } from '../store/market.ts'
import type { SubscriptionItemRecord } from './records.ts'
import { getRenewalLine, getRenewalTotals } from './renewal-total.ts'
import { addPeriod } from './schedule.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

interface PartAnswer extends Omit<SwellSubscriptionItemBundleItem, 'product'> {
  readonly product: ProductSource
}

export interface SubscriptionItemAnswer extends Omit<SwellSubscriptionItem, 'product' | 'bundleItems'> {
  readonly bundleItems: readonly PartAnswer[]
  readonly product: ProductSource | null
}

export interface SubscriptionAnswer
  extends Omit<SwellSubscription, 'items' | 'orders' | 'product' | 'variant'> {
  readonly items: readonly SubscriptionItemAnswer[]
  readonly product: ProductSource | null
  readonly variant: VariantSource | null
}

interface Reading {
  readonly market: Market
  readonly snapshot: CatalogueSnapshot
}

/**
 * A subscription in the format of the API. `lens.currency` is the subscription's own. See
 * docs/commerce-service.md#subscriptions.
 */
export function toSubscription(row: SubscriptionRow, { market, snapshot }: Reading): SubscriptionAnswer {
  const product = snapshot.productById.get(row.productId)
  const variant = product?.variants.find(({ id }) => id === row.variantId)
  return {
    id: row.id,
    number: row.number,
    orderId: row.orderId,
    ...toState(row),
    ...toDates(row),
    ...toAmounts(row, market),
    currency: row.currency,
    productId: row.productId,
    product: product === undefined ? null : { document: product, market },
    variantId: row.variantId,
    variant: product === undefined || variant === undefined ? null : { document: variant, product, market },
    planId: row.planId,
    // The name the plan had when the subscription began.
    planName: row.planName,
    quantity: row.quantity,
    options: row.options.map((option) => ({ ...option, price: toMajor(option.price, market.currency) })),
    items: row.items.map((item) => toSubscriptionItem(item, { market, snapshot }, row)),
    interval: row.billingSchedule.interval,
    intervalCount: row.billingSchedule.intervalCount,
    billingSchedule: {
      ...row.billingSchedule,
      limitCurrent: row.billingSchedule.limit === undefined ? null : row.renewalCount,
    },
    orderSchedule: row.orderSchedule && {
      ...row.orderSchedule,
      limitCurrent: row.orderSchedule.limit === undefined ? null : row.shipmentCount,
    },
    shipping: toShipping(row.shipping ?? undefined, market),
    billing: toBilling(row.billing ?? undefined),
    ...toCoupon(row, market),
  }
}

export function toSubscriptionItem(
  item: SubscriptionItemRecord,
  { market, snapshot }: Reading,
  row: Pick<SubscriptionRow, 'coupon'>,
): SubscriptionItemAnswer {
  const product = snapshot.productById.get(item.productId)
  const parts = product === undefined ? [] : getBundleParts(product, snapshot)
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  const { priceTotal, discountTotal, taxTotal } = getRenewalLine(item, row)
  return {
    id: item.id,
    productId: item.productId,
    product: product === undefined ? null : { document: product, market },
    variantId: item.variantId ?? null,
    quantity: item.quantity,
    bundleItems: parts.map(({ id, product: part, variant, quantity }) => ({
      id,
      productId: part.id,
      variantId: variant?.id ?? null,
      product: { document: part, market },
      quantity,
      quantityTotal: quantity * item.quantity,
    })),
    options: item.options.map((option) => ({ ...option, price: amount(option.price) })),
    price: amount(item.price),
    priceTotal: amount(priceTotal),
    discountTotal: amount(discountTotal),
    taxTotal: amount(taxTotal),
  }
}

function toCoupon(row: SubscriptionRow, market: Market) {
  const { coupon } = row
  if (coupon === null) return { couponCode: null, discounts: [] }
  const { code } = coupon
  const amount = toMajor(getRenewalTotals(row).discountTotal, market.currency)
  return { couponCode: code, discounts: [{ id: code, type: 'coupon', amount, sourceId: code }] }
}

function toState({ status, canceled, cancelAtEnd }: SubscriptionRow) {
  return {
    status,
    active: ['active', 'paid', 'trial', 'pastdue'].includes(status),
    canceled,
    paused: status === 'paused',
    trial: status === 'trial',
    paid: !['unpaid', 'pastdue', 'pending', 'draft'].includes(status),
    unpaid: status === 'unpaid',
    cancelAtEnd,
  }
}

/** Time from a refused charge to the next attempt. */
const RETRY = { interval: 'daily', intervalCount: 5 } as const

const isOwed = ({ status }: SubscriptionRow) => status === 'pastdue' || status === 'unpaid'

function toDates(row: SubscriptionRow) {
  const isTrial = row.dateTrialEnd !== null
  return {
    dateCreated: row.dateCreated.toISOString(),
    datePeriodStart: row.datePeriodStart.toISOString(),
    datePeriodEnd: row.datePeriodEnd.toISOString(),
    dateOrderPeriodEnd: row.dateOrderPeriodEnd?.toISOString() ?? null,
    dateTrialStart: isTrial ? row.dateCreated.toISOString() : null,
    dateTrialEnd: row.dateTrialEnd?.toISOString() ?? null,
    datePaused: row.datePaused?.toISOString() ?? null,
    datePaymentRetry: isOwed(row) ? addPeriod(row.datePeriodEnd, RETRY).toISOString() : null,
    datePauseEnd: row.datePauseEnd?.toISOString() ?? null,
    dateCanceled: row.dateCanceled?.toISOString() ?? null,
  }
}

/** The totals of each renewal, whose delivery is free. */
function toAmounts(row: SubscriptionRow, market: Market) {
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  const priceTotal = row.price * row.quantity
  const itemTotal = row.items.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const { subTotal, discountTotal, total, taxTotal } = getRenewalTotals(row)
  const tax = amount(taxTotal)
  return {
    price: amount(row.price),
    priceTotal: amount(priceTotal),
    itemTotal: amount(itemTotal),
    subTotal: amount(subTotal),
    discountTotal: amount(discountTotal),
    shipmentTotal: 0,
    taxTotal: tax,
    taxIncludedTotal: tax,
    taxes: [{ id: TAX_ID, name: 'VAT', amount: tax, rate: VAT_PERCENT / 100, priority: 0 }],
    grandTotal: amount(total),
    recurringTotal: amount(total),
  }
}
