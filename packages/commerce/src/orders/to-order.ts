import {
  parseChoice,
  parseCount,
  parseFlag,
  parseList,
  parseText,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import { multiplyMoney } from '@sorrel/domain/money'
import type { Order, OrderItem, OrderStatus } from '@sorrel/domain/order'
import { parseAmount, toTotals } from '../catalog/to-priced.ts'
import { toCurrencyCode, type Entry, type Wire } from '../wire/wire.ts'
import type { OrderFieldsFragment } from '../generated/orders/graphql.ts'
import type { SubscriptionFieldsFragment } from '../generated/subscriptions/graphql.ts'
import { toCardSummary, toPostalAddress } from '../wire/to-address.ts'
import {
  toLineOptions,
  toLinePart,
  toLinePurchase,
  toLineSubject,
  toPieceNames,
  toVariantName,
  type WirePart,
} from '../wire/to-line.ts'
import { toList, type MapContext } from '../wire/to-list.ts'

const STATUSES: readonly OrderStatus[] = [
  'canceled',
  'complete',
  'delivery_pending',
  'hold',
  'payment_pending',
  'pending',
  'draft',
]

type OwnLine = Entry<OrderFieldsFragment['items']>
type SubscriptionLine = Entry<SubscriptionFieldsFragment['items']>
type Variants = NonNullable<SubscriptionLine['product']>['variants']
type Refund = Entry<NonNullable<OrderFieldsFragment['refunds']>['results']>
type Shipment = Entry<NonNullable<OrderFieldsFragment['shipments']>['results']>

/** Lines of orders name their variant; those of subscriptions list all of the product's. */
type OrderLine = Omit<
  OwnLine,
  'product' | 'purchaseOption' | 'variant' | 'quantityReturnable' | 'bundleItems'
> &
  Partial<Pick<OwnLine, 'purchaseOption' | 'variant'>> & {
    readonly bundleItems: readonly (WirePart | null)[] | null
    /** Named so over REST only. */
    readonly productName?: string | null
    readonly quantityReturnable?: number | null
    readonly product:
      | (Omit<NonNullable<OwnLine['product']>, 'attributes'> & {
          readonly attributes?: unknown
          readonly variants?: Variants
        })
      | null
  }

function findVariantName(variants: Untrusted<Variants>, variantId: string | undefined): string | undefined {
  return parseText(parseList(variants).find(({ id }) => parseText(id) === variantId)?.name)
}

/** A line of an order or subscription; nothing without a product. */
export function toOrderItem(wire: Wire<OrderLine>, context: MapContext): OrderItem | undefined {
  const productId = parseText(wire.productId) ?? parseText(wire.product?.id)
  if (!productId) return undefined
  const quantity = parseCount(wire.quantity) ?? 1
  const price = parseAmount(wire.price) ?? 0
  const variantId = parseText(wire.variantId)
  const options = toLineOptions(wire.options, context)
  const subject = toLineSubject(wire.product, wire.variant, context)
  const bundle = toList(wire.bundleItems, { name: 'bundle part', context, toItem: toLinePart })
  return {
    ...subject,
    id: parseText(wire.id) ?? productId,
    productId,
    variantId,
    name: subject.name || parseText(wire.productName) || '',
    variantName:
      subject.variantName ?? findVariantName(wire.product?.variants, variantId) ?? toVariantName(options),
    pieceNames: toPieceNames(wire.product),
    options,
    purchaseOption: toLinePurchase(wire.purchaseOption),
    quantity,
    quantityReturnable: parseCount(wire.quantityReturnable),
    price,
    priceTotal: parseAmount(wire.priceTotal) ?? multiplyMoney(price, quantity),
    discountTotal: parseAmount(wire.discountTotal) ?? 0,
    ...(bundle.length > 0 && { bundle }),
  }
}

function toRefund(wire: Wire<Refund>, currency: string): Order['refunds'][number] | undefined {
  const amount = parseAmount(wire.amount)
  if (amount === undefined) return undefined
  return {
    amount,
    currency: parseText(wire.currency) ?? currency,
    dateCreated: parseText(wire.dateCreated),
  }
}

function toShipment(wire: Wire<Shipment>): Order['shipments'][number] {
  return {
    dateCreated: parseText(wire.dateCreated),
    dateEstimated: parseText(wire.dateEstimated),
    carrier: parseText(wire.carrier),
    carrierName: parseText(wire.carrierName),
    trackingCode: parseText(wire.trackingCode),
  }
}

function toShipping(wire: Untrusted<OrderFieldsFragment['shipping']>): Order['shipping'] {
  const address = toPostalAddress(wire)
  return (
    address && { ...address, serviceName: parseText(wire?.serviceName), price: parseAmount(wire?.price) ?? 0 }
  )
}

function toBilling(wire: Untrusted<OrderFieldsFragment['billing']>): Order['billing'] {
  const card = toCardSummary(wire?.card)
  const method = parseText(wire?.method)
  const address = toPostalAddress(wire)
  if (!address && !card && !method) return undefined
  const nowhere = { name: '', address1: '', city: '', zip: '', country: '' }
  return { ...(address ?? nowhere), method, card }
}

/** An unknown status becomes `pending`: the order exists, but its state is unclear. */
function toStatus(value: unknown, context: MapContext): OrderStatus {
  const status = parseChoice(value, STATUSES)
  if (!status) context.logger.warn('Unknown order status', { status: parseText(value) ?? null })
  return status ?? 'pending'
}

/** An order as the account shows it; nothing without an id. */
export function toOrder(
  wire: Wire<OrderFieldsFragment & { readonly subscription?: { readonly id: string | null } | null }>,
  context: MapContext,
): Order | undefined {
  const id = parseText(wire.id)
  if (!id) return undefined
  const currency = toCurrencyCode(wire.currency)
  const items = toList(wire.items, {
    name: 'order line',
    context,
    toItem: (item) => toOrderItem(item, context),
  })
  const shipments = parseList(wire.shipments).filter((entry) => parseFlag(entry.canceled) !== true)
  return {
    ...toTotals(wire),
    id,
    number: parseText(wire.number) ?? id,
    status: toStatus(wire.status, context),
    dateCreated: parseText(wire.dateCreated) ?? '',
    itemQuantity: parseCount(wire.itemQuantity) ?? items.reduce((sum, item) => sum + item.quantity, 0),
    currency,
    subscriptionId: parseText(wire.subscription?.id),
    couponCode: parseText(wire.couponCode),
    comments: parseText(wire.comments),
    items,
    refunds: toList(wire.refunds, { name: 'refund', context, toItem: (entry) => toRefund(entry, currency) }),
    shipments: shipments.map(toShipment),
    shipping: toShipping(wire.shipping),
    billing: toBilling(wire.billing),
  }
}
