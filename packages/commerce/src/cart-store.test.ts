import type { Cart } from '@sorrel/domain/cart'
import { err, ok } from '@sorrel/domain/result'
import { aCart, aCartItem, aProduct } from '@sorrel/domain/testing'
import { expect, test, vi } from 'vitest'
import { type CartEvent, type CartResult, type CartTransport, createCartStore } from './cart-store.ts'

const FRESH_MS = 60_000

const line = aCartItem({ id: 'line', productId: 'soap', variantId: undefined, quantity: 2, options: [] })

function toCart(quantity: number): Cart {
  return aCart({ items: quantity === 0 ? [] : [{ ...line, quantity }], grandTotal: quantity * 5 })
}

/** A cart with one line whose service can fail or delay its answers. */
function setUp() {
  const events: CartEvent[] = []
  const calls: string[] = []
  let quantity = 2
  let time = 0
  let notified = 0
  let isDown = false
  let gate: Promise<void> = Promise.resolve()
  const answer = async (name: string, change: () => void): Promise<CartResult> => {
    calls.push(name)
    const isFailing = isDown
    if (!isFailing) change()
    const cart = toCart(quantity)
    await gate
    return isFailing ? err({ kind: 'unanswered' }) : ok(cart)
  }
  const transport: CartTransport = {
    fetch: () => answer('fetch', () => {}),
    add: (addition) =>
      answer('add', () => {
        quantity += addition.quantity
      }),
    update: (_, next) =>
      answer(`update ${next}`, () => {
        quantity = next
      }),
    remove: () =>
      answer('remove', () => {
        quantity = 0
      }),
    applyCode: (code) =>
      code === 'WELCOME10' ? answer('apply', () => {}) : Promise.resolve(err({ kind: 'unknown-code' })),
    removeCode: (giftcardId) => answer(`take off ${giftcardId ?? 'coupon'}`, () => {}),
    setNote: (note) => answer(`note ${note}`, () => {}),
  }
  const store = createCartStore({
    transport,
    currency: 'GBP',
    now: () => time,
    onEvent: (event) => events.push(event),
    onChanged: () => {},
    onMaybeChanged: () => {
      notified += 1
    },
    editPauseMs: 0,
    againMs: [0, 0],
  })
  return {
    store,
    events,
    calls,
    getView: store.getView,
    getNotified: () => notified,
    setDown: (down: boolean) => {
      isDown = down
    },
    pass: (ms: number) => {
      time += ms
    },
    /** Holds every answer back until the returned function is called. */
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
  }
}

test('a cart younger than a minute is not fetched again, unless forced', async () => {
  const { store, calls, pass } = setUp()
  await store.refresh()
  pass(FRESH_MS - 1)
  await store.refresh()
  expect(calls).toEqual(['fetch'])
  await store.refresh({ isForced: true })
  pass(FRESH_MS)
  await store.refresh()
  expect(calls).toEqual(['fetch', 'fetch', 'fetch'])
})

test('a cart that cannot be fetched leaves the known one, without a message', async () => {
  const { store, events, setDown } = setUp()
  await store.refresh()
  setDown(true)
  await store.refresh({ isForced: true })
  expect(store.getView().cart?.items).toHaveLength(1)
  expect(events).toEqual([])
})

test('a known cart that could not be fetched is asked for again by itself, twice', async () => {
  const { store, calls, setDown } = setUp()
  await store.refresh()
  setDown(true)
  await store.refresh({ isForced: true })
  await expect.poll(() => calls.length).toBe(4)
  expect(store.isDoubtful()).toBe(true)
  await store.refresh({ isForced: true })
  setDown(false)
  await expect.poll(() => store.isDoubtful()).toBe(false)
  expect(calls).toHaveLength(6)
})

test('a cart that was never known is not asked for again by itself: the shopper is told', async () => {
  const { store, calls, setDown } = setUp()
  setDown(true)
  vi.useFakeTimers()
  await store.refresh()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(calls).toEqual(['fetch'])
})

test('a quantity shows before the service answers; amounts wait for the answer', async () => {
  const { store, getView, hold } = setUp()
  await store.refresh()
  const open = hold()
  store.setQuantity('line', 5)
  store.flush()
  expect(getView().cart?.items[0]?.quantity).toBe(5)
  expect(getView().cart?.grandTotal).toBe(10)
  expect(getView()).toMatchObject({ isPending: true, pendingIds: ['line'] })
  open()
  await expect.poll(() => getView().isPending).toBe(false)
  expect(getView().cart?.grandTotal).toBe(25)
})

test('a failed change restores the quantity of the service and is reported', async () => {
  const { store, getView, events, setDown, getNotified } = setUp()
  await store.refresh()
  setDown(true)
  store.setQuantity('line', 9)
  store.flush()
  await expect.poll(() => events).toEqual([{ type: 'failed', error: { kind: 'unanswered' } }])
  expect(getView().cart?.items[0]?.quantity).toBe(2)
  expect(getNotified()).toBe(1)
})

test('a line set to 0 is gone at once, and the removal can be undone', async () => {
  const { store, getView, events, calls } = setUp()
  await store.refresh()
  store.setQuantity('line', 0)
  expect(getView().cart?.items).toEqual([])
  await expect.poll(() => events[0]?.type).toBe('removed')
  const [event] = events
  if (event?.type === 'removed') event.undo()
  await expect.poll(() => getView().cart?.items[0]?.quantity).toBe(2)
  expect(calls).toEqual(['fetch', 'remove', 'add'])
})

test('undo brings back the quantity that was on its way to the service', async () => {
  const { store, getView, events } = setUp()
  await store.refresh()
  store.setQuantity('line', 7)
  store.setQuantity('line', 0)
  await expect.poll(() => events[0]?.type).toBe('removed')
  const [event] = events
  if (event?.type === 'removed') event.undo()
  await expect.poll(() => getView().cart?.items[0]?.quantity).toBe(7)
})

test('a fetch that began before a change does not undo it', async () => {
  const { store, getView, hold } = setUp()
  await store.refresh()
  const open = hold()
  const fetching = store.refresh({ isForced: true })
  store.setQuantity('line', 7)
  store.flush()
  open()
  await fetching
  await expect.poll(() => getView().isPending).toBe(false)
  expect(getView().cart?.items[0]?.quantity).toBe(7)
})

const input = { productId: 'soap', quantity: 3, options: [], purchaseOption: { type: 'standard' } } as const

test('adding changes the cart and notifies the other tabs', async () => {
  const { store, events, getNotified } = setUp()
  const product = aProduct({ id: 'soap', name: 'Soap', stockTracking: false, variants: [] })
  expect(await store.add({ input, product })).toBe(true)
  expect(events).toEqual([])
  expect(getNotified()).toBe(1)
  expect(store.getView().cart?.items[0]?.quantity).toBe(5)
})

test('more than the stock holds, counting what is in the cart, is refused without a request', async () => {
  const { store, events, calls } = setUp()
  await store.refresh()
  const product = aProduct({
    id: 'soap',
    stockTracking: true,
    stockPurchasable: false,
    stockLevel: 4,
    variants: [],
  })
  expect(await store.add({ input, product })).toBe(false)
  expect(events).toEqual([{ type: 'not-enough-stock', quantity: 3 }])
  expect(calls).toEqual(['fetch'])
})

test('an addition that fails is reported', async () => {
  const { store, events, setDown } = setUp()
  setDown(true)
  const product = aProduct({ id: 'soap', stockTracking: false, variants: [] })
  expect(await store.add({ input, product })).toBe(false)
  expect(events).toMatchObject([{ type: 'failed' }])
  expect(store.getView().isPending).toBe(false)
})

test('of several additions the failed ones are returned and the others are in the cart', async () => {
  const { store, calls, events, setDown, getNotified } = setUp()
  const scarce = aProduct({ id: 'soap', stockTracking: true, stockPurchasable: false, stockLevel: 1 })
  const toInput = (quantity: number) =>
    ({ productId: 'soap', quantity, options: [], purchaseOption: { type: 'standard' } }) as const
  const enough = { product: aProduct({ id: 'soap' }), input: toInput(1) }
  const tooMany = { product: scarce, input: toInput(2) }
  expect(await store.addAll([tooMany, enough])).toEqual([tooMany])
  expect(calls).toEqual(['add'])
  expect(getNotified()).toBe(1)
  setDown(true)
  expect(await store.addAll([enough, enough])).toEqual([enough, enough])
  expect(store.getView().isPending).toBe(false)
  expect(events).toEqual([])
})

test('a code is applied, unknown or could not be checked; only the last is reported as a failure', async () => {
  const { store, events, getNotified, setDown, getView } = setUp()
  expect(await store.applyCode('WELCOME10')).toBe('applied')
  expect(getNotified()).toBe(1)
  expect(await store.applyCode('NOBODYS')).toBe('unknown')
  expect(events).toEqual([])
  setDown(true)
  expect(await store.applyCode('WELCOME10')).toBe('failed')
  expect(events).toMatchObject([{ type: 'failed' }])
  expect(getView().isPending).toBe(false)
})

test('amounts are not certain while a code is on its way off', async () => {
  const { store, calls, getView, hold } = setUp()
  const open = hold()
  const leaving = store.removeCode('card')
  expect(getView().isPending).toBe(true)
  open()
  expect(await leaving).toBe(true)
  expect(await store.removeCode()).toBe(true)
  expect(calls).toEqual(['take off card', 'take off coupon'])
  expect(getView().isPending).toBe(false)
})

test('a note is sent without doubt about amounts; one that is not taken is reported', async () => {
  const { store, calls, events, setDown, getView, hold } = setUp()
  const open = hold()
  const sent = store.setNote('For Ann')
  expect(getView().isPending).toBe(false)
  open()
  expect(await sent).toBe(true)
  setDown(true)
  expect(await store.setNote('')).toBe(false)
  expect(calls).toContain('note For Ann')
  expect(events).toMatchObject([{ type: 'failed' }])
})

test.each([
  ['refused', ['line', 'other']],
  ['line-gone', ['other']],
  ['session-lost', ['new']],
] as const)('a refused change of a line is reported as %s where the service has %j', async (type, left) => {
  const events: CartEvent[] = []
  let ids: readonly string[] = ['line', 'other']
  const answer = () =>
    Promise.resolve(ok(aCart({ items: ids.map((id) => ({ ...line, id, productId: id })) })))
  const refuse = () => Promise.resolve(err({ kind: 'refused' } as const))
  const store = createCartStore({
    transport: {
      fetch: answer,
      add: answer,
      update: refuse,
      remove: answer,
      applyCode: answer,
      removeCode: answer,
      setNote: answer,
    },
    currency: 'GBP',
    now: () => 0,
    onEvent: (event) => events.push(event),
    editPauseMs: 0,
  })
  await store.refresh()
  ids = left
  store.setQuantity('line', 5)
  store.flush()
  await expect.poll(() => events.map((event) => event.type)).toEqual([type])
  expect(store.getView().cart?.items.map(({ id }) => id)).toEqual(left)
})
