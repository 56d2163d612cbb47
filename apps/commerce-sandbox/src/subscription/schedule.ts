import { addDays, addPeriod } from '@sorrel/domain/schedule'
import type { ScheduleDocument } from '../catalogue/documents.ts'

interface Periods {
  readonly datePeriodStart: Date
  readonly datePeriodEnd: Date
  /** When the next parcel goes out: with each bill where parcels have no schedule of their own. */
  readonly dateOrderPeriodEnd: Date
  readonly dateTrialEnd: Date | null
}

/** The first periods of a subscription that begins at `start`. A trial is the first billing period. */
export function getFirstPeriods(
  start: Date,
  plan: { readonly billingSchedule: ScheduleDocument; readonly orderSchedule?: ScheduleDocument | undefined },
): Periods {
  const trialDays = plan.billingSchedule.trialDays ?? 0
  const dateTrialEnd = trialDays > 0 ? addDays(start, trialDays) : null
  const datePeriodEnd = dateTrialEnd ?? addPeriod(start, plan.billingSchedule)
  return {
    datePeriodStart: start,
    datePeriodEnd,
    dateOrderPeriodEnd:
      plan.orderSchedule === undefined ? datePeriodEnd : addPeriod(start, plan.orderSchedule),
    dateTrialEnd,
  }
}
