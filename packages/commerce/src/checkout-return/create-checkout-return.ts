import type { Order } from '@sorrel/domain/order'
import type { Result } from '@sorrel/domain/result'
import { createState } from '../state/create-state.ts'
import type { PurchaseMemory } from './purchase-memory.ts'

/** The order: all of it, or the part that a server gives its page. */
type Placed = Pick<Order, 'number'>

/** `missing`: the checkout made no order. `failed`: unknown, because the order could not be read. */
export type CheckoutReturnState<Ordered extends Placed, Failure> =
  | { readonly status: 'reading' }
  | { readonly status: 'placed'; readonly order: Ordered }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: Failure }

export interface CheckoutReturnOptions<Ordered extends Placed, Failure> {
  /** The order, if the page was rendered with it: nothing is read then. */
  readonly order?: Ordered | undefined
  /** Reads the order that the checkout made; null when there is none. Must not reject. Default: there is none. */
  readonly read?: (() => Promise<Result<Ordered | null, Failure>>) | undefined
  /** The cart, which the order has emptied: it is fetched again. */
  readonly cart: { readonly refresh: () => void }
  /** Called once for each order: the place to report the purchase. */
  readonly onPurchase?: ((order: Ordered) => void) | undefined
  /** Which orders were reported. See `createPurchaseMemory`. */
  readonly memory: PurchaseMemory
}

export interface CheckoutReturn<Ordered extends Placed, Failure> {
  /** The same object until something changes. */
  readonly getState: () => CheckoutReturnState<Ordered, Failure>
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the order and runs its consequences. A second call does nothing, unless the first failed. */
  readonly start: () => void
}

/** Reads the order once, refreshes the cart and reports the purchase once, however often the page is opened. */
export function createCheckoutReturn<Ordered extends Placed, Failure = never>({
  order,
  read = async () => ({ ok: true, value: null }),
  cart,
  onPurchase,
  memory,
}: CheckoutReturnOptions<Ordered, Failure>): CheckoutReturn<Ordered, Failure> {
  const { getState, subscribe, set } = createState<CheckoutReturnState<Ordered, Failure>>(
    order === undefined ? { status: 'reading' } : { status: 'placed', order },
  )
  let isStarted = false
  const follow = (placed: Ordered) => {
    cart.refresh()
    if (memory.has(placed.number)) return
    memory.add(placed.number)
    onPurchase?.(placed)
  }
  const find = async () => {
    const answer = await read()
    isStarted = answer.ok
    if (!answer.ok) return set({ status: 'failed', error: answer.error })
    if (answer.value === null) return set({ status: 'missing' })
    follow(answer.value)
    return set({ status: 'placed', order: answer.value })
  }
  return {
    getState,
    subscribe,
    start: () => {
      if (isStarted) return
      isStarted = true
      if (order !== undefined) return follow(order)
      if (getState().status === 'failed') set({ status: 'reading' })
      void find()
    },
  }
}
