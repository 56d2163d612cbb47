import { mergeSavedProducts, SAVED_PRODUCTS_MAX } from '@sorrel/domain/saved-products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseAccountText,
  parseSavedProducts,
  readSavedProducts,
  serializeSavedProducts,
  toAccountText,
} from './saved-products.ts'

const SOAP = { productId: 'p1', slug: 'soap', savedAt: 2 }

test.each([
  null,
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{}',
  `{"version":2,"products":[${JSON.stringify(SOAP)}]}`,
  '{"version":1,"products":"p1"}',
  '{"version":1,"products":[null,1,"x",{},{"productId":"p1"}]}',
  JSON.stringify({ version: 1, products: [SOAP], filler: 'x'.repeat(100_000) }),
])('%s is an empty list', (text) => {
  expect(parseSavedProducts(text)).toEqual([])
})

test.each([
  [{ ...SOAP, productId: 'x'.repeat(101) }],
  [{ ...SOAP, slug: ' ' }],
  [{ ...SOAP, slug: 'x'.repeat(101) }],
  [{ ...SOAP, savedAt: 'yesterday' }],
  [{ ...SOAP, savedAt: null }],
])('%j is left out', (entry) => {
  expect(readSavedProducts([entry, SOAP])).toEqual([SOAP])
})

test('what else a stored product has is left out; a product is there once', () => {
  expect(
    readSavedProducts([
      { ...SOAP, savedAt: 1 },
      { ...SOAP, price: 6 },
    ]),
  ).toEqual([SOAP])
})

test('a list comes back; anything is read without an error', () => {
  const saved = fc.record({
    productId: fc.stringMatching(/^[a-f\d]{1,24}$/),
    slug: fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/),
    savedAt: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(saved, { maxLength: 150 }), (some) => {
      const list = mergeSavedProducts(some, [])
      expect(list.length).toBeLessThanOrEqual(SAVED_PRODUCTS_MAX)
      expect(parseSavedProducts(serializeSavedProducts(list))).toEqual(list)
      expect(parseAccountText(toAccountText(list))).toEqual(list)
    }),
  )
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readSavedProducts(value))))
  fc.assert(fc.property(fc.jsonValue(), (value) => parseAccountText(value).length === 0))
  fc.assert(
    fc.property(fc.jsonValue(), (products) =>
      Array.isArray(parseSavedProducts(JSON.stringify({ version: 1, products }))),
    ),
  )
})

test('a whole list of an account takes little', () => {
  const list = Array.from({ length: SAVED_PRODUCTS_MAX }, (_, index) => ({
    productId: `65f0c0ffee00000000000${index + 100}`,
    slug: `a-product-with-a-usual-name-${index}`,
    savedAt: 1_767_225_600_000 + index,
  }))
  expect(toAccountText(list).length).toBeLessThan(8000)
  expect(parseAccountText(toAccountText(list))).toHaveLength(SAVED_PRODUCTS_MAX)
})
