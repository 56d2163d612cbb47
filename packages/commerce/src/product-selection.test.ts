import { getInitialSelection } from '@sorrel/domain/product-selection'
import {
  anOption,
  anOptionValue,
  aPlan,
  aPriced,
  aProduct,
  aTextOption,
  aToggleOption,
} from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { createProductSelection } from './product-selection.ts'

const scent = anOption({ id: 'scent', values: ['fig', 'cedar'].map((id) => anOptionValue({ id })) })
const candle = aProduct({
  id: 'candle',
  stockTracking: false,
  options: [scent, aToggleOption({ id: 'wrap' }), aTextOption({ id: 'message' })],
  purchaseOptions: {
    standard: aPriced(),
    subscription: { plans: [aPlan({ id: 'p1' }), aPlan({ id: 'p2' })] },
  },
})

test('every choice is in the state at once', () => {
  const selection = createProductSelection(candle)
  selection.setPurchaseOption('subscription')
  selection.setPlan('p2')
  selection.setOptionValue('scent', 'cedar')
  selection.toggleOption('wrap')
  selection.setTextOption('message', 'Hello')
  selection.setImageVariant('v-fig')
  selection.setQuantity(3)
  const state = selection.getState()
  expect(state).toMatchObject({
    purchaseOption: 'subscription',
    planId: 'p2',
    optionValues: { scent: 'cedar', wrap: true },
    textValues: { message: 'Hello' },
    imageVariantId: 'v-fig',
    quantity: 3,
  })
  const french = { ...candle, name: 'Bougie' }
  selection.setProduct(french)
  expect(selection.getState()).toEqual({ ...state, product: french, imageVariantId: undefined })
})

test('it begins with the plan of an address, if the product has it', () => {
  expect(createProductSelection(candle, { planId: 'p2' }).getState()).toMatchObject({
    purchaseOption: 'subscription',
    planId: 'p2',
  })
  expect(createProductSelection(candle, { planId: 'p1' }).getState().purchaseOption).toBe('subscription')
  expect(createProductSelection(candle, { planId: 'other' }).getState()).toMatchObject({
    purchaseOption: 'standard',
    planId: 'p1',
  })
})

test('it resets by the settings it began with, also for another product', () => {
  const selection = createProductSelection(candle, { preselect: false })
  selection.setOptionValue('scent', 'cedar')
  selection.reset()
  expect(selection.getState()).toEqual(getInitialSelection(candle, { preselect: false }))
  const other = { ...candle, id: 'other' }
  selection.setProduct(other)
  expect(selection.getState()).toEqual(getInitialSelection(other, { preselect: false }))
})

test('listeners hear each change once, in the same turn, and nothing that changes nothing', () => {
  const selection = createProductSelection(candle)
  let calls = 0
  const stop = selection.subscribe(() => {
    calls += 1
  })
  selection.setQuantity(2)
  selection.toggleOption('wrap')
  expect(calls).toBe(2)
  selection.setQuantity(1)
  selection.setPlan('gone')
  selection.setOptionValue('scent', 'fig')
  selection.setTextOption('gone', 'text')
  selection.setProduct(candle)
  expect(calls).toBe(2)
  stop()
  selection.setQuantity(3)
  expect(calls).toBe(2)
})

test('two forms share nothing, and a product stays the object that it was', () => {
  const [one, other] = [createProductSelection(candle), createProductSelection(candle)]
  one.setQuantity(7)
  expect(other.getState().quantity).toBe(1)
  expect(one.getState().product).toBe(candle)
})
