import { aPriced, aProduct, aVariant } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { hasGroupPrices } from './use-account-group.ts'

const plain = { prices: [{ price: 6, quantityMin: 3 }], variants: [], purchaseOptions: {} }
const grouped = [{ price: 5, accountGroup: 'members' }]

test.each([
  ['none', plain, false],
  ['an empty group', { ...plain, prices: [{ price: 5, accountGroup: '' }] }, false],
  ['the product’s own', { ...plain, prices: grouped }, true],
  [
    'those of its standard purchase',
    { ...plain, purchaseOptions: { standard: aPriced({ prices: grouped }) } },
    true,
  ],
  ['a variant’s', { ...plain, variants: [aVariant({ prices: grouped })] }, true],
])('%s', (_, facts, expected) => {
  expect(hasGroupPrices(aProduct(facts))).toBe(expected)
})
