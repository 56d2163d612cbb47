import { describe, expect, it } from 'vitest'
import { getInitialPurchaseOption, getPurchaseKinds, getScheduleParts } from './purchase.ts'
import { aPlan, aPriced, aSchedule } from './testing.ts'

const standard = aPriced()
const subscription = { plans: [aPlan()] }

describe('getInitialPurchaseOption', () => {
  it.each([
    ['standard only', { standard }, 'standard', ['standard']],
    ['both', { standard, subscription }, 'standard', ['standard', 'subscription']],
    ['subscription only', { subscription }, 'subscription', ['subscription']],
    ['neither', {}, 'none', []],
    ['subscription without plans', { subscription: { plans: [] } }, 'none', []],
  ] as const)('%s', (_name, purchaseOptions, initial, kinds) => {
    expect(getInitialPurchaseOption({ purchaseOptions })).toBe(initial)
    expect(getPurchaseKinds({ purchaseOptions })).toEqual(kinds)
  })
})

describe('getScheduleParts', () => {
  it.each([
    ['daily', 'day'],
    ['weekly', 'wk'],
    ['monthly', 'mo'],
    ['yearly', 'yr'],
  ] as const)('shortens %s to %s', (interval, unit) => {
    expect(getScheduleParts(aSchedule({ interval })).unit).toBe(unit)
  })

  it.each([
    ['every second month', { intervalCount: 2 }, { count: 2 }],
    ['a count of 0 is every one', { intervalCount: 0 }, { count: 1 }],
    ['a limit', { limit: 12 }, { limit: 12, remaining: undefined }],
    ['a limit of 0 is none', { limit: 0 }, { limit: undefined }],
    ['a negative limit is none', { limit: -1 }, { limit: undefined }],
    ['a limit under way', { limit: 12, limitCurrent: 5 }, { limit: 12, remaining: 7 }],
    ['a limit just started', { limit: 12, limitCurrent: 0 }, { remaining: 12 }],
    ['a limit overrun', { limit: 12, limitCurrent: 14 }, { remaining: 0 }],
    ['a count without a limit', { limitCurrent: 5 }, { limit: undefined, remaining: undefined }],
  ])('%s', (_name, schedule, expected) => {
    expect(getScheduleParts(aSchedule(schedule))).toMatchObject(expected)
  })
})
