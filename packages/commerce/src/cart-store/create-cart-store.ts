import type { Cart, CartItem, CartItemInput } from '@sorrel/domain/cart'
import { getQuantityInCart, toRepeatInput } from '@sorrel/domain/cart-line'
import { getStockItem, hasEnoughStock } from '@sorrel/domain/stock'
import { subscribe } from 'valtio/vanilla'
import type { CartAddition } from './addition.ts'
import { type CartConnection, type Change, createCartConnection } from './connection.ts'
import { createLineChanges } from './line-changes.ts'
import { type CartFacts, type CartLog, type CartView, type CodeOutcome, createCartLog } from './log.ts'
import { getPieces, toKey, toNewLine } from './operations.ts'
import { type CartStoreOptions, type CartStoreRules, toRules } from './options.ts'

export interface CartStore extends Pick<CartConnection, 'refresh' | 'isDoubtful'> {
  /** A valtio proxy, for subscribing to a part of it. */
  readonly state: CartFacts
  /** The same object until something changes. */
  readonly getView: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (addition: CartAddition) => Promise<boolean>
  /** Adds the lines one after the other. Returns those that were not added; the caller reports them. */
  readonly addAll: (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
  readonly setQuantity: (itemId: string, quantity: number) => void
  /** Sends edited quantities immediately, for example when a field loses the focus. */
  readonly flush: () => void
  readonly remove: (itemId: string) => void
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Removes a gift card, or the coupon if no id is given. */
  readonly removeCode: (giftcardId?: string) => Promise<boolean>
  /** Sets the words that go with the order; empty ones take them off. */
  readonly setNote: (note: string) => Promise<boolean>
  /** Sends pending changes. Resolves once the service has answered them all: true if all succeeded. */
  readonly settle: () => Promise<boolean>
}

/**
 * The cart in this tab: the service's last answer with all unanswered changes applied to it. Items and quantities
 * appear immediately; amounts come from the service. A failed change is removed from the log, so that the cart matches
 * the service again.
 *
 * @example
 * ```ts
 * import { createCartStore } from '@sorrel/commerce/cart-store'
 * import { ok } from '@sorrel/domain/result'
 * import { aCart } from '@sorrel/domain/testing'
 *
 * const answer = async () => ok(aCart())
 * const codes = { applyCode: answer, removeCode: answer }
 * const transport = { fetch: answer, add: answer, update: answer, remove: answer, setNote: answer, ...codes }
 * const cart = createCartStore({ transport, currency: 'GBP' })
 * await cart.refresh()
 * console.log(cart.getView().cart?.items.length, cart.getView().isPending) // 1 false
 * ```
 */
export function createCartStore(given: CartStoreOptions): CartStore {
  const options = toRules(given)
  const log = createCartLog(options.currency)
  const connection = createCartConnection(options, log)
  const additions = createAdditions(options, log, connection)
  const lines = createLines(options, log, { connection, putBack: additions.putBack })
  return {
    state: log.state,
    getView: () => log.state.view,
    subscribe: (listener) => subscribe(log.state, () => listener(), true),
    refresh: connection.refresh,
    isDoubtful: connection.isDoubtful,
    remove: lines.remove,
    setQuantity: lines.setQuantity,
    flush: lines.flush,
    add: (addition) => {
      // Earlier edits are sent first.
      lines.flush()
      return additions.add(addition)
    },
    addAll: additions.addAll,
    ...createCodes(options, log, connection),
    setNote: (note) =>
      connection.change({
        call: () => options.transport.setNote(note),
        isMade: (cart) => (cart.note ?? '') === note,
      }),
    settle: async () => {
      const before = connection.getFailures()
      lines.flush()
      await whenSettled(log)
      return connection.getFailures() === before
    },
  }
}

function whenSettled({ state }: CartLog): Promise<void> {
  if (!state.view.isPending) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (state.view.isPending) return
      stop()
      resolve()
    }
    const stop = subscribe(state, look, true)
  })
}

interface LineTools {
  readonly connection: CartConnection
  readonly putBack: (item: CartItem) => void
}

function createLines(
  { transport, onEvent, editPauseMs }: CartStoreRules,
  log: CartLog,
  { connection, putBack }: LineTools,
): Pick<CartStore, 'setQuantity' | 'remove' | 'flush'> {
  const find = (itemId: string) => log.state.answer?.items.find(({ id }) => id === itemId)
  const lines = createLineChanges({
    pauseMs: editPauseMs,
    send: (itemId, quantity) =>
      connection.change({
        call: () => (quantity === 0 ? transport.remove(itemId) : transport.update(itemId, quantity)),
        name: find(itemId)?.name,
        itemId,
        isMade: ({ items }) => (items.find(({ id }) => id === itemId)?.quantity ?? 0) === quantity,
      }),
    onWanted: (itemId, quantity) => {
      const id = `set ${itemId}`
      if (quantity === undefined) log.complete(id)
      else log.begin({ type: 'set', id, itemId, quantity })
    },
  })
  const remove = (itemId: string) => {
    // As shown to the shopper: a quantity may be in flight.
    const item = log.state.view.cart?.items.find(({ id }) => id === itemId)
    void lines.setNow(itemId, 0).then((isRemoved) => {
      if (isRemoved && item !== undefined)
        onEvent({ type: 'removed', name: item.name, undo: () => putBack(item) })
    })
  }
  return {
    remove,
    setQuantity: (itemId, quantity) => (quantity === 0 ? remove(itemId) : lines.set(itemId, quantity)),
    flush: lines.flush,
  }
}

function createAdditions({ transport, onEvent }: CartStoreRules, log: CartLog, connection: CartConnection) {
  let made = 0
  /** Shows the line immediately; the caller that sends the change also completes it. */
  const begin = (line: CartItem, input: CartItemInput): Change => {
    made += 1
    const id = `add ${made}`
    const key = toKey(line)
    log.begin({ type: 'add', id, line })
    return {
      call: () => transport.add(input),
      operationId: id,
      input,
      name: line.name,
      isMade: (cart, before) =>
        before !== undefined && getPieces(cart, key) >= getPieces(before, key) + line.quantity,
    }
  }
  const beginAddition = (addition: CartAddition) => begin(toNewLine(addition), addition.input)
  return {
    putBack: (item: CartItem) => void connection.change(begin(item, toRepeatInput(item))),
    add: async (addition: CartAddition) => {
      if (!exceedsStock(addition, log.state.view.cart)) return connection.change(beginAddition(addition))
      onEvent({ type: 'not-enough-stock', quantity: addition.input.quantity })
      return false
    },
    addAll: async (additions: readonly CartAddition[]) => {
      const sent = additions.map(async (addition) => {
        if (exceedsStock(addition, log.state.view.cart)) return [addition]
        const result = await connection.send(beginAddition(addition))
        return result.ok ? [] : [addition]
      })
      return (await Promise.all(sent)).flat()
    },
  }
}

function createCodes(
  { transport, onEvent }: CartStoreRules,
  log: CartLog,
  { send, change }: CartConnection,
): Pick<CartStore, 'applyCode' | 'removeCode'> {
  let made = 0
  const begin = () => {
    made += 1
    const id = `code ${made}`
    log.begin({ type: 'code', id })
    return id
  }
  return {
    applyCode: async (code) => {
      const result = await send({ call: () => transport.applyCode(code), operationId: begin() })
      if (result.ok) return 'applied'
      const { error } = result
      if (error.kind === 'unknown-code') return 'unknown'
      onEvent({ type: 'failed', error })
      return 'failed'
    },
    removeCode: (giftcardId) =>
      change({ call: () => transport.removeCode(giftcardId), operationId: begin() }),
  }
}

/** Whether the stock holds less than the addition and the cart together. */
function exceedsStock({ input, product }: CartAddition, cart: Cart | undefined): boolean {
  const variant = product.variants.find(({ id }) => id === input.variantId)
  const inCart = cart === undefined ? 0 : getQuantityInCart(cart, input)
  return !hasEnoughStock({ requested: input.quantity, inCart, item: getStockItem(product, variant) })
}
