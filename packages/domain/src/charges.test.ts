import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getNextCharge, getNextDelivery, getSkip, getSkipped } from './charges.ts'
import { withPause, withResume } from './subscription-changes.ts'
import type { SubscriptionStatus } from './subscriptions.ts'
import { aSubscription } from './testing.ts'

const monthly = { interval: 'monthly', intervalCount: 1, trialDays: 0 } as const
const quarterly = { interval: 'monthly', intervalCount: 3, trialDays: 0 } as const
const periodEnd = '2026-12-01T09:00:00.000Z'

describe('the next charge', () => {
  it.each([
    ['active', periodEnd],
    ['paid', periodEnd],
    ['trial', periodEnd],
    ['paused', undefined],
    ['pastdue', undefined],
    ['unpaid', undefined],
    ['pending', undefined],
    ['draft', undefined],
    ['canceled', undefined],
    ['complete', undefined],
  ] as const)('%s: %s', (status, date) => {
    const charge = getNextCharge(aSubscription({ status, price: 5.85, quantity: 2 }))
    expect(charge).toEqual(date && { date, amount: 11.7 })
  })

  it.each([
    ['2026-11-25T00:00:00.000Z', periodEnd],
    [periodEnd, periodEnd],
    ['2026-12-01T09:00:00.001Z', '2027-01-01T09:00:00.000Z'],
    ['2027-01-01T09:00:00.000Z', '2027-01-01T09:00:00.000Z'],
  ])('after a pause until %s is %s', (datePauseEnd, date) => {
    const paused = aSubscription({ status: 'paused', datePauseEnd, billingSchedule: monthly })
    expect(getNextCharge(paused)?.date).toBe(date)
    expect(getNextDelivery(paused)).toBe(date)
  })

  it('is none once it is cancelled, and what is paid is still delivered', () => {
    const ending = aSubscription({ isEnding: true, billingSchedule: monthly })
    expect(getNextCharge(ending)).toBeUndefined()
    expect(getNextDelivery(ending)).toBeUndefined()
    expect(getSkip(ending)).toBeUndefined()
    const weekly = { interval: 'weekly', intervalCount: 1 } as const
    const parcel = '2026-11-24T09:00:00.000Z'
    const paid = { ...ending, orderSchedule: weekly, dateOrderPeriodEnd: parcel }
    expect(getNextDelivery(paid)).toBe(parcel)
    expect(getNextDelivery({ ...paid, dateOrderPeriodEnd: periodEnd })).toBeUndefined()
  })

  it('is none once its renewals are used up', () => {
    const billingSchedule = { ...monthly, limit: 3, limitCurrent: 3 }
    expect(getNextCharge(aSubscription({ billingSchedule }))).toBeUndefined()
    expect(getNextDelivery(aSubscription({ billingSchedule }))).toBeUndefined()
    expect(getSkip(aSubscription({ billingSchedule }))).toBeUndefined()
    const left = { ...monthly, limit: 3, limitCurrent: 2 }
    expect(getNextCharge(aSubscription({ billingSchedule: left }))?.date).toBe(periodEnd)
  })
})

describe('the next delivery', () => {
  it('goes by its own billing interval', () => {
    const own = { billingSchedule: quarterly, orderSchedule: { ...monthly, limit: 12, limitCurrent: 4 } }
    const dateOrderPeriodEnd = '2026-11-24T09:00:00.000Z'
    const running = aSubscription({ ...own, dateOrderPeriodEnd })
    expect(getNextDelivery(running)).toBe(dateOrderPeriodEnd)
    const datePauseEnd = '2026-12-20T00:00:00.000Z'
    expect(getNextDelivery({ ...running, status: 'paused', datePauseEnd })).toBe('2026-12-24T09:00:00.000Z')
    expect(getNextCharge({ ...running, status: 'paused', datePauseEnd })?.date).toBe(
      '2027-03-01T09:00:00.000Z',
    )
    const done = { ...running, orderSchedule: { ...own.orderSchedule, limitCurrent: 12 } }
    expect(getNextDelivery(done)).toBeUndefined()
  })
})

describe('a skip', () => {
  it('leaves one charge out: the next is one period later, as a pause until then also says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
        fc.integer({ min: 1, max: 12 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (interval, intervalCount, date) => {
          const running = aSubscription({
            datePeriodEnd: date.toISOString(),
            billingSchedule: { interval, intervalCount, trialDays: 0 },
          })
          const skip = getSkip(running)
          const paused = { ...running, status: 'paused', datePauseEnd: skip?.resumeAt } as const
          expect(skip?.skipped).toEqual(getNextCharge(running))
          expect(getNextCharge(paused)).toEqual({ date: skip?.resumeAt, amount: running.recurringTotal })
          expect(Date.parse(skip?.resumeAt ?? '')).toBeGreaterThan(date.getTime())
        },
      ),
    )
  })

  it('is not for parcels that are paid for already', () => {
    expect(getSkip(aSubscription({ billingSchedule: quarterly, orderSchedule: monthly }))).toBeUndefined()
  })

  it.each(['trial', 'pastdue', 'canceled'] satisfies SubscriptionStatus[])('is not for %s', (status) => {
    expect(getSkip(aSubscription({ status, datePauseEnd: '2026-12-24T00:00:00.000Z' }))).toBeUndefined()
  })

  it('is not for a pause without end', () => {
    expect(getSkip(aSubscription({ status: 'paused' }))).toBeUndefined()
  })

  it('can be made again and taken back one by one, to where it began', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (interval, intervalCount, times) => {
          const running = aSubscription({ billingSchedule: { interval, intervalCount, trialDays: 0 } })
          const now = new Date(periodEnd)
          const skipped: (string | undefined)[] = []
          let each = running
          for (let time = 0; time < times; time += 1) {
            skipped.push(getNextCharge(each)?.date)
            each = withPause(each, getSkip(each)?.resumeAt)
            expect(getSkipped(each)?.dates).toEqual(skipped)
          }
          while (skipped.length > 0) {
            const until = getSkipped(each)?.undoneUntil
            expect(until === undefined).toBe(skipped.length === 1)
            each = until === undefined ? withResume(each, now) : withPause(each, until)
            expect(getNextCharge(each)?.date).toBe(skipped.pop())
          }
          expect(getSkipped(each)).toBeUndefined()
        },
      ),
    )
  })

  it.each([
    ['another day', { datePauseEnd: '2026-12-24T00:00:00.000Z' }],
    ['no day', {}],
    ['the day of the next charge', { datePauseEnd: periodEnd }],
    ['a day long ago', { datePauseEnd: '2020-01-01T00:00:00.000Z' }],
  ])('is no pause until %s', (_day, change) => {
    expect(
      getSkipped(aSubscription({ status: 'paused', billingSchedule: monthly, ...change })),
    ).toBeUndefined()
  })
})
