// @vitest-environment jsdom
import { getStorageKey } from '@sorrel/contracts/storage'
import { err, ok, type Result } from '@sorrel/domain/result'
import { anOrder } from '@sorrel/domain/testing'
import type { Order } from '@sorrel/domain/order'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createCheckoutReturn,
  createPurchaseMemory,
  readCheckoutId,
  takeCheckoutId,
} from './checkout-return.ts'

const order = anOrder({ number: '100027' })

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A return whose answers come from a list. */
function setUp(answers: readonly Result<Order | null, string>[], known?: Order) {
  const refresh = vi.fn()
  const onPurchase = vi.fn()
  const left = [...answers]
  const read = vi.fn(async () => left.shift() ?? err('nothing left'))
  const options = { read, cart: { refresh }, onPurchase, memory: createPurchaseMemory() }
  return { shopper: createCheckoutReturn({ ...options, order: known }), read, refresh, onPurchase }
}

test('the order is read once, the cart fetched anew, the purchase reported once', async () => {
  const { shopper, read, refresh, onPurchase } = setUp([ok(order)])
  const told = vi.fn()
  shopper.subscribe(told)
  expect(shopper.getState()).toEqual({ status: 'reading' })
  shopper.start()
  shopper.start()
  await expect.poll(shopper.getState).toEqual({ status: 'placed', order })
  shopper.start()
  expect([read, refresh, onPurchase, told].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1])
  expect(onPurchase).toHaveBeenCalledWith(order)
})

test('a reload fetches the cart again and reports nothing; another order is another purchase', () => {
  const first = setUp([], order)
  expect(first.shopper.getState()).toEqual({ status: 'placed', order })
  first.shopper.start()
  const again = setUp([], order)
  again.shopper.start()
  const next = setUp([], anOrder({ number: '100028' }))
  next.shopper.start()
  expect([first, again, next].map(({ refresh }) => refresh.mock.calls.length)).toEqual([1, 1, 1])
  expect([first, again, next].map(({ onPurchase }) => onPurchase.mock.calls.length)).toEqual([1, 0, 1])
  expect(first.read).not.toHaveBeenCalled()
})

test('a checkout that made no order empties no cart and is no purchase', async () => {
  const { shopper, refresh, onPurchase } = setUp([ok(null)])
  shopper.start()
  await expect.poll(shopper.getState).toEqual({ status: 'missing' })
  expect([refresh, onPurchase].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('an order that could not be read is read again when the shopper asks', async () => {
  const { shopper, read, onPurchase } = setUp([err('away'), ok(order)])
  shopper.start()
  await expect.poll(shopper.getState).toEqual({ status: 'failed', error: 'away' })
  shopper.start()
  expect(shopper.getState()).toEqual({ status: 'reading' })
  await expect.poll(shopper.getState).toEqual({ status: 'placed', order })
  expect([read, onPurchase].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('the memory holds the latest twenty orders, and lasts as long as the page where the storage is refused', () => {
  const memory = createPurchaseMemory()
  for (let number = 1; number <= 21; number += 1) memory.add(String(number))
  const [inPage, inBrowser] = [memory, createPurchaseMemory()]
  expect([inPage.has('1'), inBrowser.has('1'), inBrowser.has('2'), inBrowser.has('21')]).toEqual([
    true,
    false,
    true,
    true,
  ])
  localStorage.setItem(getStorageKey('purchases'), 'x')
  expect(createPurchaseMemory().has('2')).toBe(false)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const refused = createPurchaseMemory()
  refused.add('7')
  expect([refused.has('7'), refused.has('8')]).toEqual([true, false])
})

test.each([
  ['?checkout=abc_D-1', 'abc_D-1'],
  ['?other=1', undefined],
  ['?checkout=a%2Fb', ''],
  [`?checkout=${'a'.repeat(101)}`, ''],
])('the id of the checkout in %s', (search, id) => {
  expect(readCheckoutId(search)).toBe(id)
})

test('the address loses the id of the checkout and keeps the rest', () => {
  window.history.replaceState({ kept: true }, '', '/thanks?checkout=abc&lang=en#order')
  expect(takeCheckoutId()).toBe('abc')
  expect(window.location.href).toMatch(/\/thanks\?lang=en#order$/)
  expect(window.history.state).toEqual({ kept: true })
  expect(takeCheckoutId()).toBeUndefined()
})
