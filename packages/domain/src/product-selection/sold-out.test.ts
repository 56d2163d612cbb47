import { expect, test } from 'vitest'
import { getInitialSelection, withOptionValue, withVariant } from '../product-selection.ts'
import { anOption, anOptionValue, aProduct, aVariant } from '../testing.ts'
import { getSoldOutValues } from './sold-out.ts'

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
