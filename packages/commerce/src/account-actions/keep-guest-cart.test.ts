import { aCart, aCartItem } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getMissingLines } from './keep-guest-cart.ts'

const soap = aCartItem({ id: '1', productId: 'soap', variantId: undefined, quantity: 2, options: [] })

test('nothing is missing when the cart stayed', () => {
  const cart = aCart({ items: [soap] })
  expect(getMissingLines(cart, cart)).toEqual([])
})

test('a line that is gone comes back as it was', () => {
  const text = { id: 'initials', name: 'Initials', value: 'AB', variant: false, price: 0 }
  const scent = { id: 'scent', name: 'Scent', value: 'Mint', valueId: 'mint', variant: true, price: 0 }
  const purchaseOption = { type: 'subscription', planId: 'plan', planName: 'Monthly' } as const
  const item = aCartItem({
    productId: 'oil',
    variantId: 'v1',
    quantity: 3,
    options: [scent, text],
    purchaseOption,
  })
  expect(getMissingLines(aCart({ items: [item] }), null)).toEqual([
    {
      productId: 'oil',
      variantId: 'v1',
      quantity: 3,
      options: [
        { id: 'scent', valueId: 'mint' },
        { id: 'initials', value: 'AB' },
      ],
      purchaseOption: { type: 'subscription', planId: 'plan' },
    },
  ])
})

test('an option whose value has an empty id comes back with its words', () => {
  const note = { id: 'note', name: 'Note', value: 'Hi', valueId: '', variant: false, price: 0 }
  const before = aCart({ items: [aCartItem({ options: [note] })] })
  expect(getMissingLines(before, null)).toMatchObject([{ options: [{ id: 'note', value: 'Hi' }] }])
  const other = aCart({ items: [aCartItem({ options: [{ ...note, value: 'Ho' }] })] })
  expect(getMissingLines(before, other)).toHaveLength(1)
})

test('of a line that shrank only the difference comes back', () => {
  const after = aCart({ items: [{ ...soap, id: 'other', quantity: 1 }] })
  expect(getMissingLines(aCart({ items: [soap] }), after)).toMatchObject([{ productId: 'soap', quantity: 1 }])
})

test('lines of the account do not count for the guest’s other choices', () => {
  const subscription = { type: 'subscription', planId: 'plan', planName: 'Monthly' } as const
  const after = aCart({ items: [{ ...soap, purchaseOption: subscription }] })
  expect(getMissingLines(aCart({ items: [soap] }), after)).toMatchObject([{ productId: 'soap', quantity: 2 }])
})

test('two equal lines are not both covered by one', () => {
  const before = aCart({ items: [soap, { ...soap, id: '2' }] })
  expect(getMissingLines(before, aCart({ items: [soap] }))).toMatchObject([{ quantity: 2 }])
})
