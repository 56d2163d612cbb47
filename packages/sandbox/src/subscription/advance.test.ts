import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance } from './advance.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

const start = new Date('2026-11-21T09:00:00Z')
const at = (iso: string) => new Date(iso)
const days = (dates: readonly { readonly date: Date }[]) =>
  dates.map(({ date }) => date.toISOString().slice(0, 10))

const row: SubscriptionRow = {
  id: 's',
  number: 'S-1',
  accountId: 'a',
  email: 'a@example.com',
  orderId: null,
  status: 'active',
  productId: 'p',
  variantId: null,
  planId: null,
  planName: null,
  price: 1000,
  quantity: 1,
  currency: 'GBP',
  credit: 0,
  coupon: null,
  options: [],
  canceled: false,
  cancelAtEnd: false,
  items: [],
  billingSchedule: { interval: 'monthly', intervalCount: 1 },
  orderSchedule: null,
  shipping: null,
  billing: null,
  dateCreated: start,
  datePeriodStart: start,
  datePeriodEnd: at('2026-12-21T09:00:00Z'),
  dateOrderPeriodEnd: at('2026-12-21T09:00:00Z'),
  renewalCount: 0,
  shipmentCount: 1,
  dateTrialEnd: null,
  datePaused: null,
  datePauseEnd: null,
  dateCanceled: null,
}
const quarterly = {
  billingSchedule: { interval: 'monthly', intervalCount: 3 },
  orderSchedule: { interval: 'monthly', intervalCount: 1 },
  datePeriodEnd: at('2027-02-21T09:00:00Z'),
} as const
const run = (
  change: Partial<SubscriptionRow>,
  now: string,
  canCharge: (date: Date) => boolean = () => true,
) => advance({ ...row, ...change }, { now: at(now), canCharge })

describe('advancing a subscription', () => {
  it('does nothing before the period ends', () => {
    expect(run({}, '2026-12-21T08:59:59Z')).toEqual({ row, renewals: [], refusedAt: undefined })
  })

  it('bills and ships on each day of the billing interval', () => {
    const { row: after, renewals } = run({}, '2027-02-21T09:00:00Z')
    expect(days(renewals)).toEqual(['2026-12-21', '2027-01-21', '2027-02-21'])
    expect(renewals.every(({ isBilled, isShipped }) => isBilled && isShipped)).toBe(true)
    expect(after).toMatchObject({ status: 'active', renewalCount: 3, shipmentCount: 4 })
    expect(after.datePeriodEnd).toEqual(at('2027-03-21T09:00:00Z'))
  })

  it('sends parcels between two charges, paid by the earlier one', () => {
    const { renewals } = run(quarterly, '2027-03-01T00:00:00Z')
    expect(renewals.map(({ isBilled, isShipped }) => [isBilled, isShipped])).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ])
  })

  it('charges when a trial is over', () => {
    const end = at('2026-12-05T09:00:00Z')
    const { row: after, renewals } = run(
      { status: 'trial', dateTrialEnd: end, datePeriodEnd: end, dateOrderPeriodEnd: end },
      '2026-12-06T00:00:00Z',
    )
    expect(days(renewals)).toEqual(['2026-12-05'])
    expect(after).toMatchObject({ status: 'active', datePeriodEnd: at('2027-01-05T09:00:00Z') })
  })

  it('ends a pause and skips the charges within it', () => {
    const paused = { status: 'paused', datePaused: start, datePauseEnd: at('2027-01-21T09:00:00Z') } as const
    expect(run(paused, '2027-01-21T08:00:00Z').row.status).toBe('paused')
    const { row: after, renewals } = run(paused, '2027-01-21T09:00:00Z')
    expect(days(renewals)).toEqual(['2027-01-21'])
    expect(after).toMatchObject({ status: 'active', datePaused: null, datePauseEnd: null })
    expect(run({ ...paused, datePauseEnd: null }, '2030-01-01T00:00:00Z').renewals).toEqual([])
  })

  it.each([
    [{ billingSchedule: { interval: 'monthly', intervalCount: 1, limit: 2 } }, 2, '2027-02-21T09:00:00Z'],
    [{ ...quarterly, orderSchedule: { ...quarterly.orderSchedule, limit: 3 } }, 2, '2027-02-21T09:00:00Z'],
  ] as const)('completes %o after its last period', (change, count, end) => {
    const { row: after, renewals } = run(change, '2028-01-01T00:00:00Z')
    expect(renewals).toHaveLength(count)
    expect(after).toMatchObject({ status: 'complete', datePeriodEnd: at(end) })
  })

  it('stops at the first charge that is refused', () => {
    const {
      row: after,
      renewals,
      refusedAt,
    } = run({}, '2027-06-01T00:00:00Z', (date) => date < at('2027-01-01T00:00:00Z'))
    expect(days(renewals)).toEqual(['2026-12-21'])
    expect(refusedAt).toEqual(at('2027-01-21T09:00:00Z'))
    expect(after).toMatchObject({ status: 'pastdue', datePeriodEnd: refusedAt })
  })

  it('has the same result in one step as in many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }), (leaps) => {
        let now = start.getTime()
        let stepped: SubscriptionRow = { ...row, ...quarterly }
        const seen: unknown[] = []
        for (const leap of leaps) {
          now += leap * 86_400_000
          const step = advance(stepped, { now: new Date(now), canCharge: () => true })
          stepped = step.row
          seen.push(...step.renewals)
        }
        const once = advance({ ...row, ...quarterly }, { now: new Date(now), canCharge: () => true })
        expect(once.row).toEqual(stepped)
        expect(once.renewals).toEqual(seen)
      }),
    )
  })

  it.each(['canceled', 'complete', 'pastdue', 'unpaid', 'pending', 'draft'] as const)(
    'does not change a subscription with the status %s',
    (status) => {
      expect(run({ status }, '2030-01-01T00:00:00Z')).toMatchObject({ renewals: [], row: { status } })
    },
  )
})
