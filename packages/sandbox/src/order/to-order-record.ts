import type { PricedCart, PricedCartLine } from '../cart/priced-cart.ts'
import { getGiftcardShares } from '../cart/giftcards.ts'
import { getPieceNames } from '../catalogue/plan-title.ts'
import type { BundlePart } from '../catalogue/bundle.ts'
import { getText, type Market } from '../store/market.ts'
import type {
  AddressRecord,
  BillingRecord,
  CardRecord,
  OrderItemRecord,
  OrderRecord,
  PaymentRecord,
  PlanRecord,
  ShippingRecord,
} from './records.ts'

/** The buyer and the delivery. */
interface OrderFacts {
  readonly address: AddressRecord
  /** Unset if gift cards pay for everything and no later payment follows. */
  readonly card: CardRecord | undefined
  readonly paymentNumber: string
  readonly now: Date
}

/** The data of a cart that its order stores, with the final prices and texts. */
export function toOrderRecord(cart: PricedCart, facts: OrderFacts): OrderRecord {
  const { rows, market, totals } = cart
  const shares = getGiftcardShares(rows.giftcards, totals.giftcardTotal, market)
  return {
    items: cart.lines.map((line) => toOrderItem(line, market)),
    totals,
    ...(rows.coupon === undefined ? {} : { couponCode: rows.coupon.code, couponName: rows.coupon.name }),
    giftcards: shares.map(({ giftcard, amount }) => ({
      id: giftcard.id,
      last4: giftcard.code.slice(-4),
      amount,
    })),
    ...(cart.delivery === undefined ? {} : { shipping: toShippingRecord(facts.address, cart.delivery) }),
    billing: toBillingRecord(facts),
    payments: toPayments(cart, facts),
    refunds: [],
    shipments: [],
    ...(rows.cart.comments === null ? {} : { comments: rows.cart.comments }),
  }
}

export function toOrderItem(line: PricedCartLine, market: Market): OrderItemRecord {
  const { id, product, variant, options, quantity, price, totals } = line
  return {
    id,
    productId: product.id,
    ...(variant === undefined ? {} : { variantId: variant.id, variantName: getText(variant.name, market) }),
    name: getText(product.name, market),
    options,
    ...toPartRecords(line.parts, market),
    ...(line.plan === undefined
      ? {}
      : { plan: toPlanRecord(line, line.plan, market), pieceNames: getPieceNames(product, market) }),
    quantity,
    price,
    ...totals,
  }
}

/** The parts of a bundle; nothing for any other product. */
export function toPartRecords(
  parts: readonly BundlePart[],
  market: Pick<Market, 'locales'>,
): Pick<OrderItemRecord, 'parts'> {
  if (parts.length === 0) return {}
  return {
    parts: parts.map(({ id, product, variant, quantity }) => ({
      id,
      productId: product.id,
      name: getText(product.name, market),
      ...(variant === undefined ? {} : { variantId: variant.id, variantName: getText(variant.name, market) }),
      quantity,
    })),
  }
}

/** The agreed plan; its price is for one piece with its options. */
export function toPlanRecord(
  { price }: Pick<PricedCartLine, 'price'>,
  plan: NonNullable<PricedCartLine['plan']>,
  market: Pick<Market, 'locales'>,
): PlanRecord {
  const { id, name, billingSchedule, orderSchedule } = plan
  return {
    id,
    name: getText(name, market),
    price,
    billingSchedule,
    ...(orderSchedule === undefined ? {} : { orderSchedule }),
  }
}

function toShippingRecord(
  address: AddressRecord,
  delivery: NonNullable<PricedCart['delivery']>,
): ShippingRecord {
  return { ...address, service: delivery.service, price: delivery.price }
}

function toBillingRecord({ address, card }: OrderFacts): BillingRecord {
  return card === undefined ? { ...address, method: 'giftcard' } : { ...address, method: 'card', card }
}

function toPayments(
  { totals }: PricedCart,
  { card, paymentNumber, now }: OrderFacts,
): readonly PaymentRecord[] {
  const date = now.toISOString()
  const payments: PaymentRecord[] = []
  if (totals.giftcardTotal > 0) {
    payments.push({ number: `${paymentNumber}-G`, amount: totals.giftcardTotal, method: 'giftcard', date })
  }
  if (card !== undefined && totals.captureTotal > 0) {
    payments.push({ number: paymentNumber, amount: totals.captureTotal, method: 'card', card, date })
  }
  return payments
}
