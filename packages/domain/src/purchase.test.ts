import { describe, expect, it } from 'vitest'
import { getInitialPurchaseOption, getPurchaseKinds } from './purchase.ts'
import { aPlan, aPriced } from './testing.ts'

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
