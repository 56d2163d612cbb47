/**
 * The visitor's cart in a page, from its first render: the store itself loads when it is first needed. Without React.
 */
import { getCartCount } from '@sorrel/domain/cart'
import type { AddAllToCart, AddToCart } from './cart-store/addition.ts'
import type { CartStore } from './cart-store/create-cart-store.ts'
import { type CartMemory, watchMemory } from './cart-store/cart-memory.ts'
import type { CartEvent } from './cart-store/options.ts'
import type { CartView, CodeOutcome } from './cart-store/log.ts'

export type { CartMemory } from './cart-store/cart-memory.ts'

/** The cart in a page. Fields that a store adds to its view are part of the state. */
export interface CartState extends CartView {
  readonly isOpen: boolean
  /** Number of pieces in the cart. Available before the cart itself if the browser remembers it. */
  readonly count: number
  /** The cart could not be fetched. */
  readonly hasFailed: boolean
}

/** Everything the parts of a page can do with the cart. The object stays the same for the life of the page. */
export interface CartActions {
  readonly setOpen: (isOpen: boolean) => void
  readonly add: AddToCart
  readonly addAll: AddAllToCart
  /** 0 removes the line. */
  readonly setQuantity: (itemId: string, quantity: number) => void
  readonly remove: (itemId: string) => void
  /** Applies a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Removes a gift card, or the coupon if no id is given. */
  readonly removeCode: (giftcardId?: string) => void
  /** Sets the words that go with the order. Resolves to whether the service has them. */
  readonly setNote: (note: string) => Promise<boolean>
  /** Sends edited quantities immediately, for example when their fields lose the focus. */
  readonly flush: () => void
  /** Fetches the cart again, such as after an order. */
  readonly refresh: () => void
  /** Sends pending changes. Resolves once the service has answered them all: true if all succeeded. */
  readonly settle: () => Promise<boolean>
}

/** The visitor's cart in this page. */
export interface CartHandle extends CartActions {
  /** The same object until something changes. */
  readonly getState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
}

const UNKNOWN: CartState = {
  cart: undefined,
  lines: [],
  total: undefined,
  isKnown: false,
  pendingIds: [],
  newIds: [],
  isPending: false,
  isOpen: false,
  count: 0,
  hasFailed: false,
}

/** `Words`: further events that `open` reports in place of the store's. */
export interface ConnectedCart<Words = never> extends CartHandle {
  /** Loads the cart's code, and the cart itself if the visitor has one. A failed load is retried when it is needed. */
  readonly prepare: () => void
  /** Fetches the cart for a page that shows it, unless it is recent enough. */
  readonly renew: () => void
  /**
   * Reads the remembered cart, and reads it again after a change by another tab or page. `onEvent` gets notices for the
   * shopper. Returns a function that disconnects.
   */
  readonly connect: (onEvent: (event: CartEvent | Words) => void) => () => void
}

export interface CartHandleOptions<Words = never> {
  /**
   * Opens the store. Use `import()` here, so that a page stays small until the cart is used. Called when the store is
   * first needed, and again after a failure. Notices for the shopper are passed to `onEvent`.
   */
  readonly open: (onEvent: (event: CartEvent | Words) => void) => Promise<CartStore>
  /** The cart as the browser remembers it. */
  readonly memory: CartMemory
}

/**
 * The visitor's cart in this page. Its code, and the cart itself, load when they are first needed.
 *
 * @example
 * ```ts
 * import { createCartHandle } from '@sorrel/commerce/cart-handle'
 * import { createCartStore } from '@sorrel/commerce/cart-store'
 * import { ok } from '@sorrel/domain/result'
 * import { aCart } from '@sorrel/domain/testing'
 *
 * const answer = async () => ok(aCart())
 * const codes = { applyCode: answer, removeCode: answer }
 * const transport = { fetch: answer, add: answer, update: answer, remove: answer, setNote: answer, ...codes }
 * const cart = createCartHandle({
 *   open: async (onEvent) => createCartStore({ transport, currency: 'GBP', onEvent }),
 *   memory: { changeKey: 'shop.cart-change', getCount: () => 3 },
 * })
 * cart.setOpen(true)
 * console.log(cart.getState().isOpen) // true
 * ```
 */
export function createCartHandle<Words = never>({
  open,
  memory,
}: CartHandleOptions<Words>): ConnectedCart<Words> {
  const page = createPageState()
  const { getState, set } = page
  let store: CartStore | undefined
  /** The remembered quantity, shown until the service has answered. */
  let remembered = 0
  let report: (event: CartEvent | Words) => void = () => {}
  const publish = () => {
    if (memory.takeLost?.()) report({ type: 'session-lost' })
    const view = store?.state.view ?? getState()
    const shown = getCartCount(view.cart ?? { items: [] })
    set({ ...view, ...store?.state.more, count: view.isKnown ? shown : remembered + shown })
  }
  const [getStore, getOpening] = createOnce(async () => {
    store = await open((event) => report(event))
    store.subscribe(publish)
    publish()
    return store
  })
  const reportUnreachable = () => report({ type: 'failed' })
  const run: Run = (use) => getStore().then(use)
  const fetchCart = (isForced?: boolean) =>
    run(async (opened) => {
      set({ hasFailed: false })
      await opened.refresh({ isForced: isForced || !getState().isKnown })
      set({ hasFailed: !getState().isKnown })
    })
  const watch = watchMemory(
    memory,
    (isFirstLook) => {
      remembered = memory.getCount()
      publish()
      // An answer in flight may predate the change. On the first look there is none.
      if (getOpening() && !isFirstLook) void fetchCart(true)
      else if (memory.needsStore?.()) void getStore()
    },
    () => store?.isDoubtful() && void fetchCart(),
  )
  return {
    getState,
    subscribe: page.subscribe,
    ...createAdding(page, () => store ?? getStore(), reportUnreachable),
    setOpen: (isOpen) => {
      page.setOpen(isOpen)
      if (isOpen) void fetchCart()
    },
    ...createChanges(run),
    flush: () => store?.flush(),
    refresh: () => void fetchCart(true),
    prepare: () => void (memory.getCount() > 0 ? fetchCart() : getStore()).catch(() => {}),
    renew: () => void fetchCart(),
    connect: (onEvent) => {
      report = onEvent
      return watch()
    },
  }
}

type Run = <T>(use: (opened: CartStore) => T | Promise<T>) => Promise<T>

/** Changes of lines and codes wait for the store. */
function createChanges(
  run: Run,
): Pick<CartHandle, 'setQuantity' | 'remove' | 'applyCode' | 'removeCode' | 'setNote' | 'settle'> {
  return {
    setQuantity: (itemId, quantity) => void run((opened) => opened.setQuantity(itemId, quantity)),
    remove: (itemId) => void run((opened) => opened.remove(itemId)),
    applyCode: (code) => run((opened) => opened.applyCode(code)),
    removeCode: (giftcardId) => void run((opened) => opened.removeCode(giftcardId)),
    setNote: (note) => run((opened) => opened.setNote(note)),
    settle: () => run((opened) => opened.settle()),
  }
}

/** Creates a value on first use, and again after a failure; also returns the value created so far. */
function createOnce<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  const get = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  return [get, () => made] as const
}

/** Part of every page's initial code, so changes are signalled by browser events; valtio is loaded with the store. */
function createPageState() {
  let state = UNKNOWN
  let openings = 0
  const changes = new EventTarget()
  const set = (part: Partial<CartState>) => {
    state = { ...state, ...part }
    changes.dispatchEvent(new Event('change'))
  }
  return {
    getState: () => state,
    set,
    /** How often the drawer was opened or closed, including by leaving a page. */
    getOpenings: () => openings,
    setOpen: (isOpen: boolean) => {
      if (isOpen && state.isOpen) return
      openings += 1
      if (state.isOpen !== isOpen) set({ isOpen })
    },
    subscribe: (listener: () => void) => {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
  }
}

type Adding = Pick<CartHandle, 'add' | 'addAll'>

/**
 * Additions open the drawer once it contains their lines. If the addition fails, a drawer opened for it closes again,
 * so that the focus returns to the clicked control. `getStore` returns the store itself once its code is loaded, so
 * that a click takes effect in the same tick; `onUnreachable` is called when the code could not be loaded.
 */
function createAdding(
  page: ReturnType<typeof createPageState>,
  getStore: () => CartStore | Promise<CartStore>,
  onUnreachable: () => void,
): Adding {
  /** `pressedAt`: a drawer that was closed after this time, such as by leaving the page, stays closed. */
  const follow = async <T>(
    done: Promise<T>,
    isNothing: (outcome: T) => boolean,
    pressedAt: number,
  ): Promise<T> => {
    const { isOpen: wasOpen, isPending } = page.getState()
    if (isPending && page.getOpenings() === pressedAt) page.setOpen(true)
    const openings = page.getOpenings()
    const outcome = await done
    if (isNothing(outcome) && !wasOpen && page.getOpenings() === openings) page.setOpen(false)
    return outcome
  }
  const withStore = async <T>(
    add: (store: CartStore, pressedAt: number) => Promise<T>,
    nothing: T,
  ): Promise<T> => {
    const pressedAt = page.getOpenings()
    const store = getStore()
    if (!(store instanceof Promise)) return add(store, pressedAt)
    const loaded = await store.catch(() => undefined)
    if (loaded !== undefined) return add(loaded, pressedAt)
    onUnreachable()
    return nothing
  }
  return {
    add: (addition) =>
      withStore((store, at) => follow(store.add(addition), (isAdded) => !isAdded, at), false),
    addAll: (additions) =>
      withStore(
        (store, at) => follow(store.addAll(additions), (failed) => failed.length === additions.length, at),
        additions,
      ),
  }
}
