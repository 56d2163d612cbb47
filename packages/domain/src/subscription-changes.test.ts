import { describe, expect, it } from 'vitest'
import { getNextCharge } from './charges.ts'
import {
  withCancel,
  withGoods,
  withItem,
  withoutCancel,
  withoutCoupon,
  withoutItem,
  withPause,
  withResume,
} from './subscription-changes.ts'
import { anOrderItem, aSubscription } from './testing.ts'

const monthly = { interval: 'monthly', intervalCount: 1, trialDays: 0 } as const
const running = aSubscription({
  price: 5.85,
  quantity: 2,
  datePeriodEnd: '2026-12-01T09:00:00.000Z',
  billingSchedule: monthly,
})
const boxed = aSubscription({
  ...running,
  price: 9.85,
  recurringTotal: 29.7,
  options: [{ id: 'tin', name: 'Tin', value: 'true', variant: false, price: 4 }],
  items: [anOrderItem({ id: 'i1', priceTotal: 10 })],
})

describe('a change shows beforehand what it leads to', () => {
  it('a pause', () => {
    expect(getNextCharge(withPause(running))).toBeUndefined()
    expect(getNextCharge(withPause(running, '2026-12-24T00:00:00.000Z'))).toEqual({
      date: '2027-01-01T09:00:00.000Z',
      amount: 11.7,
    })
  })

  it.each([
    ['2026-11-21T09:00:00Z', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00:01Z', '2027-01-01T09:00:00.000Z'],
    ['2027-06-15T09:00:00Z', '2027-07-01T09:00:00.000Z'],
  ])('going on at %s', (now, date) => {
    const resumed = withResume(withPause(running), new Date(now))
    expect(resumed.status).toBe('active')
    expect(getNextCharge(resumed)).toEqual({ date, amount: 11.7 })
  })

  it('going on inside the trial', () => {
    const trial = { ...withPause(running), dateTrialEnd: '2026-12-01T09:00:00.000Z' }
    expect(withResume(trial, new Date('2026-11-25T00:00:00Z')).status).toBe('trial')
    expect(withResume(trial, new Date('2026-12-02T00:00:00Z')).status).toBe('active')
  })

  it.each([
    [{ quantity: 3 }, 39.55, 'monthly', 1],
    [{ price: 5 }, 28, 'monthly', 1],
    [{ price: 5, isOtherProduct: true }, 20, 'monthly', 1],
    [{ price: 5.5, quantity: 1, interval: 'weekly', intervalCount: 2 }, 19.5, 'weekly', 2],
  ] as const)('goods %o', (change, recurringTotal, interval, intervalCount) => {
    const changed = withGoods(boxed, change)
    expect(changed).toMatchObject({ recurringTotal, billingSchedule: { interval, intervalCount } })
    expect(changed.datePeriodEnd).toBe(boxed.datePeriodEnd)
  })

  it('a cancellation, at once and at the end of the period', () => {
    expect(withCancel(running, false)).toMatchObject({ status: 'canceled', isEnding: false })
    expect(withCancel(running, true)).toMatchObject({ status: 'active', isEnding: true })
    expect(getNextCharge(withCancel(running, true))).toBeUndefined()
  })

  it('taking it back: before the end nothing is charged early, after it a new period is charged at once', () => {
    const now = new Date('2026-11-21T09:00:00.000Z')
    expect(withoutCancel(withCancel(running, true), now)).toEqual(running)
    const again = withoutCancel(withCancel(running, false), now)
    expect(getNextCharge(again)).toEqual({ date: now.toISOString(), amount: 11.7 })
  })

  it('amounts in the digits of the currency', () => {
    const inDinar = aSubscription({ currency: 'KWD', price: 1.255, quantity: 1, recurringTotal: 1.255 })
    expect(withGoods(inDinar, { quantity: 3 }).recurringTotal).toBe(3.765)
    expect(withItem(inDinar, { price: 0.005, quantity: 1 }).recurringTotal).toBe(1.26)
  })

  it('amounts before the discount of a coupon, which the service alone knows', () => {
    const lowered = { ...boxed, couponCode: 'WELCOME10', discountTotal: 2.97, recurringTotal: 26.73 }
    expect(withItem(lowered, { price: 8.5, quantity: 2 }).recurringTotal).toBe(46.7)
    expect(withGoods(lowered, { quantity: 3 }).recurringTotal).toBe(39.55)
    expect(withoutCoupon(lowered)).toEqual({ ...boxed, couponCode: undefined, discountTotal: 0 })
  })

  it('further products', () => {
    expect(withItem(boxed, { price: 8.5, quantity: 2 }).recurringTotal).toBe(46.7)
    expect(withoutItem(boxed, 'i1')).toMatchObject({ recurringTotal: 19.7, items: [] })
    expect(withoutItem(boxed, 'other').recurringTotal).toBe(29.7)
  })
})
