import type { Minor } from '../catalogue/documents.ts'
import { isRunning } from './advance.ts'
import { getRenewalTotal } from './renewal-total.ts'
import { addPeriod } from './schedule.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/**
 * What a new plan or product costs for the rest of the paid period: the rest is credited at what was paid and charged at
 * what is new, so a cheaper choice is below 0. A trial and a pause have paid for nothing. See
 * docs/commerce-service.md#subscriptions.
 */
export function getDifference(old: SubscriptionRow, row: SubscriptionRow, now: Date): Minor {
  const { datePeriodStart: start, datePeriodEnd: end } = old
  const restMs = end.getTime() - now.getTime()
  const isOther = row.planId !== old.planId || row.productId !== old.productId
  if (!isOther || !isRunning(old) || old.status === 'trial' || row.status !== old.status || restMs <= 0)
    return 0
  const toRest = (total: Minor, periodEnd: Date) => {
    const periodMs = periodEnd.getTime() - start.getTime()
    return periodMs <= 0 ? 0 : Math.round((total * restMs) / periodMs)
  }
  const charge = toRest(getRenewalTotal(row), addPeriod(start, row.billingSchedule))
  return charge - toRest(getRenewalTotal(old), addPeriod(start, old.billingSchedule))
}
