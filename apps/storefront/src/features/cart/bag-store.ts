import { type Cart, type CartItemInput, getQuantityInCart, toRepeatInput } from '@sorrel/domain/cart'
import { getVariants } from '@sorrel/domain/product'
import { getStockItem, hasEnoughStock } from '@sorrel/domain/stock'
import { proxy, ref } from 'valtio/vanilla'
import type { BagApi, BagFailure, BagResult } from './bag-api.ts'
import type { BagAddition, CodeOutcome } from './bag-context.ts'
import { createLineChanges } from './line-changes.ts'

type BagAction = 'add' | 'update' | 'remove' | 'code'

/** What the shopper is told. */
export type BagEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'added'; readonly name: string }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  | { readonly type: 'failed'; readonly action: BagAction; readonly failure: BagFailure }

/** What a change by this tab did to the service's bag. */
export interface BagChange {
  /** Undefined where the bag was not known yet. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set when something was put in. */
  readonly input?: CartItemInput | undefined
}

export interface BagStoreState {
  /** As the service said last; undefined until it is first known. */
  cart: Cart | undefined
  /** Line id to the quantity the shopper wants, while that is on its way. */
  wanted: Record<string, number>
  isAdding: boolean
  /** A code is on its way to the bag or off it. */
  isChangingCode: boolean
}

export interface BagStoreOptions {
  readonly api: BagApi
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onEvent: (event: BagEvent) => void
  /** The service's bag has changed by this tab. */
  readonly onChanged: (change: BagChange) => void
  /** Pause after which an edited quantity is sent. Default 1000 ms. Specification section 9. */
  readonly editPauseMs?: number
}

/** A refetch is skipped while the last one is younger. Specification section 9. */
export const REFETCH_MS = 60_000

/** Pause after which an edited quantity is sent. Specification section 9. */
export const EDIT_PAUSE_MS = 1000

export interface BagStore {
  readonly state: BagStoreState
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<void>
  readonly add: (addition: BagAddition) => Promise<boolean>
  /** One after the other. Answers those that did not go in; the caller says so. */
  readonly addAll: (additions: readonly BagAddition[]) => Promise<readonly BagAddition[]>
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
 * The bag's memory: quantities are optimistic, money is the service's. One change of a line is on its way at a time
 * and the last one wants wins; a failed one returns the line to what the service last said. Specification section 4,
 * decisions "Cart".
 */
export function createBagStore(options: BagStoreOptions): BagStore {
  const { api, now, onEvent, onChanged } = options
  const state = proxy<BagStoreState>({ cart: undefined, wanted: {}, isAdding: false, isChangingCode: false })
  let fetchedAt: number | undefined
  let changes = 0

  const accept = (cart: Cart) => {
    state.cart = ref(cart)
    fetchedAt = now()
  }
  const send = async (call: () => Promise<BagResult>, input?: CartItemInput) => {
    changes += 1
    const result = await call()
    changes += 1
    if (result.ok) {
      const before = state.cart
      accept(result.value)
      onChanged({ before, after: result.value, input })
    }
    return result
  }
  const change = async (action: BagAction, call: () => Promise<BagResult>, input?: CartItemInput) => {
    const result = await send(call, input)
    if (!result.ok) onEvent({ type: 'failed', action, failure: result.error })
    return result.ok
  }
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
  const refresh: BagStore['refresh'] = async ({ isForced = false } = {}) => {
    if (!isForced && fetchedAt !== undefined && now() - fetchedAt < REFETCH_MS) return
    const seen = changes
    const result = await api.fetch()
    if (result.ok && seen === changes) accept(result.value)
  }
  const add = async (addition: BagAddition) => {
    const missing = getMissingStock(addition, state.cart)
    if (missing) {
      onEvent({ type: 'not-enough-stock', quantity: addition.input.quantity })
      return false
    }
    state.isAdding = true
    const added = await change('add', () => api.add(toRequest(addition)), addition.input)
    state.isAdding = false
    if (added) onEvent({ type: 'added', name: getName(addition) })
    return added
  }
  const addAll = async (additions: readonly BagAddition[]) => {
    state.isAdding = true
    const failed: BagAddition[] = []
    for (const addition of additions) {
      const isMissing = getMissingStock(addition, state.cart)
      const put = () => send(() => api.add(toRequest(addition)), addition.input)
      if (isMissing || !(await put()).ok) failed.push(addition)
    }
    state.isAdding = false
    return failed
  }
  const remove = (itemId: string) => {
    const item = state.cart?.items.find(({ id }) => id === itemId)
    void lines.setNow(itemId, 0).then((isRemoved) => {
      if (!isRemoved || item === undefined) return
      const undo = () =>
        void change('add', () => api.add({ ...toRepeatInput(item), variantName: item.variantName }))
      onEvent({ type: 'removed', name: item.name, undo })
    })
  }
  const changeCode = async <T>(call: () => Promise<T>) => {
    state.isChangingCode = true
    const outcome = await call()
    state.isChangingCode = false
    return outcome
  }
  const applyCode = async (code: string): Promise<CodeOutcome> => {
    const result = await changeCode(() => send(() => api.applyCode(code)))
    if (result.ok) return 'applied'
    if (result.error.kind === 'http' && UNKNOWN_CODE.includes(result.error.status)) return 'unknown'
    onEvent({ type: 'failed', action: 'code', failure: result.error })
    return 'failed'
  }
  return {
    state,
    refresh,
    add,
    addAll,
    remove,
    applyCode,
    removeCode: (giftcardId) => changeCode(() => change('code', () => api.removeCode(giftcardId))),
    setQuantity: (itemId, quantity) => (quantity === 0 ? remove(itemId) : lines.set(itemId, quantity)),
    flush: lines.flush,
  }
}

/** Whether the stock does not hold what is asked for and already in the bag. Specification section 4. */
function getMissingStock({ input, product }: BagAddition, cart: Cart | undefined): boolean {
  const variant = getVariants(product).find(({ id }) => id === input.variantId)
  const inCart = cart === undefined ? 0 : getQuantityInCart(cart, input)
  return !hasEnoughStock({ requested: input.quantity, inCart, item: getStockItem(product, variant) })
}

function getName({ product }: BagAddition): string {
  return 'name' in product ? product.name : product.title
}

/** The variant's name goes along when options are chosen. Specification section 4. */
function toRequest({ input, variantName }: BagAddition): Parameters<BagApi['add']>[0] {
  return { ...input, variantName: input.options.length > 0 ? variantName : undefined }
}
