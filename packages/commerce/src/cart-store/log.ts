import { type Cart, type CartItem, getEmptyCart } from '@sorrel/domain/cart'
import type { Money } from '@sorrel/domain/money'
import { proxy, ref } from 'valtio/vanilla'
import { applyOperations, type CartOperation } from './operations.ts'

/** Whether a code now applies to the cart, does not exist, or could not be checked. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The cart as the page shows it. */
export interface CartView {
  /** Undefined until it is first known or something is added. */
  readonly cart: Cart | undefined
  /** The cart's lines; none until it is first known or something is added. */
  readonly lines: readonly CartItem[]
  /** The cart's grand total in its own currency, which may be another than the one asked for. The same object until it changes. */
  readonly total: Money | undefined
  /** Whether the service has answered, so that the cart contains all its lines. */
  readonly isKnown: boolean
  /** Ids of the lines with a change in flight: their amounts may still change. */
  readonly pendingIds: readonly string[]
  /** Ids of those lines that are new to the service: they have no amounts yet. */
  readonly newIds: readonly string[]
  /** Whether a change is in flight: the sums may still change. */
  readonly isPending: boolean
}

/**
 * The stored facts of the cart: the service's last answer and the operations it has not answered yet. `view` is derived
 * from both and changes last, so that listeners never see half a change.
 */
export interface CartFacts {
  /** As the service last answered; undefined until it is first known. */
  answer: Cart | undefined
  operations: CartOperation[]
  /** The answer with the operations applied. The same object until something changes. */
  view: CartView
  /** Additional data that a shop shows with the cart, such as a customer's group prices. */
  more: object
}

/** The cart of one page: nothing is shared between two of them. */
export interface CartLog {
  readonly state: CartFacts
  /** Adds an operation; one with the same id is replaced in place. */
  readonly begin: (operation: CartOperation) => void
  /** Removes an operation and stores its answer, if any, in one step. */
  readonly complete: (operationId: string | undefined, answer?: Cart) => void
}

/** `currency` is used until the first answer. */
export function createCartLog(currency: string): CartLog {
  const state = proxy<CartFacts>({
    answer: undefined,
    operations: [],
    view: ref(toCartView(undefined, [], currency)),
    more: ref({}),
  })
  const { operations } = state
  const find = (operationId: string | undefined) => operations.findIndex(({ id }) => id === operationId)
  const show = () => {
    const { total } = state.view
    state.view = ref(shareTotal(toCartView(state.answer, operations, currency), total))
  }
  return {
    state,
    begin: (operation) => {
      const at = find(operation.id)
      if (at === -1) operations.push(ref(operation))
      else operations[at] = ref(operation)
      show()
    },
    complete: (operationId, answer) => {
      const at = find(operationId)
      if (at !== -1) operations.splice(at, 1)
      if (answer !== undefined) state.answer = ref(shareLines(answer, state.answer))
      show()
    },
  }
}

function toCartView(
  answer: Cart | undefined,
  operations: readonly CartOperation[],
  currency: string,
): CartView {
  const isPending = operations.length > 0
  const cart = answer ?? (isPending ? getEmptyCart(currency) : undefined)
  if (cart === undefined)
    return { cart, lines: [], total: undefined, isKnown: false, pendingIds: [], newIds: [], isPending }
  const { items, pendingIds, newIds } = applyOperations(cart.items, operations)
  const isKnown = answer !== undefined
  const total = { amount: cart.grandTotal, currency: cart.currency }
  return { cart: { ...cart, items }, lines: items, total, isKnown, pendingIds, newIds, isPending }
}

/** The view with the total before it, where that is equal: what shows it alone does not render again. */
function shareTotal(view: CartView, before: Money | undefined): CartView {
  const isEqual = view.total?.amount === before?.amount && view.total?.currency === before?.currency
  return isEqual ? { ...view, total: before } : view
}

/** The answer, reusing unchanged line objects of the previous one, so that only changed lines re-render. */
function shareLines(next: Cart, before: Cart | undefined): Cart {
  const known = new Map(before?.items.map((item) => [item.id, item]))
  const share = (item: CartItem) => {
    const old = known.get(item.id)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? old : item
  }
  return { ...next, items: next.items.map(share) }
}
