import { getDelivery, getDeliveryMethods, needsDelivery } from '../cart/delivery.ts'
import { getLineTotals, getTotals } from '../cart/totals.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { counters, orders } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Seed } from '../seed/demo.ts'
import { getText, type Market } from '../store/market.ts'
import { addDays } from '../subscription/schedule.ts'
import type { PastOrderDocument } from './documents.ts'
import { FIRST_NUMBER } from './order-number.ts'
import { getPastBilling, getPastShipping } from './past-customer.ts'
import { type PastLine, readPastLine } from './past-line.ts'
import { toPartRecords } from './to-order-record.ts'
import type { OrderItemRecord, OrderRecord, TotalsRecord } from './records.ts'

type SeedCustomer = Seed['customers'][number]

/** The input for the past orders and subscriptions of the seed. */
export interface PastReading {
  readonly seed: Seed
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly now: Date
}

/** Writes the past orders, with totals computed as at checkout. Numbers of new orders follow theirs. */
export async function writePastOrders(db: Database, reading: PastReading): Promise<void> {
  const rows = reading.seed.orders.map((order) => toRow(order, reading))
  if (rows.length > 0) await db.insert(orders).values(rows)
  const numbers = reading.seed.orders.map(({ number }) => Number(number.replace(/\D/g, '')))
  await db.insert(counters).values({ name: 'order', value: Math.max(FIRST_NUMBER, ...numbers) })
}

function toRow(order: PastOrderDocument, reading: PastReading): typeof orders.$inferInsert {
  const customer = reading.seed.customers.find(({ id }) => id === order.customerId)
  if (customer === undefined) throw new Error(`The seed's order ${order.number} has no customer`)
  return {
    id: order.id,
    number: `S${order.number.replace(/\D/g, '')}`,
    accountId: customer.id,
    email: customer.email,
    status: order.status,
    currency: reading.market.currency.code,
    locale: reading.market.locale,
    record: toRecord(order, customer, reading),
    dateCreated: addDays(reading.now, -order.daysAgo),
  }
}

function toRecord(
  order: PastOrderDocument,
  customer: SeedCustomer,
  { snapshot, market, now }: PastReading,
): OrderRecord {
  const lines = order.lines.map((line) =>
    readPastLine(line, { snapshot, market, accountGroup: customer.group }),
  )
  const discountPercent = order.discountPercent ?? 0
  const totals = toTotals(lines, discountPercent, market)
  const date = addDays(now, -order.daysAgo).toISOString()
  const sent = addDays(now, 1 - order.daysAgo).toISOString()
  const shipping = getPastShipping(customer, totals.shipmentTotal)
  const billing = getPastBilling(customer)
  const isPaid = !['payment_pending', 'draft', 'canceled'].includes(order.status)
  const { card } = billing ?? {}
  return {
    items: lines.map((line, index) =>
      toItem(line, { id: `${order.id}-${index + 1}`, discountPercent, market }),
    ),
    totals,
    giftcards: [],
    ...(shipping === undefined ? {} : { shipping }),
    ...(billing === undefined ? {} : { billing }),
    payments:
      isPaid && card
        ? [{ number: `P${order.number}`, amount: totals.grandTotal, method: 'card', card, date }]
        : [],
    refunds:
      order.refund === undefined ? [] : [{ number: `R${order.number}`, amount: order.refund, date: sent }],
    shipments:
      order.trackingCode === undefined
        ? []
        : [
            {
              number: `D${order.number}`,
              carrierName: 'Royal Mail',
              trackingCode: order.trackingCode,
              date: sent,
            },
          ],
    ...(order.comments === undefined ? {} : { comments: order.comments }),
  }
}

function toTotals(lines: readonly PastLine[], discountPercent: number, market: Market): TotalsRecord {
  const net = lines.reduce((sum, line) => {
    const { priceTotal, discountTotal } = getLineTotals(line, discountPercent)
    return sum + priceTotal - discountTotal
  }, 0)
  const isDelivered = lines.some(({ product }) => needsDelivery(product))
  const methods = isDelivered ? getDeliveryMethods({ country: 'GB', net }, market) : []
  const shipmentTotal = getDelivery(methods, 'standard')?.price ?? 0
  return getTotals({ lines, discountPercent, shipmentTotal, giftcardBalance: 0 })
}

function toItem(
  line: PastLine,
  {
    id,
    discountPercent,
    market,
  }: { readonly id: string; readonly discountPercent: number; readonly market: Market },
): OrderItemRecord {
  const { product, variant, plan, options, parts, quantity, price } = line
  return {
    id,
    productId: product.id,
    name: getText(product.name, market),
    ...(variant === undefined ? {} : { variantId: variant.id, variantName: getText(variant.name, market) }),
    ...(plan === undefined ? {} : { plan: { ...plan, name: getText(plan.name, market), price } }),
    options,
    ...toPartRecords(parts, market),
    quantity,
    price,
    ...getLineTotals(line, discountPercent),
  }
}
