import { addPeriod, getPeriodFrom } from './schedule.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** One turn of the wheel: money is taken, a parcel goes out, or both. */
export interface Renewal {
  readonly date: Date
  readonly isBilled: boolean
  readonly isShipped: boolean
}

/** What time has done to a subscription. */
export interface Advance {
  readonly row: SubscriptionRow
  readonly renewals: readonly Renewal[]
  /** When a charge was refused; everything stops there. */
  readonly refusedAt: Date | undefined
}

interface AdvanceScope {
  readonly now: Date
  /** Whether the card would pay at an instant. */
  readonly canCharge: (date: Date) => boolean
}

const RUNNING: readonly SubscriptionRow['status'][] = ['active', 'paid', 'trial']

/** Whether time takes money for it. */
export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return RUNNING.includes(status)
}

/**
 * Turns the wheel up to now: pauses and trials end, charges are taken and parcels sent on their days, and what has had
 * its renewals or parcels is complete. A refused charge leaves it past due. See docs/commerce-service.md#subscriptions.
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
  if (renewal.isBilled && isUsedUp(row)) {
    return { row: { ...row, status: 'complete', dateOrderPeriodEnd: null } }
  }
  if (renewal.isBilled && !canCharge(renewal.date)) {
    return { row: { ...row, status: 'pastdue' }, refusedAt: renewal.date }
  }
  return { row: renew(row, renewal), renewal }
}

function getRenewal({ datePeriodEnd, dateOrderPeriodEnd }: SubscriptionRow): Renewal {
  const date = new Date(Math.min(datePeriodEnd.getTime(), dateOrderPeriodEnd?.getTime() ?? Infinity))
  const isNow = (other: Date | null) => other?.getTime() === date.getTime()
  return { date, isBilled: isNow(datePeriodEnd), isShipped: isNow(dateOrderPeriodEnd) }
}

/** Billing limits count renewals, order limits count parcels. See docs/specification.md#subscriptions. */
function isUsedUp({ billingSchedule, orderSchedule, renewalCount, shipmentCount }: SubscriptionRow): boolean {
  const isReached = (limit: number | undefined, count: number) => limit !== undefined && count >= limit
  return isReached(billingSchedule.limit, renewalCount) || isReached(orderSchedule?.limit, shipmentCount)
}

function renew(row: SubscriptionRow, { date, isBilled, isShipped }: Renewal): SubscriptionRow {
  const billed: SubscriptionRow = isBilled
    ? {
        ...row,
        status: 'active',
        datePeriodStart: date,
        datePeriodEnd: addPeriod(date, row.billingSchedule),
        renewalCount: row.renewalCount + 1,
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

/** Goes on at an instant in its old billing interval: what fell into the pause is left out, not caught up on. */
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
