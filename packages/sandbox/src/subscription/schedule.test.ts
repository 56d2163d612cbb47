import { assert, constantFrom, date as anyDate, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPeriod, getFirstPeriods, getPeriodFrom } from './schedule.ts'

describe('a period', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 'daily', 3, '2026-11-24T09:00:00Z'],
    ['2026-11-21T09:00:00Z', 'weekly', 2, '2026-12-05T09:00:00Z'],
    ['2026-11-21T09:00:00Z', 'monthly', 1, '2026-12-21T09:00:00Z'],
    ['2026-01-31T09:00:00Z', 'monthly', 1, '2026-02-28T09:00:00Z'],
    ['2026-12-31T09:00:00Z', 'monthly', 2, '2027-02-28T09:00:00Z'],
    ['2028-02-29T09:00:00Z', 'yearly', 1, '2029-02-28T09:00:00Z'],
  ] as const)('after %s, %s times %i, ends at %s', (start, interval, intervalCount, end) => {
    expect(addPeriod(new Date(start), { interval, intervalCount })).toEqual(new Date(end))
  })

  it('searched from an instant is the first that is not before it', () => {
    const dates = anyDate({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    const intervals = constantFrom('weekly', 'monthly', 'yearly')
    assert(
      property(intervals, integer({ min: 1, max: 5 }), dates, dates, (name, intervalCount, date, from) => {
        const interval = { interval: name, intervalCount }
        const found = getPeriodFrom(date, { interval, from })
        expect(found >= from).toBe(true)
        expect(date < from ? found < addPeriod(from, interval) : found === date).toBe(true)
      }),
    )
  })
})

describe('a new subscription', () => {
  const start = new Date('2026-11-21T09:00:00Z')

  it('bills and ships by separate schedules', () => {
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
