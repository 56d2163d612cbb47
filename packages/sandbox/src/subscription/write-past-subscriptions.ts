import { addDays, addPeriod } from './schedule.ts'
import { counters, subscriptions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { PastSubscriptionDocument } from '../order/documents.ts'
import { getPastBilling, getPastShipping } from '../order/past-customer.ts'
import { type PastLine, readPastLine } from '../order/past-line.ts'
import type { PastReading } from '../order/write-past-orders.ts'
import { getText } from '../store/market.ts'
import type { SubscriptionItemRecord } from './records.ts'
import { FIRST_SUBSCRIPTION_NUMBER } from './insert-subscriptions.ts'

type Row = typeof subscriptions.$inferInsert

const PAUSED_DAYS_AGO = 5
const PAUSE_DAYS = 30
const CANCELED_DAYS_AGO = 10

/** Writes the seed's subscriptions in their current period. Numbers of new ones follow theirs. */
export async function writePastSubscriptions(db: Database, reading: PastReading): Promise<void> {
  const rows = reading.seed.subscriptions.map((subscription) => toRow(subscription, reading))
  if (rows.length > 0) await db.insert(subscriptions).values(rows)
  const numbers = reading.seed.subscriptions.map(({ number }) => Number(number.replace(/\D/g, '')))
  await db
    .insert(counters)
    .values({ name: 'subscription', value: Math.max(FIRST_SUBSCRIPTION_NUMBER, ...numbers) })
}

function toRow(document: PastSubscriptionDocument, { seed, snapshot, market, now }: PastReading): Row {
  const customer = seed.customers.find(({ id }) => id === document.customerId)
  if (customer === undefined) throw new Error(`The seed's subscription ${document.number} has no customer`)
  const read = (line: Parameters<typeof readPastLine>[0]) =>
    readPastLine(line, { snapshot, market, accountGroup: customer.group })
  const { product, variant, plan, options, price, quantity } = read(document)
  if (plan === undefined) throw new Error(`The seed's subscription ${document.number} names an unknown plan`)
  const dateCreated = addDays(now, -document.daysAgo)
  return {
    id: document.id,
    number: document.number,
    accountId: customer.id,
    email: customer.email,
    status: document.status,
    productId: product.id,
    variantId: variant?.id ?? null,
    planId: plan.id,
    planName: getText(plan.name, market),
    price,
    quantity,
    currency: market.currency.code,
    options,
    items: (document.items ?? []).map((line, index) => toItem(read(line), `${document.id}-${index + 1}`)),
    billingSchedule: plan.billingSchedule,
    orderSchedule: plan.orderSchedule ?? null,
    shipping: getPastShipping(customer, 0) ?? null,
    billing: getPastBilling(customer) ?? null,
    dateCreated,
    ...toDates({ document, plan, dateCreated, now }),
  }
}

function toItem(
  { product, variant, quantity, price, options }: PastLine,
  id: string,
): SubscriptionItemRecord {
  return {
    id,
    productId: product.id,
    ...(variant === undefined ? {} : { variantId: variant.id }),
    quantity,
    price,
    options,
  }
}

/** Dates that fit the status: a trial ends after now, a pause began before it, an ended subscription is in the past. */
function toDates({
  document,
  plan,
  dateCreated,
  now,
}: {
  readonly document: PastSubscriptionDocument
  readonly plan: NonNullable<PastLine['plan']>
  readonly dateCreated: Date
  readonly now: Date
}) {
  const { status } = document
  const trialDays = plan.billingSchedule.trialDays ?? 0
  const trialEnd = trialDays > 0 ? addDays(dateCreated, trialDays) : null
  const isTrial = status === 'trial'
  const tomorrow = addDays(now, 1)
  const dateTrialEnd = isTrial && (trialEnd === null || trialEnd < tomorrow) ? tomorrow : trialEnd
  const period = getPeriodAt(
    dateTrialEnd === null || isTrial ? dateCreated : dateTrialEnd,
    plan.billingSchedule,
    now,
  )
  const parcel = plan.orderSchedule && getPeriodAt(dateCreated, plan.orderSchedule, now)
  const isOwed = status === 'pastdue' || status === 'unpaid'
  const datePeriodEnd = isTrial && dateTrialEnd !== null ? dateTrialEnd : isOwed ? period.start : period.end
  return {
    datePeriodStart: isOwed ? dateCreated : period.start,
    datePeriodEnd,
    dateOrderPeriodEnd: parcel === undefined ? datePeriodEnd : parcel.end,
    renewalCount: period.count,
    shipmentCount: 1 + (parcel?.count ?? period.count),
    dateTrialEnd,
    datePaused: status === 'paused' ? addDays(now, -PAUSED_DAYS_AGO) : null,
    datePauseEnd: status === 'paused' ? addDays(now, PAUSE_DAYS) : null,
    canceled: status === 'canceled',
    cancelAtEnd: false,
    dateCanceled: status === 'canceled' ? addDays(now, -CANCELED_DAYS_AGO) : null,
  }
}

/** The period of a schedule that an instant falls into, and how many there were before. */
function getPeriodAt(
  first: Date,
  schedule: Parameters<typeof addPeriod>[1],
  now: Date,
): { readonly start: Date; readonly end: Date; readonly count: number } {
  let start = first
  let end = addPeriod(start, schedule)
  let count = 0
  while (end <= now) {
    start = end
    end = addPeriod(start, schedule)
    count += 1
  }
  return { start, end, count }
}
