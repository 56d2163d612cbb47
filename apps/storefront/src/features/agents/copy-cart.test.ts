import { type CartItemInput } from '@sorrel/domain/cart'
import { getLineKey, toRepeatInput } from '@sorrel/domain/cart-line'
import { aCartItem } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { copyCart, type OwnBag } from './copy-cart.ts'

const anInput = (productId: string, quantity: number): CartItemInput => ({
  productId,
  quantity,
  options: [],
  purchaseOption: { type: 'standard' },
})

/** A cart in memory, whose service ends after so many changes. */
function openBag(own: Readonly<Record<string, number>>, { changes = Infinity, stock = 100 } = {}) {
  const items = new Map(Object.entries(own))
  let left = changes
  const isAway = () => {
    left -= 1
    return left < 0
  }
  const bag: OwnBag = {
    read: async () => ({
      items: [...items].map(([productId, quantity]) =>
        aCartItem({ id: productId, productId, quantity, variantId: undefined, options: [] }),
      ),
    }),
    add: async ({ productId, quantity }) => {
      if (isAway()) return 0
      const before = items.get(productId) ?? 0
      const after = Math.max(before, Math.min(stock, before + quantity))
      if (after > 0) items.set(productId, after)
      return after - before
    },
    setQuantity: async (id, quantity) => {
      if (isAway()) return false
      if (quantity === 0) items.delete(id)
      else items.set(id, quantity)
      return true
    },
  }
  return { bag, getItems: () => Object.fromEntries(items) }
}

const LINES = [anInput('soap', 2), anInput('brush', 1)]

test('beside what a bag has', async () => {
  const { bag, getItems } = openBag({ towel: 1, soap: 1 })
  expect(await copyCart(bag, LINES, 'add')).toBe(true)
  expect(getItems()).toEqual({ towel: 1, soap: 3, brush: 1 })
})

test('in the place of what a bag has, also of the same', async () => {
  const { bag, getItems } = openBag({ towel: 1, soap: 5 })
  expect(await copyCart(bag, LINES, 'replace')).toBe(true)
  expect(getItems()).toEqual({ soap: 2, brush: 1 })
})

test('as far as there is as much', async () => {
  const { bag, getItems } = openBag({ soap: 1 }, { stock: 1 })
  expect(await copyCart(bag, LINES, 'replace')).toBe(true)
  expect(getItems()).toEqual({ soap: 1, brush: 1 })
})

test('a bag that nothing can be put into stays as it is', async () => {
  const { bag, getItems } = openBag({ towel: 1 }, { stock: 0 })
  expect(await copyCart(bag, LINES, 'replace')).toBe(false)
  expect(getItems()).toEqual({ towel: 1 })
})

test.each([0, 1, 2, 3])('nothing is lost when the service ends after %d changes', async (changes) => {
  const own = { towel: 1, rug: 2 }
  const { bag, getItems } = openBag(own, { changes })
  const isDone = await copyCart(bag, LINES, 'replace')
  const after = getItems()
  const isOwn = Object.entries(own).every(([id, quantity]) => after[id] === quantity)
  const isCopied = LINES.every(({ productId, quantity }) => after[productId] === quantity)
  expect([isOwn || isCopied, isDone]).toEqual([true, changes > 0])
})

test('lines are told apart as the bag does', async () => {
  const item = aCartItem({ productId: 'soap', variantId: undefined, options: [] })
  expect(getLineKey(toRepeatInput(item))).toBe(getLineKey(anInput('soap', 1)))
})
