import { addPeriod } from './schedule.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/**
 * A subscription as it stands at an instant. Nobody turns a wheel here, so what time alone changes is worked out when
 * it is read: a pause or a trial that is over makes it active, and the periods of a running one move on.
 */
export function getCurrentState(row: SubscriptionRow, now: Date): SubscriptionRow {
  const isPauseOver = row.status === 'paused' && row.datePauseEnd !== null && row.datePauseEnd <= now
  const isTrialOver = row.status === 'trial' && row.dateTrialEnd !== null && row.dateTrialEnd <= now
  const status = isPauseOver || isTrialOver ? 'active' : row.status
  const resumed = isPauseOver ? { ...row, datePaused: null, datePauseEnd: null } : row
  return status === 'active' ? { ...moveOn(resumed, now), status } : resumed
}

function moveOn(row: SubscriptionRow, now: Date): SubscriptionRow {
  let { datePeriodStart, datePeriodEnd, dateOrderPeriodEnd } = row
  while (datePeriodEnd <= now) {
    datePeriodStart = datePeriodEnd
    datePeriodEnd = addPeriod(datePeriodStart, row.billingSchedule)
  }
  while (dateOrderPeriodEnd !== null && dateOrderPeriodEnd <= now) {
    dateOrderPeriodEnd = addPeriod(dateOrderPeriodEnd, row.orderSchedule ?? row.billingSchedule)
  }
  return { ...row, datePeriodStart, datePeriodEnd, dateOrderPeriodEnd }
}
