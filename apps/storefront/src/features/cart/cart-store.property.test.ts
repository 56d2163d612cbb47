import type { CallError } from '@sorrel/contracts/calls'
import { type Cart, type CartItem, getCartCount, getLineKey, toRepeatInput } from '@sorrel/domain/cart'
import { err, ok } from '@sorrel/domain/result'
import { aCart, aCartItem, aProduct } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartAddition } from '#shop/cart-addition.ts'
import type { CartApi, CartResult } from './cart-api.ts'
import { createCartStore } from './cart-store.ts'
import type { CartEvent } from './cart-store-options.ts'

/** What becomes of one request: the service does it, refuses it, never gets it, or does it and the answer is lost. */
type Fate = 'done' | 'refused' | 'unreachable' | 'lost'

const REFUSED: CallError = { kind: 'http', status: 409, code: 'conflict', fields: {} }
const LOST: CallError = { kind: 'network' }

/** Work that the test lets happen in any order. */
function createScheduler() {
  const waiting: (() => void)[] = []
  /** Lets one thing happen, by its position among those that wait. */
  const pass = async (position: number) => {
    const [next] = waiting.splice(position % Math.max(1, waiting.length), 1)
    next?.()
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  }
  return {
    pass,
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    isIdle: () => waiting.length === 0,
    /** Lets everything happen in its order. */
    drain: async () => {
      do await pass(0)
      while (waiting.length > 0)
    },
  }
}

/** One cart that every tab of a browser shares. Requests and answers take any time, and requests may be lost. */
function createService(scheduler: ReturnType<typeof createScheduler>, fates: () => Fate) {
  let items: readonly CartItem[] = []
  let made = 0
  const toCart = (): Cart => aCart({ items })
  const add = (input: Parameters<CartApi['add']>[0]) => {
    const key = getLineKey(input)
    const known = items.find((item) => getLineKey(toRepeatInput(item)) === key)
    made += 1
    const { productId, variantId, quantity } = input
    const next = aCartItem({
      id: `line-${made}`,
      productId,
      variantId,
      name: productId,
      options: [],
      quantity,
    })
    items = known
      ? items.map((item) => (item === known ? { ...item, quantity: item.quantity + quantity } : item))
      : [...items, next]
  }
  const set = (itemId: string, quantity: number) => {
    items = items
      .map((item) => (item.id === itemId ? { ...item, quantity } : item))
      .filter((item) => item.quantity > 0)
  }
  const request = async (change: () => void, isKnown = () => true): Promise<CartResult> => {
    const fate = fates()
    await scheduler.wait()
    if (fate === 'unreachable') return err(LOST)
    const isRefused = fate === 'refused' || !isKnown()
    if (!isRefused) change()
    const answer = toCart()
    await scheduler.wait()
    if (fate === 'lost') return err(LOST)
    return isRefused ? err(REFUSED) : ok(answer)
  }
  const has = (itemId: string) => () => items.some(({ id }) => id === itemId)
  const api: CartApi = {
    fetch: () => request(() => {}),
    add: (addition) => request(() => add(addition)),
    update: (itemId, quantity) => request(() => set(itemId, quantity), has(itemId)),
    remove: (itemId) => request(() => set(itemId, 0), has(itemId)),
    applyCode: () => request(() => {}),
    removeCode: () => request(() => {}),
  }
  return { api, getLines: () => toLines(toCart()) }
}

const toLines = (cart: Cart | undefined) =>
  (cart?.items ?? []).map(({ id, productId, quantity }) => ({ id, productId, quantity }))

const products = ['soap', 'oil', 'balm'].map((id) =>
  aProduct({ id, name: id, slug: id, stockTracking: false, variants: [], options: [] }),
)

function toAddition(which: number, quantity: number): CartAddition {
  const product = products[which % products.length] ?? aProduct()
  const { id: productId } = product
  return { product, input: { productId, quantity, options: [], purchaseOption: { type: 'standard' } } }
}

type Step =
  | { readonly do: 'add'; readonly tab: number; readonly which: number; readonly quantity: number }
  | { readonly do: 'set'; readonly tab: number; readonly which: number; readonly quantity: number }
  | { readonly do: 'undo' | 'refresh' | 'code'; readonly tab: number }
  | { readonly do: 'pass'; readonly position: number }

const small = { which: fc.nat(2), tab: fc.nat(1) }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), ...small, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('set' as const), ...small, quantity: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constantFrom('undo' as const, 'refresh' as const, 'code' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('pass' as const), position: fc.nat(7) }),
)
const fate = fc.constantFrom<Fate>('done', 'done', 'done', 'refused', 'unreachable', 'lost')

/** Two tabs on one service. Once the fates have run out, every request is done and answered. */
function setUp(fates: readonly Fate[]) {
  const scheduler = createScheduler()
  const left = [...fates]
  const service = createService(scheduler, () => left.shift() ?? 'done')
  const events: CartEvent[] = []
  const open = (notifyOther: () => void) =>
    createCartStore({
      api: service.api,
      currency: 'GBP',
      now: () => 0,
      onEvent: (event) => events.push(event),
      onChanged: () => {},
      onMaybeChanged: notifyOther,
      editPauseMs: 1_000_000,
      againMs: [],
    })
  const first = open(() => void second.refresh({ isForced: true }))
  const second = open(() => void first.refresh({ isForced: true }))
  const tabs = [first, second] as const
  /** The shopper is online again and does nothing more. */
  const end = async () => {
    left.length = 0
    const settled = tabs.map((tab) => tab.settle())
    const isBusy = () =>
      !scheduler.isIdle() || tabs.some((tab) => tab.getView().isPending || tab.isDoubtful())
    for (let turn = 0; isBusy() && turn < 1000; turn++) {
      await scheduler.pass(turn)
      if (scheduler.isIdle()) for (const tab of tabs.filter((one) => one.isDoubtful())) void tab.refresh()
    }
    await Promise.all(settled)
  }
  return { scheduler, service, events, tabs, end }
}

type Tabs = ReturnType<typeof setUp>

/** Takes one step. Answers whether the tab shows at once what was pressed in it. */
async function take(one: Step, { scheduler, events, tabs }: Tabs): Promise<boolean> {
  if (one.do === 'pass') {
    await scheduler.pass(one.position)
    return true
  }
  const tab = tabs[one.tab === 0 ? 0 : 1]
  if (one.do === 'add') return pressAdd(tab, toAddition(one.which, one.quantity))
  if (one.do === 'set') return pressQuantity(tab, one)
  if (one.do === 'refresh') void tab.refresh({ isForced: true })
  if (one.do === 'code') void tab.applyCode('WELCOME10')
  const removal = events.findLast((event) => event.type === 'removed')
  if (one.do === 'undo' && removal?.type === 'removed') removal.undo()
  return true
}

type Tab = Tabs['tabs'][number]

const getShownCount = (tab: Tab): number => getCartCount(tab.getView().cart ?? { items: [] })

function pressAdd(tab: Tab, addition: CartAddition): boolean {
  const before = getShownCount(tab)
  void tab.add(addition)
  return getShownCount(tab) === before + addition.input.quantity
}

function pressQuantity(tab: Tab, { which, quantity }: Extract<Step, { readonly do: 'set' }>): boolean {
  const item = tab.getView().cart?.items[which]
  if (item === undefined || tab.getView().newIds.includes(item.id)) return true
  tab.setQuantity(item.id, quantity)
  const shown = tab.getView().cart?.items.find(({ id }) => id === item.id)
  return shown === undefined ? quantity === 0 : shown.quantity >= quantity
}

test('whatever is pressed, delayed, refused, lost and answered out of order in two tabs: in the end both show the service’s cart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fate, { maxLength: 30 }),
      async (steps, fates) => {
        const tabs = setUp(fates)
        for (const one of steps) expect(await take(one, tabs)).toBe(true)
        await tabs.end()
        for (const tab of tabs.tabs) {
          const { cart, isPending, pendingIds, newIds } = tab.getView()
          expect({ isPending, pendingIds, newIds }).toEqual({ isPending: false, pendingIds: [], newIds: [] })
          expect(toLines(cart)).toEqual(tabs.service.getLines())
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('fifty presses before the first answer show fifty pieces, and the service gets each once', async () => {
  const tabs = setUp([])
  const [tab] = tabs.tabs
  const additions = Array.from({ length: 50 }, () => tab.add(toAddition(0, 1)))
  expect(getCartCount(tab.getView().cart ?? { items: [] })).toBe(50)
  expect(tab.getView().cart?.items).toHaveLength(1)
  await tabs.end()
  expect(await Promise.all(additions)).toEqual(additions.map(() => true))
  expect(tabs.service.getLines()).toMatchObject([{ productId: 'soap', quantity: 50 }])
  expect(toLines(tab.getView().cart)).toEqual(tabs.service.getLines())
})

test('an addition whose answer was lost is found by a fetch: it counts as made and is not reported', async () => {
  const { scheduler, tabs, events } = setUp(['done', 'lost'])
  const [tab] = tabs
  void tab.refresh()
  await scheduler.drain()
  const added = tab.add(toAddition(1, 2))
  await scheduler.drain()
  expect(await added).toBe(true)
  expect(events).toEqual([])
  expect(toLines(tab.getView().cart)).toMatchObject([{ productId: 'oil', quantity: 2 }])
})

test('a refused addition leaves the line as the service has it, and says which one', async () => {
  const { scheduler, tabs, events } = setUp(['done', 'refused', 'refused'])
  const [tab] = tabs
  void tab.add(toAddition(0, 1))
  void tab.add(toAddition(0, 1))
  await scheduler.drain()
  expect(toLines(tab.getView().cart)).toMatchObject([{ productId: 'soap', quantity: 1 }])
  expect(events).toEqual([{ type: 'refused', name: 'soap' }])
})
