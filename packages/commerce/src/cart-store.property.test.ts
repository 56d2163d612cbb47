import { type Cart, getCartCount } from '@sorrel/domain/cart'
import { aProduct } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCartService, createScheduler, type Fate } from '../test/cart-service.ts'
import { createBrowserCommerceClient } from './browser.ts'
import {
  type CartAddition,
  type CartEvent,
  type CartTransport,
  createCartStore,
  createEndpointTransport,
} from './cart-store.ts'
import { createServiceTransport } from './cart-transport.ts'
// Loaded before, so that no turn waits for it.
import './cart-store/read-cart.ts'

type Service = ReturnType<typeof createCartService>
type Connect = (service: Service) => CartTransport

const toEndpoints: Connect = ({ fetchEndpoint }) =>
  createEndpointTransport({ currency: 'GBP', locale: 'en', fetch: fetchEndpoint })

const toService: Connect = ({ fetchGraphql }) => {
  const client = createBrowserCommerceClient({
    url: 'https://shop.test',
    publicKey: 'pk',
    fetch: fetchGraphql,
    retryBudget: { earn: () => {}, spend: () => false },
  })
  return createServiceTransport(client, { currency: 'GBP' })
}

const toLines = (cart: Pick<Cart, 'items'> | undefined) =>
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

/** The fetch after a lost answer came while one from before the addition was still on its way. */
const SHARED_FETCH: [Step[], Fate[]] = [
  [
    { do: 'refresh', tab: 1 },
    { do: 'refresh', tab: 0 },
    { do: 'add', which: 0, tab: 1, quantity: 1 },
    { do: 'pass', position: 0 },
  ],
  ['done', 'done', 'lost'],
]

/** Two tabs on one service. Once the fates have run out, every request is done and answered. */
function setUp(connect: Connect, fates: readonly Fate[]) {
  const scheduler = createScheduler()
  const left = [...fates]
  const service = createCartService(scheduler, () => left.shift() ?? 'done')
  const events: CartEvent[] = []
  const open = (notifyOther: () => void) =>
    createCartStore({
      transport: connect(service),
      currency: 'GBP',
      now: () => 0,
      onEvent: (event) => events.push(event),
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
    // An answer that is being read shows in neither: only several quiet turns are the end.
    let quiet = 0
    for (let turn = 0; quiet < 4 && turn < 1000; turn++) {
      quiet = isBusy() ? 0 : quiet + 1
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

describe.each([
  ['the shop’s endpoints', toEndpoints],
  ['the service itself', toService],
])('over %s', (_name, connect) => {
  test('whatever is pressed, delayed, refused, lost and answered out of order in two tabs: in the end both show the service’s cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.array(fate, { maxLength: 30 }),
        async (steps, fates) => {
          const tabs = setUp(connect, fates)
          for (const one of steps) expect(await take(one, tabs)).toBe(true)
          await tabs.end()
          for (const tab of tabs.tabs) {
            const { cart, isPending, pendingIds, newIds } = tab.getView()
            expect({ isPending, pendingIds, newIds }).toEqual({
              isPending: false,
              pendingIds: [],
              newIds: [],
            })
            expect(toLines(cart)).toEqual(toLines(tabs.service.getCart()))
            expect(cart?.grandTotal ?? 0).toBe(tabs.service.getCart().grandTotal)
          }
        },
      ),
      { numRuns: 200, examples: [SHARED_FETCH] },
    )
  })

  test('fifty presses before the first answer show fifty pieces, and the service gets each once', async () => {
    const tabs = setUp(connect, [])
    const [tab] = tabs.tabs
    const additions = Array.from({ length: 50 }, () => tab.add(toAddition(0, 1)))
    expect(getCartCount(tab.getView().cart ?? { items: [] })).toBe(50)
    expect(tab.getView().cart?.items).toHaveLength(1)
    await tabs.end()
    expect(await Promise.all(additions)).toEqual(additions.map(() => true))
    expect(toLines(tabs.service.getCart())).toMatchObject([{ productId: 'soap', quantity: 50 }])
    expect(toLines(tab.getView().cart)).toEqual(toLines(tabs.service.getCart()))
  })

  test('an addition whose answer was lost is found by a fetch: it counts as made and is not reported', async () => {
    const { scheduler, tabs, events } = setUp(connect, ['done', 'lost'])
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
    const { scheduler, tabs, events } = setUp(connect, ['done', 'refused', 'refused'])
    const [tab] = tabs
    void tab.add(toAddition(0, 1))
    void tab.add(toAddition(0, 1))
    await scheduler.drain()
    expect(toLines(tab.getView().cart)).toMatchObject([{ productId: 'soap', quantity: 1 }])
    expect(events).toEqual([{ type: 'refused', name: 'soap' }])
  })
})
