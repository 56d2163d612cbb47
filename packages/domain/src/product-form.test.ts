import { expect, test } from 'vitest'
import { getInitialSelection, withOptionValue, withVariant } from './product-selection.ts'
import { anOption, anOptionValue, aPriced, aProduct, aVariant } from './testing.ts'
import { getQuantitySteps, getSoldOutValues } from './product-form.ts'

const PRICES = [
  { price: 5, quantityMin: 6 },
  { price: 6, quantityMin: 3 },
  { price: 7, quantityMin: 12 },
]
const pounds = (amount: number) => ({ amount, currency: 'GBP' })
const priced = aPriced({ price: 7, prices: PRICES })
const state = getInitialSelection(
  aProduct({ ...priced, options: [], variants: [], purchaseOptions: { standard: priced } }),
)

test('steps come in order, each once, and only where one piece costs less', () => {
  expect(getQuantitySteps(state, 2)).toEqual([
    { quantity: 3, price: pounds(6) },
    { quantity: 6, price: pounds(5) },
    { quantity: 12, price: pounds(5) },
  ])
})

test('the price of a step has the digits of its currency', () => {
  const tenthOff = aPriced({ price: 1.235, prices: [{ discountPercent: 10, quantityMin: 2 }] })
  const product = aProduct({
    ...tenthOff,
    options: [],
    variants: [],
    purchaseOptions: { standard: tenthOff },
  })
  const ask = (decimals: number) => getQuantitySteps(getInitialSelection(product), decimals)
  expect([ask(3), ask(2)]).toEqual([
    [{ quantity: 2, price: pounds(1.112) }],
    [{ quantity: 2, price: pounds(1.11) }],
  ])
})

test('a subscription has no steps', () => {
  expect(getQuantitySteps({ ...state, purchaseOption: 'subscription' }, 2)).toEqual([])
})

test('a variant has its own steps', () => {
  const variant = aVariant({
    ...aPriced({ price: 9, prices: [{ price: 8, quantityMin: 2 }] }),
    purchaseOptions: {},
    optionValueIds: [],
  })
  const product = aProduct({ options: [], variants: [variant] })
  expect(getQuantitySteps(getInitialSelection(product), 2)).not.toContainEqual({
    quantity: 3,
    price: pounds(6),
  })
})

const toOption = (id: string, ...values: readonly string[]) =>
  anOption({ id, variant: true, values: values.map((value) => anOptionValue({ id: value })) })
const scent = toOption('scent', 'fig', 'cedar')
const size = toOption('size', 'small', 'large')
const toVariant = (stockLevel: number, ...optionValueIds: readonly string[]) =>
  aVariant({ id: optionValueIds.join(), optionValueIds, stockLevel })

const product = aProduct({
  stockTracking: true,
  stockPurchasable: false,
  options: [scent, size, anOption({ id: 'wrap', variant: false })],
  variants: [toVariant(0, 'fig', 'small'), toVariant(2, 'fig', 'large'), toVariant(2, 'cedar', 'small')],
})

test('a value is sold out where it leads to an empty shelf with the other choices, and only there', () => {
  const small = withVariant(getInitialSelection(product), 'cedar,small')
  expect([...getSoldOutValues(small, scent)]).toEqual(['fig'])
  const large = withOptionValue(small, 'size', 'large')
  expect([...getSoldOutValues(large, scent)]).toEqual([])
  expect(product.options.slice(2).map((option) => getSoldOutValues(large, option).size)).toEqual([0])
})

test('a variant that a product does not have changes nothing', () => {
  const before = getInitialSelection(product)
  expect(withVariant(before, 'gone')).toBe(before)
})
