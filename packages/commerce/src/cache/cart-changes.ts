import { isRecord, parseCount, parseText, toUntrusted, type Untrusted } from '@sorrel/contracts/untrusted'
import type {
  Cache,
  DataFields,
  OptimisticMutationConfig,
  UpdateResolver,
  Variables,
} from '@urql/exchange-graphcache'
import type { SwellCartItemInput } from '../generated/cart/graphql.ts'

const CART_KEY = 'SwellCart:session'

interface Line {
  readonly key: string
  readonly id: string
  readonly quantity: number
}

function getLines(cache: Cache): readonly Line[] {
  const keys: unknown = cache.resolve(CART_KEY, 'items')
  if (!Array.isArray(keys)) return []
  return keys.flatMap((key: unknown) => {
    if (typeof key !== 'string') return []
    const id = parseText(cache.resolve(key, 'id'))
    return id ? [{ key, id, quantity: parseCount(cache.resolve(key, 'quantity')) ?? 1 }] : []
  })
}

/** The cart with other lines. Its amounts stay until the service answers: only the service knows them. */
function toOptimisticCart(lines: readonly Line[]) {
  return {
    __typename: 'SwellCart',
    itemQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lines.map(({ id, quantity }) => ({ __typename: 'SwellCartItem', id, quantity })),
  }
}

function isSameItem(cache: Cache, { key }: Line, input: Untrusted<SwellCartItemInput>): boolean {
  const isStandard = parseText(input?.purchaseOption?.type) !== 'subscription'
  const product = parseText(cache.resolve(key, 'productId'))
  const variant = parseText(cache.resolve(key, 'variantId'))
  return isStandard && product === parseText(input?.productId) && variant === parseText(input?.variantId)
}

/** More of a line that is there already; a new line waits for the service, which alone knows its price. */
function addToLine(args: Variables, cache: Cache) {
  const input = toUntrusted<SwellCartItemInput>(args.input)
  const added = parseCount(input?.quantity, 1) ?? 1
  const lines = getLines(cache)
  const known = lines.find((line) => isSameItem(cache, line, input))
  return toOptimisticCart(
    lines.map((line) => (line === known ? { ...line, quantity: line.quantity + added } : line)),
  )
}

function changeLine(args: Variables, cache: Cache) {
  const quantity = parseCount(toUntrusted<SwellCartItemInput>(args.input)?.quantity)
  const change = (line: Line) =>
    line.id === args.itemId ? { ...line, quantity: quantity ?? line.quantity } : line
  return toOptimisticCart(getLines(cache).map(change))
}

function dropLine(args: Variables, cache: Cache) {
  return toOptimisticCart(getLines(cache).filter(({ id }) => id !== args.itemId))
}

/** Quantities change before the service answers, and change back when it refuses. */
export const optimisticCartChanges: OptimisticMutationConfig = {
  addCartItem: addToLine,
  updateCartItem: changeLine,
  deleteCartItem: dropLine,
}

/** Links the cart of the answer to the `cart` query: it may be the first cart of the session. */
function linkCart(field: string): UpdateResolver<DataFields> {
  return (parent, _args, cache) => {
    const link = isRecord(parent[field]) ? CART_KEY : null
    for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
      if (fieldName === 'cart') cache.link('Query', 'cart', args, link)
    }
  }
}

const CART_MUTATIONS = [
  'addCartItem',
  'updateCartItem',
  'deleteCartItem',
  'updateCart',
  'applyCoupon',
  'removeCoupon',
  'applyGiftcard',
  'removeGiftcard',
]

export const cartUpdates: Readonly<Record<string, UpdateResolver<DataFields>>> = Object.fromEntries(
  CART_MUTATIONS.map((field) => [field, linkCart(field)]),
)
