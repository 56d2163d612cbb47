import { type Cart, type CartItemInput, getQuantityInCart, toRepeatInput } from '@sorrel/domain/cart'
import { getVariants } from '@sorrel/domain/product'
import { getStockItem, hasEnoughStock } from '@sorrel/domain/stock'
import { proxy, ref } from 'valtio/vanilla'
import type { CartApi, CartFailure, CartResult } from './cart-api.ts'
import type { CartAddition } from '#shop/cart-addition.ts'
import type { CodeOutcome } from './cart-context.ts'
import { createLineChanges } from './line-changes.ts'

type CartAction = 'add' | 'update' | 'remove' | 'code'

/** What the shopper is told. */
export type CartEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'added'; readonly name: string }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  | { readonly type: 'failed'; readonly action: CartAction; readonly failure: CartFailure }

/** What a change by this tab did to the service's cart. */
export interface CartChange {
  /** Undefined where the cart was not known yet. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set when something was put in. */
  readonly input?: CartItemInput | undefined
}

export interface CartStoreState {
  /** As the service said last; undefined until it is first known. */
  cart: Cart | undefined
  /** Line id to the quantity the shopper wants, while that is on its way. */
  wanted: Record<string, number>
  isAdding: boolean
  /** A code is on its way to the cart or off it. */
  isChangingCode: boolean
}

export interface CartStoreOptions {
  readonly api: CartApi
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onEvent: (event: CartEvent) => void
  /** The service's cart has changed by this tab. */
  readonly onChanged: (change: CartChange) => void
  /** Pause after which an edited quantity is sent. Default 1000 ms. See docs/specification.md#cart-lines. */
  readonly editPauseMs?: number
}

/** A refetch is skipped while the last one is younger. See docs/specification.md#cart. */
export const REFETCH_MS = 60_000

/** Pause after which an edited quantity is sent. See docs/specification.md#cart-lines. */
export const EDIT_PAUSE_MS = 1000

export interface CartStore {
  readonly state: CartStoreState
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<void>
  readonly add: (addition: CartAddition) => Promise<boolean>
  /** One after the other. Answers those that did not go in; the caller says so. */
  readonly addAll: (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
  readonly setQuantity: (itemId: string, quantity: number) => void
  /** Sends what is waiting for its pause, as on leaving a field. */
  readonly flush: () => void
  readonly remove: (itemId: string) => void
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => Promise<boolean>
}

/** What the endpoint answers for a code that nobody has, or that cannot be one. */
const UNKNOWN_CODE: readonly number[] = [400, 404]

/**
 * The cart in this tab: quantities are optimistic, money is the service's. One change of a line is on its way at a time
 * and the last quantity asked for wins; a failed change returns the line to what the service last said.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { api, onEvent } = options
  const connection = createConnection(options)
  const { state, change } = connection
  const lines = createLineChanges({
    pauseMs: options.editPauseMs ?? EDIT_PAUSE_MS,
    send: (itemId, quantity) =>
      quantity === 0
        ? change('remove', () => api.remove(itemId))
        : change('update', () => api.update(itemId, quantity)),
    onWanted: (itemId, quantity) => {
      if (quantity === undefined) delete state.wanted[itemId]
      else state.wanted[itemId] = quantity
    },
  })
  const remove = (itemId: string) => {
    const item = state.cart?.items.find(({ id }) => id === itemId)
    void lines.setNow(itemId, 0).then((isRemoved) => {
      if (!isRemoved || item === undefined) return
      const undo = () =>
        void change('add', () => api.add({ ...toRepeatInput(item), variantName: item.variantName }))
      onEvent({ type: 'removed', name: item.name, undo })
    })
  }
  return {
    state,
    refresh: connection.refresh,
    remove,
    setQuantity: (itemId, quantity) => (quantity === 0 ? remove(itemId) : lines.set(itemId, quantity)),
    flush: lines.flush,
    ...createAdditions(options, connection),
    ...createCodes(options, connection),
  }
}

type Send = (call: () => Promise<CartResult>, input?: CartItemInput) => Promise<CartResult>

interface Connection extends Pick<CartStore, 'state' | 'refresh'> {
  /** Sends a change and takes over the cart that comes back. */
  readonly send: Send
  /** Sends a change and reports its failure. Answers whether it was done. */
  readonly change: (
    action: CartAction,
    call: () => Promise<CartResult>,
    input?: CartItemInput,
  ) => Promise<boolean>
}

/** What the service last said of the cart, and the way to it. */
function createConnection({ api, now, onEvent, onChanged }: CartStoreOptions): Connection {
  const state = proxy<CartStoreState>({ cart: undefined, wanted: {}, isAdding: false, isChangingCode: false })
  const overlaps = createOverlaps()
  let fetchedAt: number | undefined

  const accept = (cart: Cart) => {
    state.cart = ref(cart)
    fetchedAt = now()
  }
  const send: Send = async (call, input) => {
    const result = await overlaps.change(call)
    if (result.ok) {
      const before = state.cart
      accept(result.value)
      onChanged({ before, after: result.value, input })
    }
    return result
  }
  return {
    state,
    send,
    change: async (action, call, input) => {
      const result = await send(call, input)
      if (!result.ok) onEvent({ type: 'failed', action, failure: result.error })
      return result.ok
    },
    refresh: async ({ isForced = false } = {}) => {
      if (!isForced && fetchedAt !== undefined && now() - fetchedAt < REFETCH_MS) return
      const { value: result, isOverlapped } = await overlaps.read(() => api.fetch())
      if (result.ok && !isOverlapped) accept(result.value)
    },
  }
}

/** Finds reads during which a change was sent or answered: what they read may be older than the change's answer. */
function createOverlaps() {
  let events = 0
  return {
    change: async <T>(call: () => Promise<T>): Promise<T> => {
      events += 1
      const value = await call()
      events += 1
      return value
    },
    read: async <T>(
      call: () => Promise<T>,
    ): Promise<{ readonly value: T; readonly isOverlapped: boolean }> => {
      const before = events
      const value = await call()
      return { value, isOverlapped: events !== before }
    },
  }
}

function createAdditions(
  { api, onEvent }: CartStoreOptions,
  { state, send, change }: Connection,
): Pick<CartStore, 'add' | 'addAll'> {
  return {
    add: async (addition) => {
      if (getMissingStock(addition, state.cart)) {
        onEvent({ type: 'not-enough-stock', quantity: addition.input.quantity })
        return false
      }
      state.isAdding = true
      const added = await change('add', () => api.add(toRequest(addition)), addition.input)
      state.isAdding = false
      if (added) onEvent({ type: 'added', name: getName(addition) })
      return added
    },
    addAll: async (additions) => {
      state.isAdding = true
      const failed: CartAddition[] = []
      for (const addition of additions) {
        const isMissing = getMissingStock(addition, state.cart)
        const put = () => send(() => api.add(toRequest(addition)), addition.input)
        if (isMissing || !(await put()).ok) failed.push(addition)
      }
      state.isAdding = false
      return failed
    },
  }
}

function createCodes(
  { api, onEvent }: CartStoreOptions,
  { state, send, change }: Connection,
): Pick<CartStore, 'applyCode' | 'removeCode'> {
  const changeCode = async <T>(call: () => Promise<T>) => {
    state.isChangingCode = true
    const outcome = await call()
    state.isChangingCode = false
    return outcome
  }
  return {
    applyCode: async (code) => {
      const result = await changeCode(() => send(() => api.applyCode(code)))
      if (result.ok) return 'applied'
      if (result.error.kind === 'http' && UNKNOWN_CODE.includes(result.error.status)) return 'unknown'
      onEvent({ type: 'failed', action: 'code', failure: result.error })
      return 'failed'
    },
    removeCode: (giftcardId) => changeCode(() => change('code', () => api.removeCode(giftcardId))),
  }
}

/**
 * Whether the stock does not hold what is asked for and already in the cart. See
 * docs/specification.md#adding-to-the-cart.
 */
function getMissingStock({ input, product }: CartAddition, cart: Cart | undefined): boolean {
  const variant = getVariants(product).find(({ id }) => id === input.variantId)
  const inCart = cart === undefined ? 0 : getQuantityInCart(cart, input)
  return !hasEnoughStock({ requested: input.quantity, inCart, item: getStockItem(product, variant) })
}

function getName({ product }: CartAddition): string {
  return 'name' in product ? product.name : product.title
}

/** The variant's name goes along when options are chosen. See docs/specification.md#adding-to-the-cart. */
function toRequest({ input, variantName }: CartAddition): Parameters<CartApi['add']>[0] {
  return { ...input, variantName: input.options.length > 0 ? variantName : undefined }
}
