import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { ProductSource, VariantSource } from '../catalogue/sources.ts'
import { toName } from '../account/to-account.ts'
import { getEach, VAT_PERCENT } from '../cart/totals.ts'
import { TAX_ID } from '../cart/to-cart.ts'
import { getCheckoutMessages } from '../checkout/messages.ts'
import type { SwellOrder, SwellOrderItem, SwellOrderItemBundleItem } from '../graphql/resolvers.gen.ts'
import { toWholeConnection } from '../listing/connection.ts'
import { type Market, toMajor } from '../store/market.ts'
import type { OrderRow } from './order-rows.ts'
import type {
  AddressRecord,
  BillingRecord,
  CardRecord,
  OrderItemRecord,
  OrderRecord,
  ShippingRecord,
} from './records.ts'

interface PartAnswer extends Omit<SwellOrderItemBundleItem, 'product' | 'variant'> {
  readonly product: ProductSource | null
  readonly variant: VariantSource | null
}

interface OrderItemAnswer extends Omit<SwellOrderItem, 'product' | 'variant' | 'bundleItems'> {
  readonly bundleItems: readonly PartAnswer[]
  readonly product: ProductSource | null
  readonly variant: VariantSource | null
}

export interface OrderAnswer extends Omit<SwellOrder, 'items' | 'subscription'> {
  readonly items: readonly OrderItemAnswer[]
}

/** An order in the format of the API. `lens.currency` is the order's own. See docs/commerce-service.md#account. */
export function toOrder(order: OrderRow, market: Market, snapshot: CatalogueSnapshot): OrderAnswer {
  const { record } = order
  const { totals } = record
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  const paid = sum(record.payments.map((payment) => payment.amount))
  const isSent = record.shipments.length > 0
  return {
    id: order.id,
    number: order.number,
    accountId: order.accountId,
    status: order.status,
    canceled: order.status === 'canceled',
    delivered: isSent && order.status === 'complete',
    paid: paid >= totals.grandTotal,
    dateCreated: order.dateCreated.toISOString(),
    currency: order.currency,
    comments: record.comments ?? null,
    itemQuantity: totals.itemQuantity,
    items: record.items.map((item) => toOrderItem(item, { market, snapshot, isSent })),
    subTotal: amount(totals.subTotal),
    discountTotal: amount(totals.discountTotal),
    discounts: toDiscounts(record, amount(totals.discountTotal)),
    couponCode: record.couponCode ?? null,
    coupon:
      record.couponCode === undefined ? null : { id: record.couponCode, name: record.couponName ?? null },
    giftcardTotal: amount(totals.giftcardTotal),
    giftcards: record.giftcards.map((giftcard) => ({
      id: giftcard.id,
      last4: giftcard.last4,
      codeFormatted: `**** ${giftcard.last4}`,
      amount: amount(giftcard.amount),
    })),
    shipmentPrice: amount(totals.shipmentTotal),
    shipmentTotal: amount(totals.shipmentTotal),
    taxTotal: amount(totals.taxTotal),
    taxIncludedTotal: amount(totals.taxTotal),
    taxes: [
      {
        id: TAX_ID,
        name: 'VAT',
        amount: amount(totals.taxTotal),
        rate: VAT_PERCENT / 100,
        priority: 0,
        shipping: true,
      },
    ],
    grandTotal: amount(totals.grandTotal),
    refundTotal: amount(sum(record.refunds.map((refund) => refund.amount))),
    shipping: toShipping(record.shipping, market),
    billing: toBilling(record.billing),
    payments: toWholeConnection(record.payments.map((payment) => toPayment(payment, order, market))),
    refunds: toWholeConnection(record.refunds.map((refund) => toRefund(refund, order, market))),
    shipments: toWholeConnection(record.shipments.map((shipment) => toShipment(shipment, record))),
  }
}

/** An address as the service answers it, with the whole name beside its parts; missing parts are null. */
function toPostalAddress<A extends AddressRecord>(address: A) {
  const { address1, city, zip, country } = address
  const parts = { address1: address1 || null, city: city || null, zip: zip || null, country: country || null }
  return { ...address, ...parts, name: toName(address) }
}

export function toShipping(shipping: ShippingRecord | undefined, market: Market) {
  if (shipping === undefined) return null
  const { service } = shipping
  const serviceName = service === undefined ? null : getCheckoutMessages(market.locale)[service]
  return { ...toPostalAddress(shipping), price: toMajor(shipping.price, market.currency), serviceName }
}

export function toBilling(billing: BillingRecord | undefined) {
  if (billing === undefined) return null
  const { card } = billing
  return {
    ...toPostalAddress(billing),
    accountCardId: card?.accountCardId ?? null,
    card: card === undefined ? null : toCard(card),
  }
}

/** The card without its token, with which others could pay. */
function toCard({ brand, last4, expMonth, expYear }: CardRecord) {
  return { brand, displayBrand: brand, last4, expMonth, expYear, test: true }
}

function toOrderItem(
  item: OrderItemRecord,
  {
    market,
    snapshot,
    isSent,
  }: { readonly market: Market; readonly snapshot: CatalogueSnapshot; readonly isSent: boolean },
): OrderItemAnswer {
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  return {
    id: item.id,
    ...toSubject(item, { market, snapshot }),
    quantity: item.quantity,
    bundleItems: (item.parts ?? []).map((part) => ({
      id: part.id,
      ...toSubject(part, { market, snapshot }),
      quantity: part.quantity,
      quantityTotal: part.quantity * item.quantity,
    })),
    quantityDelivered: isSent ? item.quantity : 0,
    quantityReturnable: isSent ? item.quantity : 0,
    quantityReturned: 0,
    price: amount(item.price),
    priceTotal: amount(item.priceTotal),
    discountTotal: amount(item.discountTotal),
    discountEach: amount(getEach(item.discountTotal, item.quantity)),
    taxTotal: amount(item.taxTotal),
    taxEach: amount(getEach(item.taxTotal, item.quantity)),
    taxes: [{ id: TAX_ID, amount: amount(item.taxTotal) }],
    options: item.options.map((option) => ({ ...option, price: amount(option.price) })),
    purchaseOption: toPurchaseOption(item, market),
  }
}

/** What a line or a part of a bundle names, as the catalogue has it now. */
function toSubject(
  { productId, variantId }: Pick<OrderItemRecord, 'productId' | 'variantId'>,
  { market, snapshot }: { readonly market: Market; readonly snapshot: CatalogueSnapshot },
) {
  const product = snapshot.productById.get(productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  return {
    productId,
    variantId: variantId ?? null,
    product: product === undefined ? null : { document: product, market },
    variant: product === undefined || variant === undefined ? null : { document: variant, product, market },
  }
}

function toPurchaseOption(
  { plan, price }: OrderItemRecord,
  market: Market,
): OrderItemAnswer['purchaseOption'] {
  if (plan === undefined) return { id: 'standard', type: 'standard', price: toMajor(price, market.currency) }
  return {
    id: 'subscription',
    type: 'subscription',
    planId: plan.id,
    planName: plan.name,
    price: toMajor(plan.price, market.currency),
    billingSchedule: plan.billingSchedule,
    orderSchedule: plan.orderSchedule ?? null,
  }
}

function toDiscounts({ couponCode }: OrderRecord, amount: number): SwellOrder['discounts'] {
  if (amount === 0) return []
  return [
    {
      id: couponCode ?? 'discount',
      type: couponCode === undefined ? 'custom' : 'coupon',
      amount,
      sourceId: couponCode ?? null,
    },
  ]
}

function toPayment(payment: OrderRecord['payments'][number], order: OrderRow, market: Market) {
  const refunded = sum(order.record.refunds.map((refund) => refund.amount))
  return {
    number: payment.number,
    amount: toMajor(payment.amount, market.currency),
    amountRefunded:
      payment.method === 'card' ? toMajor(Math.min(refunded, payment.amount), market.currency) : 0,
    card: payment.card === undefined ? null : toCard(payment.card),
    currency: order.currency,
    dateCreated: payment.date,
    method: payment.method,
    status: 'succeeded',
    success: true,
  }
}

function toRefund(refund: OrderRecord['refunds'][number], order: OrderRow, market: Market) {
  return {
    number: refund.number,
    amount: toMajor(refund.amount, market.currency),
    currency: order.currency,
    dateCreated: refund.date,
    method: 'card',
    status: 'succeeded',
    success: true,
  }
}

/** How long a parcel takes. */
const ON_ITS_WAY_MS = 5 * 86_400_000

function toShipment(shipment: OrderRecord['shipments'][number], { items, shipping }: OrderRecord) {
  return {
    number: shipment.number,
    canceled: false,
    carrier: shipment.carrierName.toLowerCase().replaceAll(' ', '_'),
    carrierName: shipment.carrierName,
    trackingCode: shipment.trackingCode ?? null,
    dateCreated: shipment.date,
    dateEstimated: new Date(Date.parse(shipment.date) + ON_ITS_WAY_MS).toISOString(),
    serviceName: shipping?.service ?? null,
    items: items.map((item) => ({
      id: `${shipment.number}-${item.id}`,
      orderItemId: item.id,
      productId: item.productId,
      variantId: item.variantId ?? null,
      quantity: item.quantity,
    })),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
