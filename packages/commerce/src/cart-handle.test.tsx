// @vitest-environment jsdom
import { type Cart, getCartCount } from '@sorrel/domain/cart'
import { err, ok } from '@sorrel/domain/result'
import { aCart, aCartItem, aProduct } from '@sorrel/domain/testing'
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartHandleOptions, type CartMemory, createCartHandle } from './cart-handle.ts'
import { announceCartChange, type CartAddition, type CartResult, createCartStore } from './cart-store.ts'
import { CartProvider, useCart, useCartActions } from './react.ts'

const soap: CartAddition = {
  product: aProduct({ id: 'soap', stockTracking: false, variants: [] }),
  input: { productId: 'soap', quantity: 1, options: [], purchaseOption: { type: 'standard' } },
}

const CHANGE_KEY = 'shop.cart-change'

const readCookie = (name: string) => new RegExp(`${name}=(\\w+)`).exec(document.cookie)?.[1]

/** What a shop keeps in cookies of its own names. */
const memory: CartMemory = {
  changeKey: CHANGE_KEY,
  getCount: () => Number(readCookie('cart-count') ?? 0),
  needsStore: () => readCookie('price-group') !== undefined,
  takeLost: () => {
    const isLost = readCookie('session-lost') !== undefined
    document.cookie = 'session-lost=; max-age=0'
    return isLost
  },
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  document.cookie = 'cart-count=; max-age=0'
  vi.unstubAllGlobals()
})

/** Does something and lets React and every promise follow. */
const inTurn = (work: () => unknown) =>
  act(async () => {
    work()
    await Promise.resolve()
  })

const turn = () => inTurn(() => {})

/** A page whose service has `pieces` of the soap and answers when it is let. */
function setUp(pieces = 0, { isPressedEarly = false } = {}) {
  const calls: string[] = []
  let count = pieces
  let isRefusing = false
  let answer = () => {}
  const toCart = (): Cart =>
    aCart({ items: count === 0 ? [] : [aCartItem({ productId: 'soap', options: [], quantity: count })] })
  const send = async (name: string, change: () => void): Promise<CartResult> => {
    calls.push(name)
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    if (isRefusing) return err({ kind: 'refused' })
    change()
    return ok(toCart())
  }
  const nothing = () => Promise.resolve(ok(toCart()))
  const open: CartHandleOptions['open'] = (onEvent) => {
    calls.push('code')
    const transport = {
      fetch: () => send('fetch', () => {}),
      add: ({ quantity }: { readonly quantity: number }) =>
        send('add', () => {
          count += quantity
        }),
      update: nothing,
      remove: nothing,
      applyCode: nothing,
      removeCode: nothing,
      setNote: nothing,
    }
    return Promise.resolve(createCartStore({ transport, currency: 'GBP', onEvent, now: () => 0 }))
  }
  const handle = createCartHandle({ open, memory })
  const events: string[] = []
  if (isPressedEarly) handle.prepare()
  const end = handle.connect(({ type }) => events.push(type))
  return {
    handle,
    calls,
    events,
    end,
    refuse: () => {
      isRefusing = true
    },
    answer: () => inTurn(() => answer()),
  }
}

test('nothing is loaded before it is needed; the count comes from the cookie', async () => {
  document.cookie = 'cart-count=3'
  const { handle, calls, end } = setUp(3)
  expect(handle.getState().count).toBe(3)
  expect(calls).toEqual([])
  handle.prepare()
  await turn()
  expect(calls).toEqual(['code', 'fetch'])
  end()
})

test('a visitor without a cart gets the code at the first sign, and no call', async () => {
  const { handle, calls } = setUp()
  handle.prepare()
  await turn()
  expect(calls).toEqual(['code'])
})

test('a sign from before the page was ready asks for a cart once, and only where there is one', async () => {
  const { calls } = setUp(0, { isPressedEarly: true })
  await turn()
  expect(calls).toEqual(['code'])
  document.cookie = 'cart-count=3'
  const other = setUp(3, { isPressedEarly: true })
  await turn()
  await other.answer()
  await turn()
  expect(other.calls).toEqual(['code', 'fetch'])
  expect(other.handle.getState().count).toBe(3)
})

test('a customer of a group gets the code at once, for the group’s prices, and no call for a cart', async () => {
  document.cookie = 'price-group=1'
  const { calls, end } = setUp()
  await turn()
  expect(calls).toEqual(['code'])
  end()
  document.cookie = 'price-group=; max-age=0'
})

test('an addition opens the drawer in the same turn once the code is there, and a refusal closes it', async () => {
  const { handle, answer, refuse, events } = setUp()
  handle.prepare()
  await turn()
  refuse()
  const added = handle.add(soap)
  expect(handle.getState()).toMatchObject({ isOpen: true, count: 1, isPending: true })
  await turn()
  await answer()
  expect(await added).toBe(false)
  expect(handle.getState()).toMatchObject({ isOpen: false, count: 0, isPending: false })
  expect(events).toEqual(['refused'])
})

test('a drawer that the visitor has touched meanwhile stays as it is', async () => {
  const { handle, answer, refuse } = setUp()
  handle.setOpen(true)
  await turn()
  await answer()
  refuse()
  const added = handle.add(soap)
  await turn()
  await answer()
  expect(await added).toBe(false)
  expect(handle.getState().isOpen).toBe(true)
})

test('pieces on their way are counted on top of what the browser remembers', async () => {
  document.cookie = 'cart-count=3'
  const { handle, answer } = setUp(3)
  const added = handle.add(soap)
  await turn()
  expect(handle.getState().count).toBe(4)
  await answer()
  expect(await added).toBe(true)
  expect(handle.getState().count).toBe(4)
  expect(getCartCount(handle.getState().cart ?? { items: [] })).toBe(4)
})

test('a change by another tab is fetched where the cart is shown; elsewhere its count is enough', async () => {
  const { handle, calls, answer } = setUp(2)
  document.cookie = 'cart-count=2'
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(handle.getState().count).toBe(0)
  window.dispatchEvent(new StorageEvent('storage', { key: CHANGE_KEY }))
  expect(handle.getState().count).toBe(2)
  expect(calls).toEqual([])
  handle.setOpen(true)
  await turn()
  await answer()
  announceCartChange(CHANGE_KEY)
  for (const key of [CHANGE_KEY, CHANGE_KEY]) {
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await turn()
  }
  expect(calls).toEqual(['code', 'fetch', 'fetch'])
})

test('a change by another tab while the cart is first fetched is fetched after it', async () => {
  document.cookie = 'cart-count=2'
  const { handle, calls, answer } = setUp(2)
  handle.setOpen(true)
  await turn()
  expect(calls).toEqual(['code', 'fetch'])
  window.localStorage.setItem(CHANGE_KEY, 'while it was asked')
  window.dispatchEvent(new StorageEvent('storage', { key: CHANGE_KEY }))
  await answer()
  await turn()
  expect(calls).toEqual(['code', 'fetch', 'fetch'])
})

test('a page back from the browser’s cache asks again only when something has changed meanwhile', async () => {
  document.cookie = 'cart-count=2'
  const { handle, calls, answer } = setUp(2)
  handle.prepare()
  await turn()
  await answer()
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  comeBack()
  await turn()
  expect(calls).toEqual(['code', 'fetch'])
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  document.cookie = 'cart-count=5'
  comeBack()
  await turn()
  expect(calls).toEqual(['code', 'fetch', 'fetch'])
})

test('a session that the service could not read is told once: the bag is a new one', async () => {
  document.cookie = 'cart-count=2'
  const { handle, events, answer, end } = setUp()
  handle.prepare()
  await turn()
  expect(events).toEqual([])
  document.cookie = 'session-lost=1'
  await answer()
  expect([events, handle.getState().count]).toEqual([['session-lost'], 0])
  handle.refresh()
  await turn()
  await answer()
  expect(events).toEqual(['session-lost'])
  end()
})

test('an addition whose code does not load is reported and not made; the next one tries again', async () => {
  const events: string[] = []
  let tries = 0
  const open = () => {
    tries += 1
    return Promise.reject(new Error('offline'))
  }
  const handle = createCartHandle({ open, memory })
  const end = handle.connect(({ type }) => events.push(type))
  expect(await handle.add(soap)).toBe(false)
  expect(await handle.addAll([soap])).toEqual([soap])
  expect([tries, events]).toEqual([2, ['failed', 'failed']])
  end()
})

test('only parts that show what changed draw again', async () => {
  const { handle, answer } = setUp()
  handle.prepare()
  await turn()
  const drawn = { actions: 0, count: 0, sums: 0 }
  function Part({ name, use }: { readonly name: keyof typeof drawn; readonly use: () => unknown }) {
    const part = useRef(drawn)
    part.current[name] += 1
    use()
    return null
  }
  const { unmount } = render(
    <CartProvider value={handle}>
      <Part name="actions" use={useCartActions} />
      <Part name="count" use={() => useCart(({ count }) => count)} />
      <Part name="sums" use={() => useCart(({ isPending }) => isPending)} />
    </CartProvider>,
  )
  expect(drawn).toEqual({ actions: 1, count: 1, sums: 1 })
  await inTurn(() => handle.add(soap))
  expect(drawn).toEqual({ actions: 1, count: 2, sums: 2 })
  await answer()
  expect(drawn).toEqual({ actions: 1, count: 2, sums: 3 })
  unmount()
})
