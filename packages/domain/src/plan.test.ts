import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getDeliveredPieces, getPlanSaving, getPlanTerms, getYearlyDeliveries } from './plan.ts'
import { aBillingSchedule, aSchedule } from './testing.ts'

const PENCE = { decimals: 2 } as const
const quarterly = aBillingSchedule({ intervalCount: 3 })

describe('getDeliveredPieces', () => {
  const pouch = { name: 'Hand Wash Refill', pieceNames: ['1 litre pouch', 'pouches of 1 litre'] }
  it.each([
    [{ ...pouch, quantity: 1 }, '1 litre pouch'],
    [{ ...pouch, quantity: 2 }, '2 pouches of 1 litre'],
    [{ ...pouch, pieceNames: ['1 litre pouch'], quantity: 2 }, '2 × 1 litre pouch'],
    [{ name: 'Soap', quantity: 1 }, 'Soap'],
    [{ name: 'Soap', pieceNames: [], quantity: 3 }, '3 × Soap'],
  ])('%#', (goods, words) => {
    expect(getDeliveredPieces(goods)).toBe(words)
  })
})

describe('getPlanTerms', () => {
  it('without an interval of their own, parcels come with each charge', () => {
    expect(getPlanTerms({ price: 11.4, billingSchedule: quarterly, ...PENCE })).toMatchObject({
      charge: 11.4,
      deliveryPrice: 11.4,
      deliveriesPerCharge: 1,
      deliveries: undefined,
      renewals: undefined,
      trialDays: 0,
    })
  })

  it.each([
    ['monthly parcels, billed every 3 months', 3, aSchedule({ limit: 12 }), 32.4, 3, 10.8],
    ['a charge that does not divide to the penny', 3, aSchedule(), 10, 3, undefined],
    ['parcels every 2 months, billed every 3', 3, aSchedule({ intervalCount: 2 }), 12, undefined, undefined],
    ['weekly parcels, billed each month', 1, aSchedule({ interval: 'weekly' }), 12, undefined, undefined],
  ])('%s', (_name, intervalCount, orderSchedule, price, deliveriesPerCharge, deliveryPrice) => {
    const billingSchedule = aBillingSchedule({ intervalCount })
    const terms = getPlanTerms({ price, billingSchedule, orderSchedule, ...PENCE })
    expect(terms).toMatchObject({ charge: price, deliveriesPerCharge })
    expect(terms.deliveryPrice).toBe(deliveryPrice)
  })

  it.each([
    ['yen', 0, 1234, undefined],
    ['pounds', 2, 12.35, 2.47],
    ['euros in thousandths', 3, 1.235, 0.247],
    ['dinars', 3, 1.234, undefined],
  ])(
    'a fifth of a charge in %s is a price where it has no fraction of a coin',
    (_name, decimals, price, share) => {
      const billingSchedule = aBillingSchedule({ intervalCount: 5 })
      const terms = getPlanTerms({ price, decimals, billingSchedule, orderSchedule: aSchedule() })
      expect(terms.deliveryPrice).toBe(share)
    },
  )

  it('yearly charges pay for monthly parcels, weekly ones for daily parcels', () => {
    const yearly = aBillingSchedule({ interval: 'yearly' })
    const weekly = aBillingSchedule({ interval: 'weekly' })
    const daily = aSchedule({ interval: 'daily' })
    expect(
      getPlanTerms({ price: 120, billingSchedule: yearly, orderSchedule: aSchedule(), ...PENCE }),
    ).toMatchObject({ deliveriesPerCharge: 12, deliveryPrice: 10 })
    expect(getPlanTerms({ price: 7, billingSchedule: weekly, orderSchedule: daily, ...PENCE })).toMatchObject(
      {
        deliveriesPerCharge: 7,
        deliveryPrice: 1,
      },
    )
  })

  it('names the end of the deliveries, else that of the charges', () => {
    const limited = aBillingSchedule({ limit: 11 })
    const orderSchedule = aSchedule({ limit: 12 })
    expect(getPlanTerms({ price: 1, billingSchedule: limited, orderSchedule, ...PENCE })).toMatchObject({
      deliveries: 12,
      renewals: undefined,
    })
    expect(getPlanTerms({ price: 1, billingSchedule: limited, ...PENCE })).toMatchObject({
      deliveries: undefined,
      renewals: 11,
    })
  })

  it('all deliveries of a charge together cost the charge, for any number of pieces', () => {
    const prices = fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100)
    const counts = fc.integer({ min: 1, max: 24 })
    fc.assert(
      fc.property(prices, counts, fc.integer({ min: 1, max: 99 }), (price, intervalCount, quantity) => {
        const terms = getPlanTerms({
          price,
          quantity,
          billingSchedule: aBillingSchedule({ intervalCount }),
          orderSchedule: aSchedule(),
          ...PENCE,
        })
        expect(terms.charge).toBeCloseTo(price * quantity, 5)
        const { deliveryPrice = terms.charge / intervalCount } = terms
        expect(deliveryPrice * intervalCount).toBeCloseTo(terms.charge, 5)
      }),
    )
  })
})

describe('getPlanSaving', () => {
  it.each([
    ['a tenth', 10.8, 1, 12, 10],
    ['a tenth of each of three deliveries', 32.4, 3, 12, 10],
    ['never more than it is', 8, 1, 8.5, 5],
    ['nothing where it is not less', 12, 1, 12, 0],
    ['nothing where it is more', 13, 1, 12, 0],
    ['nothing beside a price of 0', 10, 1, 0, 0],
    ['nothing where deliveries cannot be counted', 10, undefined, 12, 0],
  ])('%s', (_name, charge, deliveriesPerCharge, once, percent) => {
    expect(getPlanSaving({ charge, deliveriesPerCharge }, { once, ...PENCE })).toBe(percent)
  })

  it('never promises more than the amounts give', () => {
    const pence = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: 1, max: 12 }), (charge, once, deliveriesPerCharge) => {
        const terms = { charge: charge / 100, deliveriesPerCharge }
        const percent = getPlanSaving(terms, { once: once / 100, ...PENCE })
        const full = once * deliveriesPerCharge
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(Math.max(0, full - charge) * 100).toBeGreaterThanOrEqual(percent * full)
      }),
    )
  })
})

describe('getYearlyDeliveries', () => {
  it.each([
    ['all of them where they end within the year', aSchedule(), 6, undefined, 6],
    ['the first one and its renewals', aSchedule(), undefined, 5, 6],
    ['no more than those of a year', aSchedule(), undefined, 12, 12],
    ['a year of months', aSchedule(), undefined, undefined, 12],
    ['every 3 months', aSchedule({ intervalCount: 3 }), undefined, undefined, 4],
    ['weeks', aSchedule({ interval: 'weekly' }), undefined, undefined, 52],
    ['every 2 years', aSchedule({ interval: 'yearly', intervalCount: 2 }), undefined, undefined, 1],
  ] as const)('%s', (_name, delivery, deliveries, renewals, expected) => {
    expect(getYearlyDeliveries({ delivery, deliveries, renewals })).toBe(expected)
  })
})
