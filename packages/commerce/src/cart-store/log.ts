import { type Cart, type CartItem, getEmptyCart } from '@sorrel/domain/cart'
import { proxy, ref } from 'valtio/vanilla'
import { applyOperations, type CartOperation } from './operations.ts'
import type { CartView } from './view.ts'

/**
 * What is stored of the cart: the service's last answer and the operations that it has not answered. `view` follows from
 * both; it changes last, so that whoever listens never sees half a change.
 */
export interface CartFacts {
  /** As the service last answered; undefined until it is first known. */
  answer: Cart | undefined
  operations: CartOperation[]
  /** The answer with the operations applied. The same object until something changes. */
  view: CartView
  /** What a shop shows with the cart, such as prices of a customer's own. */
  more: object
}

/** The cart of one page: nothing is shared between two of them. */
export interface CartLog {
  readonly state: CartFacts
  /** Adds an operation; one with the same id is replaced where it stands. */
  readonly begin: (operation: CartOperation) => void
  /** Takes an operation out and stores the answer to it, if it has one, in one step. */
  readonly settle: (operationId: string | undefined, answer?: Cart) => void
}

/** `currency` is that of the cart before the first answer. */
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
    state.view = ref(toCartView(state.answer, operations, currency))
  }
  return {
    state,
    begin: (operation) => {
      const at = find(operation.id)
      if (at === -1) operations.push(ref(operation))
      else operations[at] = ref(operation)
      show()
    },
    settle: (operationId, answer) => {
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
  if (cart === undefined) return { cart, isKnown: false, pendingIds: [], newIds: [], isPending }
  const { items, pendingIds, newIds } = applyOperations(cart.items, operations)
  const isKnown = answer !== undefined
  return { cart: { ...cart, items }, isKnown, pendingIds, newIds, isPending }
}

/** The answer with the line objects of the one before where they are equal, so that only changed lines are drawn again. */
function shareLines(next: Cart, before: Cart | undefined): Cart {
  const known = new Map(before?.items.map((item) => [item.id, item]))
  const share = (item: CartItem) => {
    const old = known.get(item.id)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? old : item
  }
  return { ...next, items: next.items.map(share) }
}
