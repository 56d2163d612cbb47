import { describe, expect, it } from 'vitest'
import { getFirstPeriods } from './schedule.ts'

describe('a new subscription', () => {
  const start = new Date('2026-11-21T09:00:00Z')

  it('bills and ships by their own schedules', () => {
    const periods = getFirstPeriods(start, {
      billingSchedule: { interval: 'monthly', intervalCount: 3 },
      orderSchedule: { interval: 'monthly', intervalCount: 1 },
    })
    expect(periods.datePeriodEnd).toEqual(new Date('2027-02-21T09:00:00Z'))
    expect(periods.dateOrderPeriodEnd).toEqual(new Date('2026-12-21T09:00:00Z'))
    expect(periods.dateTrialEnd).toBeNull()
  })

  it('is first billed when its trial is over', () => {
    const periods = getFirstPeriods(start, {
      billingSchedule: { interval: 'monthly', intervalCount: 1, trialDays: 14 },
    })
    expect(periods.datePeriodEnd).toEqual(new Date('2026-12-05T09:00:00Z'))
    expect(periods.dateTrialEnd).toEqual(periods.datePeriodEnd)
    expect(periods.dateOrderPeriodEnd).toEqual(periods.datePeriodEnd)
  })
})
