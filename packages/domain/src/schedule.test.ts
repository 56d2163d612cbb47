import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPeriod, getArrivalDates, getPeriodFrom } from './schedule.ts'

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

  it('found from an instant on is the first that is not before it', () => {
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        fc.constantFrom('weekly', 'monthly', 'yearly'),
        fc.integer({ min: 1, max: 5 }),
        dates,
        dates,
        (interval, intervalCount, date, from) => {
          const billingInterval = { interval, intervalCount }
          const found = getPeriodFrom(date, { billingInterval, from })
          expect(found >= from).toBe(true)
          expect(date < from ? found < addPeriod(from, billingInterval) : found === date).toBe(true)
        },
      ),
    )
  })
})

describe('an order', () => {
  it.each([
    ['a Monday', '2026-11-23', undefined, [1, 2], ['2026-11-24', '2026-11-25']],
    ['a Friday', '2026-11-27', undefined, [1, 3], ['2026-11-30', '2026-12-02']],
    ['a Sunday', '2026-11-29', [0, 1], [2, 3], ['2026-12-01', '2026-12-03']],
    ['a Thursday, for weeks', '2026-11-26', [1, 1], [10, 12], ['2026-12-11', '2026-12-15']],
    ['a day, at once', '2026-11-24', undefined, [0, 0], ['2026-11-24', '2026-11-24']],
  ] as const)('of %s arrives after working days alone', (_, placed, handling, transit, days) => {
    const toDays = ([min, max]: readonly [number, number]) => ({ min, max })
    const { first, last } = getArrivalDates(new Date(`${placed}T10:00:00Z`), {
      handlingDays: handling && toDays(handling),
      transitDays: toDays(transit),
    })
    expect([first, last].map((date) => date.toISOString().slice(0, 10))).toEqual(days)
  })
})
