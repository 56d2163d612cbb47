import { aCartItem } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getCartChanges } from './report-cart-change.ts'

const line = (id: string, quantity: number) => aCartItem({ id, productId: `product-${id}`, quantity })
const read = (before: ReturnType<typeof line>[], after: ReturnType<typeof line>[]) => {
  const { added, removed } = getCartChanges({ items: before }, { items: after })
  const toPairs = (items: typeof added) => items.map(({ productId, quantity }) => [productId, quantity])
  return { added: toPairs(added), removed: toPairs(removed) }
}

test.each([
  ['a new line', [], [line('a', 2)], [['product-a', 2]], []],
  ['more of a line', [line('a', 1)], [line('a', 4)], [['product-a', 3]], []],
  ['less of a line', [line('a', 4)], [line('a', 1)], [], [['product-a', 3]]],
  ['a line gone', [line('a', 4), line('b', 1)], [line('b', 1)], [], [['product-a', 4]]],
  ['nothing', [line('a', 1)], [line('a', 1)], [], []],
  ['one line for another', [line('a', 1)], [line('b', 2)], [['product-b', 2]], [['product-a', 1]]],
])('%s', (_, before, after, added, removed) => {
  expect(read(before, after)).toEqual({ added, removed })
})
