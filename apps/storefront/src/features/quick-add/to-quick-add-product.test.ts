import { getInitialSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { anOption, aPicture, aProductPreview, aVariant } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { isQuickAddOffered, toQuickAddProduct } from './to-quick-add-product.ts'

const PRODUCT = aProductPreview({
  hasQuickAdd: true,
  options: [anOption({ variant: true })],
  variants: [aVariant({ optionValueIds: ['value-lavender'], images: [aPicture()] })],
})

test('the cart item is the same without pictures and texts', () => {
  const light = toQuickAddProduct(PRODUCT)
  expect(toCartItemInput(getInitialSelection(light))).toEqual(toCartItemInput(getInitialSelection(PRODUCT)))
  expect(light.variants.flatMap(({ images }) => images)).toEqual([])
  expect(JSON.stringify(light).length).toBeLessThan(JSON.stringify(PRODUCT).length)
})

test.each([
  [{}, true],
  [{ hasQuickAdd: false }, false],
  [{ stockTracking: true, stockPurchasable: false, stockLevel: 0 }, false],
  [{ stockTracking: true, stockPurchasable: true, stockLevel: 0 }, true],
])('a card with %o offers it: %s', (facts, isOffered) => {
  expect(isQuickAddOffered({ ...PRODUCT, ...facts })).toBe(isOffered)
})
