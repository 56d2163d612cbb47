import type { Minor } from '../catalogue/documents.ts'
import { getRenewalTotal } from './renewal-total.ts'
import { addPeriod, getPeriodFrom } from './schedule.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** One renewal: a charge, a parcel, or both. */
export interface Renewal {
  readonly date: Date
  readonly isBilled: boolean
  readonly isShipped: boolean
  /** The part of the charge, in minor units, that credit pays. */
  readonly credit: Minor
}

/** The result of advancing a subscription. */
export interface Advance {
  readonly row: SubscriptionRow
  readonly renewals: readonly Renewal[]
  /** When a charge was refused, which ends the advance. */
  readonly refusedAt: Date | undefined
}

interface AdvanceScope {
  readonly now: Date
  /** Whether the card can be charged at an instant. */
  readonly canCharge: (date: Date) => boolean
}

const RUNNING: readonly SubscriptionRow['status'][] = ['active', 'paid', 'trial']

/** Whether the subscription is charged at the end of its period. */
export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return RUNNING.includes(status)
}

/**
 * Advances a subscription to the current time: pauses and trials end, charges are made and parcels are sent when due, a
 * cancellation takes effect at the end of the period, and a subscription that has reached its limit is complete. After
 * a refused charge it is past due. See docs/commerce-service.md#subscriptions.
 */
export function advance(row: SubscriptionRow, scope: AdvanceScope): Advance {
  const renewals: Renewal[] = []
  let state = row
  for (;;) {
    const step = getStep(state, scope)
    if (step === undefined) return { row: state, renewals, refusedAt: undefined }
    state = step.row
    if (step.refusedAt !== undefined) return { row: state, renewals, refusedAt: step.refusedAt }
    if (step.renewal !== undefined) renewals.push(step.renewal)
  }
}

interface Step {
  readonly row: SubscriptionRow
  readonly renewal?: Renewal
  readonly refusedAt?: Date
}

function getStep(row: SubscriptionRow, { now, canCharge }: AdvanceScope): Step | undefined {
  if (row.status === 'paused') {
    const { datePauseEnd } = row
    return datePauseEnd !== null && datePauseEnd <= now ? { row: resume(row, datePauseEnd) } : undefined
  }
  const renewal = getRenewal(row)
  if (!isRunning(row) || renewal.date > now) return undefined
  if (renewal.isBilled && row.canceled) {
    return { row: { ...row, status: 'canceled', dateCanceled: renewal.date, dateOrderPeriodEnd: null } }
  }
  if (renewal.isBilled && isUsedUp(row)) {
    return { row: { ...row, status: 'complete', dateOrderPeriodEnd: null } }
  }
  const isCharged = renewal.isBilled && renewal.credit < getRenewalTotal(row)
  if (isCharged && !canCharge(renewal.date)) {
    return { row: { ...row, status: 'pastdue' }, refusedAt: renewal.date }
  }
  return { row: renew(row, renewal), renewal }
}

function getRenewal(row: SubscriptionRow): Renewal {
  const { datePeriodEnd, dateOrderPeriodEnd } = row
  const date = new Date(Math.min(datePeriodEnd.getTime(), dateOrderPeriodEnd?.getTime() ?? Infinity))
  const isNow = (other: Date | null) => other?.getTime() === date.getTime()
  const isBilled = isNow(datePeriodEnd)
  const credit = isBilled ? Math.min(row.credit, getRenewalTotal(row)) : 0
  return { date, isBilled, isShipped: isNow(dateOrderPeriodEnd), credit }
}

/** Billing limits count renewals, order limits count parcels. See docs/specification.md#subscriptions. */
function isUsedUp({ billingSchedule, orderSchedule, renewalCount, shipmentCount }: SubscriptionRow): boolean {
  const isReached = (limit: number | undefined, count: number) => limit !== undefined && count >= limit
  return isReached(billingSchedule.limit, renewalCount) || isReached(orderSchedule?.limit, shipmentCount)
}

function renew(row: SubscriptionRow, { date, isBilled, isShipped, credit }: Renewal): SubscriptionRow {
  const billed: SubscriptionRow = isBilled
    ? {
        ...row,
        status: 'active',
        datePeriodStart: date,
        datePeriodEnd: addPeriod(date, row.billingSchedule),
        renewalCount: row.renewalCount + 1,
        credit: row.credit - credit,
      }
    : row
  if (!isShipped) return billed
  const shipmentCount = row.shipmentCount + 1
  return { ...billed, shipmentCount, dateOrderPeriodEnd: getNextParcel({ ...billed, shipmentCount }, date) }
}

function getNextParcel(
  { orderSchedule, datePeriodEnd, shipmentCount }: SubscriptionRow,
  date: Date,
): Date | null {
  if (orderSchedule === null) return datePeriodEnd
  const isLast = orderSchedule.limit !== undefined && shipmentCount >= orderSchedule.limit
  return isLast ? null : addPeriod(date, orderSchedule)
}

/** Resumes at an instant in the old billing interval. Charges within the pause are skipped. */
export function resume(row: SubscriptionRow, at: Date): SubscriptionRow {
  const { billingSchedule, orderSchedule, dateOrderPeriodEnd } = row
  const datePeriodEnd = getPeriodFrom(row.datePeriodEnd, { interval: billingSchedule, from: at })
  const isTrial = row.dateTrialEnd !== null && row.dateTrialEnd > at
  const parcel =
    orderSchedule === null || dateOrderPeriodEnd === null
      ? dateOrderPeriodEnd && datePeriodEnd
      : getPeriodFrom(dateOrderPeriodEnd, { interval: orderSchedule, from: at })
  return {
    ...row,
    status: isTrial ? 'trial' : 'active',
    datePaused: null,
    datePauseEnd: null,
    datePeriodEnd,
    dateOrderPeriodEnd: parcel,
  }
}
