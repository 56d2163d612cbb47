import { expect, it } from 'vitest'
import { getOptions, getVariants } from './product.ts'
import { anOption, aProduct, aProductPreview, aVariant } from './testing.ts'

it('finds options and variants in a product and in its card', () => {
  const [options, variants] = [[anOption()], [aVariant()]]
  expect(getOptions(aProduct({ options }))).toBe(options)
  expect(getOptions(aProductPreview({ productOptions: options }))).toBe(options)
  expect(getVariants(aProduct({ variants }))).toBe(variants)
  expect(getVariants(aProductPreview({ productVariants: variants }))).toBe(variants)
})
