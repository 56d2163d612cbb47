import { getInitialSelection } from '@sorrel/domain/product-selection'
import { aPriced, aProduct, aVariant } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getQuantitySteps } from './get-quantity-steps.ts'

const PRICES = [
  { price: 5, quantityMin: 6 },
  { price: 6, quantityMin: 3 },
  { price: 7, quantityMin: 12 },
  { price: 4, quantityMin: 3, accountGroup: 'members' },
]
const priced = aPriced({ price: 7, prices: PRICES })
const state = getInitialSelection(
  aProduct({ ...priced, options: [], variants: [], purchaseOptions: { standard: priced } }),
)

test('steps come in order, each once, and only where one piece costs less', () => {
  expect(getQuantitySteps(state)).toEqual([
    { quantity: 3, price: 6 },
    { quantity: 6, price: 5 },
    { quantity: 12, price: 5 },
  ])
})

test('a member sees the member’s steps', () => {
  expect(getQuantitySteps(state, 'members')[0]).toEqual({ quantity: 3, price: 4 })
})

test('a subscription has no steps', () => {
  expect(getQuantitySteps({ ...state, purchaseOption: 'subscription' })).toEqual([])
})

test('a variant has its own steps', () => {
  const variant = aVariant({
    ...aPriced({ price: 9, prices: [{ price: 8, quantityMin: 2 }] }),
    purchaseOptions: {},
    optionValueIds: [],
  })
  const product = aProduct({ options: [], variants: [variant] })
  expect(getQuantitySteps(getInitialSelection(product))).not.toContainEqual({ quantity: 3, price: 6 })
})
