import { randomUUID } from 'node:crypto'
import { getBundleParts } from '../catalogue/bundle.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import type { Minor, ProductDocument } from '../catalogue/documents.ts'
import { orders } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import { takeNumber } from '../order/order-number.ts'
import type { OrderRow } from '../order/order-rows.ts'
import type { OptionRecord, OrderItemRecord, OrderRecord, PaymentRecord } from '../order/records.ts'
import { getPartDemands, takeStock } from '../order/take-stock.ts'
import { toPartRecords } from '../order/to-order-record.ts'
import { getText, type Market } from '../store/market.ts'
import type { Renewal } from './advance.ts'
import { getRenewalLine } from './renewal-total.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

interface RenewalScope {
  /** The transaction. */
  readonly db: Database
  readonly snapshot: CatalogueSnapshot
  /** `lens.currency` is the subscription's own. */
  readonly market: Market
}

/** Writes the order of one renewal. A parcel between two charges costs 0: the charge before has paid for it. */
export async function writeRenewal(
  scope: RenewalScope,
  row: SubscriptionRow,
  renewal: Renewal,
): Promise<OrderRow> {
  const { db, market } = scope
  const items = getLines(row).flatMap((line) => toItem(line, { scope, row, renewal }))
  await takeParcel(scope, items)
  const payments = renewal.isBilled ? [await takePayment(db, row, { items, renewal })] : []
  const [order] = await db
    .insert(orders)
    .values({
      id: randomUUID(),
      number: `S${await takeNumber(db, 'order')}`,
      checkoutId: null,
      accountId: row.accountId,
      email: row.email,
      status: renewal.isShipped && row.shipping !== null ? 'delivery_pending' : 'complete',
      currency: row.currency,
      locale: market.locale,
      record: toRecord(row, { items, payments, credit: renewal.credit }),
      dateCreated: renewal.date,
    })
    .returning()
  if (order === undefined) throw new Error('The order of a renewal was not stored')
  return order
}

interface Line {
  readonly id: string
  readonly productId: string
  readonly variantId?: string | undefined
  readonly quantity: number
  readonly price: Minor
  readonly options: readonly OptionRecord[]
}

function getLines({
  id,
  productId,
  variantId,
  quantity,
  price,
  options,
  items,
}: SubscriptionRow): readonly Line[] {
  return [{ id, productId, variantId: variantId ?? undefined, quantity, price, options }, ...items]
}

interface ItemScope {
  readonly scope: RenewalScope
  readonly row: SubscriptionRow
  readonly renewal: Renewal
}

function toItem(line: Line, { scope, row, renewal }: ItemScope): readonly OrderItemRecord[] {
  const product = scope.snapshot.productById.get(line.productId)
  if (product === undefined) return []
  const { market } = scope
  const variant = product.variants.find(({ id }) => id === line.variantId)
  const price = renewal.isBilled ? line.price : 0
  return [
    {
      id: line.id,
      productId: product.id,
      name: getText(product.name, market),
      ...(variant === undefined ? {} : { variantId: variant.id, variantName: getText(variant.name, market) }),
      options: line.options,
      ...toPartRecords(getBundleParts(product, scope.snapshot), market),
      ...(line.id === row.id ? toPlan(row, price) : {}),
      quantity: line.quantity,
      price,
      ...getRenewalLine({ price, quantity: line.quantity }, row),
    },
  ]
}

function toPlan({ planId, planName, billingSchedule, orderSchedule }: SubscriptionRow, price: Minor) {
  if (planId === null) return {}
  const { trialDays: _past, ...schedule } = billingSchedule
  return {
    plan: {
      id: planId,
      name: planName ?? '',
      price,
      billingSchedule: schedule,
      ...(orderSchedule === null ? {} : { orderSchedule }),
    },
  }
}

/** Reduces the stock by the parcel. A renewal is sent even without enough stock, which then becomes 0. */
async function takeParcel({ db, snapshot }: RenewalScope, items: readonly OrderItemRecord[]): Promise<void> {
  const demands = items.flatMap(({ productId, variantId, quantity }) => {
    const product: ProductDocument | undefined = snapshot.productById.get(productId)
    if (product === undefined) return []
    const variant = product.variants.find(({ id }) => id === variantId)
    const parts = getPartDemands(getBundleParts(product, snapshot), quantity)
    return [{ product, variant, quantity }, ...parts].map((demand) => ({
      ...demand,
      product: { ...demand.product, stockPurchasable: true },
    }))
  })
  await takeStock(db, demands)
}

async function takePayment(
  db: Database,
  { billing }: SubscriptionRow,
  { items, renewal }: { readonly items: readonly OrderItemRecord[]; readonly renewal: Renewal },
): Promise<PaymentRecord> {
  return {
    number: `P${await takeNumber(db, 'payment')}`,
    amount: getTotal(items) - renewal.credit,
    method: 'card',
    ...(billing?.card === undefined ? {} : { card: billing.card }),
    date: renewal.date.toISOString(),
  }
}

function toRecord(
  { id, shipping, billing, coupon }: SubscriptionRow,
  {
    items,
    payments,
    credit,
  }: {
    readonly items: readonly OrderItemRecord[]
    readonly payments: readonly PaymentRecord[]
    readonly credit: Minor
  },
): OrderRecord {
  const total = getTotal(items)
  const tax = sum(items.map(({ taxTotal }) => taxTotal))
  return {
    items,
    totals: {
      itemQuantity: sum(items.map(({ quantity }) => quantity)),
      subTotal: sum(items.map(({ priceTotal }) => priceTotal)),
      discountTotal: sum(items.map(({ discountTotal }) => discountTotal)),
      shipmentTotal: 0,
      shipmentTax: 0,
      itemTax: tax,
      taxTotal: tax,
      giftcardTotal: 0,
      grandTotal: total,
      captureTotal: total - credit,
    },
    giftcards: [],
    ...(shipping === null ? {} : { shipping: { ...shipping, price: 0 } }),
    ...(billing === null ? {} : { billing }),
    payments,
    refunds: [],
    shipments: [],
    ...(coupon === null ? {} : { couponCode: coupon.code, couponName: coupon.name }),
    subscriptionId: id,
  }
}

function getTotal(items: readonly OrderItemRecord[]): Minor {
  return sum(items.map(({ priceTotal, discountTotal }) => priceTotal - discountTotal))
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
