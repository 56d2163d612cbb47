import type { CallError } from '@sorrel/contracts/http'
import { type Cart, type CartItemInput, getQuantityInCart, toRepeatInput } from '@sorrel/domain/cart'
import { getVariants } from '@sorrel/domain/product'
import { getStockItem, hasEnoughStock } from '@sorrel/domain/stock'
import { proxy, ref } from 'valtio/vanilla'
import type { AddRequest, CartApi, CartResult } from './cart-api.ts'
import type { CartAddition } from '#shop/cart-addition.ts'
import type { CartView, CodeOutcome } from './cart-context.ts'
import { createLineChanges } from './line-changes.ts'

/** What the shopper has to know. */
export type CartEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  | { readonly type: 'failed'; readonly error: CallError }

/** What a change by this tab did to the service's cart. */
export interface CartChange {
  /** Undefined where the cart was not known yet. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set when something was put in. */
  readonly input?: CartItemInput | undefined
}

export interface CartStoreState {
  /** As the service last answered; undefined until it is first known. */
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
  /** Pause after which an edited quantity is sent. Default: 1000 ms. See docs/specification.md#cart-lines. */
  readonly editPauseMs?: number
}

/** The cart is not fetched again within this time. See docs/specification.md#cart. */
export const REFETCH_MS = 60_000

const EDIT_PAUSE_MS = 1000

export interface CartStore {
  readonly state: CartStoreState
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<void>
  readonly add: (addition: CartAddition) => Promise<boolean>
  /** Adds one after the other. Answers those that were not added; the caller reports them. */
  readonly addAll: (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
  readonly setQuantity: (itemId: string, quantity: number) => void
  /** Sends edited quantities at once, as on leaving a field. */
  readonly flush: () => void
  readonly remove: (itemId: string) => void
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => Promise<boolean>
}

/** Statuses of the endpoint's answer to a code that does not exist or is malformed. */
const UNKNOWN_CODE: readonly number[] = [400, 404]

/**
 * The cart in this tab. Quantities are optimistic, amounts come from the service. Each line has one request at a time and
 * the last quantity wins; after a failed change the line is again as the service last answered.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { api, onEvent } = options
  const connection = createConnection(options)
  const { state, change } = connection
  const lines = createLineChanges({
    pauseMs: options.editPauseMs ?? EDIT_PAUSE_MS,
    send: (itemId, quantity) =>
      change(() => (quantity === 0 ? api.remove(itemId) : api.update(itemId, quantity))),
    onWanted: (itemId, quantity) => {
      if (quantity === undefined) delete state.wanted[itemId]
      else state.wanted[itemId] = quantity
    },
  })
  const remove = (itemId: string) => {
    const item = state.cart?.items.find(({ id }) => id === itemId)
    void lines.setNow(itemId, 0).then((isRemoved) => {
      if (!isRemoved || item === undefined) return
      const undo = () => void change(() => api.add({ ...toRepeatInput(item), variantName: item.variantName }))
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
  /** Sends a change and stores the cart of the answer. */
  readonly send: Send
  /** Sends a change and reports its failure. Answers whether it worked. */
  readonly change: (call: () => Promise<CartResult>, input?: CartItemInput) => Promise<boolean>
}

/** The cart as the service last answered, and the requests that change it. */
function createConnection({ api, now, onEvent, onChanged }: CartStoreOptions): Connection {
  const state = proxy<CartStoreState>({ cart: undefined, wanted: {}, isAdding: false, isChangingCode: false })
  let fetchedAt: number | undefined
  /** Counts changes sent and answered: a fetch that overlaps one may be older than the change's answer. */
  let changeEvents = 0

  const accept = (cart: Cart) => {
    state.cart = ref(cart)
    fetchedAt = now()
  }
  const send: Send = async (call, input) => {
    changeEvents += 1
    const result = await call()
    changeEvents += 1
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
    change: async (call, input) => {
      const result = await send(call, input)
      if (!result.ok) onEvent({ type: 'failed', error: result.error })
      return result.ok
    },
    refresh: async ({ isForced = false } = {}) => {
      if (!isForced && fetchedAt !== undefined && now() - fetchedAt < REFETCH_MS) return
      const before = changeEvents
      const result = await api.fetch()
      if (result.ok && changeEvents === before) accept(result.value)
    },
  }
}

function createAdditions(
  { api, onEvent }: CartStoreOptions,
  { state, send, change }: Connection,
): Pick<CartStore, 'add' | 'addAll'> {
  return {
    add: async (addition) => {
      if (exceedsStock(addition, state.cart)) {
        onEvent({ type: 'not-enough-stock', quantity: addition.input.quantity })
        return false
      }
      state.isAdding = true
      const added = await change(() => api.add(toRequest(addition)), addition.input)
      state.isAdding = false
      return added
    },
    addAll: async (additions) => {
      state.isAdding = true
      const failed: CartAddition[] = []
      for (const addition of additions) {
        const isAdded =
          !exceedsStock(addition, state.cart) &&
          (await send(() => api.add(toRequest(addition)), addition.input)).ok
        if (!isAdded) failed.push(addition)
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
      onEvent({ type: 'failed', error: result.error })
      return 'failed'
    },
    removeCode: (giftcardId) => changeCode(() => change(() => api.removeCode(giftcardId))),
  }
}

/** Whether the stock holds less than the addition and the cart together. See docs/specification.md#adding-to-the-cart. */
function exceedsStock({ input, product }: CartAddition, cart: Cart | undefined): boolean {
  const variant = getVariants(product).find(({ id }) => id === input.variantId)
  const inCart = cart === undefined ? 0 : getQuantityInCart(cart, input)
  return !hasEnoughStock({ requested: input.quantity, inCart, item: getStockItem(product, variant) })
}

/** Sends the variant's name only with chosen options. See docs/specification.md#adding-to-the-cart. */
function toRequest({ input, variantName }: CartAddition): AddRequest {
  return { ...input, variantName: input.options.length > 0 ? variantName : undefined }
}

/** The service's lines with the quantities that the shopper wants; a line set to 0 is left out at once. */
export function toCartView({ cart, wanted, isAdding, isChangingCode }: CartStoreState): CartView {
  const pendingIds = Object.keys(wanted)
  const items = cart?.items
    .map((item) => ({ ...item, quantity: wanted[item.id] ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
  return {
    cart: cart && { ...cart, items: items ?? [] },
    pendingIds,
    isPending: isAdding || isChangingCode || pendingIds.length > 0,
  }
}
