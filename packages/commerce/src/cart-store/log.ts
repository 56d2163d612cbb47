import { type Cart, type CartItem, getEmptyCart } from '@sorrel/domain/cart'
import { applyOperations, type CartOperation } from './operations.ts'
import type { CartView } from './view.ts'

/** The service's last answer and the operations that it has not answered. Nothing else is stored of the cart. */
export interface CartLog {
  /** As the service last answered; undefined until it is first known. */
  readonly getAnswer: () => Cart | undefined
  /** The answer with the operations applied. The same object until something changes. */
  readonly getView: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Adds an operation; one with the same id is replaced where it stands. */
  readonly begin: (operation: CartOperation) => void
  /** Takes an operation out and stores the answer to it, if it has one, in one step. */
  readonly settle: (operationId: string | undefined, answer?: Cart) => void
}

/** `currency` is that of the cart before the first answer. */
export function createCartLog(currency: string): CartLog {
  let answer: Cart | undefined
  let operations: readonly CartOperation[] = []
  let view = toCartView(answer, operations, currency)
  const listeners = new Set<() => void>()
  const publish = () => {
    view = toCartView(answer, operations, currency)
    for (const listener of listeners) listener()
  }
  return {
    getAnswer: () => answer,
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: (operation) => {
      const isKnown = operations.some(({ id }) => id === operation.id)
      operations = isKnown
        ? operations.map((other) => (other.id === operation.id ? operation : other))
        : [...operations, operation]
      publish()
    },
    settle: (operationId, next) => {
      operations = operations.filter(({ id }) => id !== operationId)
      if (next !== undefined) answer = shareLines(next, answer)
      publish()
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
