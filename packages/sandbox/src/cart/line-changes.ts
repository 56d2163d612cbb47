import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ProductDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { cartItems } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { SwellCartItemInput } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { type CartItemRow, readCartItems } from './cart-rows.ts'
import { checkLine, checkQuantity, type LineRequest } from './check-line.ts'
import { toChangedRequest, toLineRequest } from './line-request.ts'

/** Most lines a cart may hold. */
const MAX_LINES = 100

/** The cart that is changed, inside its transaction. */
interface CartChangeScope {
  readonly db: Database
  readonly cartId: string
  readonly snapshot: CatalogueSnapshot
}

/**
 * Adds a line, or increases the line with the same product, variant, options and plan. Quantity defaults to 1. Throws a
 * user error if the catalogue does not allow it. Stock is checked when the order is placed, not here. See
 * docs/commerce-service.md#cart-and-checkout.
 */
export async function addLine(scope: CartChangeScope, input: SwellCartItemInput): Promise<void> {
  const product = findProduct(scope, input.productId)
  const quantity = orUserError(checkQuantity(input.quantity ?? 1))
  await putLine(scope, { product, request: toLineRequest(input), quantity, replaced: undefined })
}

/** Changes a line's quantity, choices or plan; a quantity of 0 removes it. An unknown line is refused. */
export async function updateLine(
  scope: CartChangeScope,
  itemId: string,
  input: SwellCartItemInput,
): Promise<void> {
  const item = (await readCartItems(scope.db, scope.cartId)).find(({ id }) => id === itemId)
  if (item === undefined) throw userError(`Unknown cart item "${itemId}"`, 'NOT_FOUND')
  if (input.quantity === 0) return removeLine(scope, itemId)
  const quantity = orUserError(checkQuantity(input.quantity ?? item.quantity))
  const product = findProduct(scope, item.productId)
  await putLine(scope, { product, request: toChangedRequest(item, input), quantity, replaced: item })
}

/** Removes a line; succeeds for an unknown one. */
export async function removeLine({ db, cartId }: CartChangeScope, itemId: string): Promise<void> {
  await db.delete(cartItems).where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
}

/** Replaces all lines by these. */
export async function replaceLines(
  scope: CartChangeScope,
  inputs: readonly SwellCartItemInput[],
): Promise<void> {
  await scope.db.delete(cartItems).where(eq(cartItems.cartId, scope.cartId))
  for (const input of inputs) await addLine(scope, input)
}

function findProduct({ snapshot }: CartChangeScope, productId: string | null | undefined): ProductDocument {
  const product = snapshot.productById.get(productId ?? '') ?? snapshot.productBySlug.get(productId ?? '')
  if (product === undefined) throw userError(`Unknown product "${productId ?? ''}"`, 'NOT_FOUND')
  return product
}

interface LineToPut {
  readonly product: ProductDocument
  readonly request: LineRequest
  readonly quantity: number
  /** The line that is being changed; undefined when one is added. */
  readonly replaced: CartItemRow | undefined
}

async function putLine(
  scope: CartChangeScope,
  { product, request, quantity, replaced }: LineToPut,
): Promise<void> {
  const { db, cartId } = scope
  const { variant, plan, options, mergeKey } = orUserError(checkLine(product, request))
  const others = (await readCartItems(db, cartId)).filter(({ id }) => id !== replaced?.id)
  const sameLine = others.find((item) => item.mergeKey === mergeKey)
  const total = orUserError(checkQuantity(quantity + (sameLine?.quantity ?? 0)))
  const values = {
    productId: product.id,
    variantId: variant?.id ?? null,
    planId: plan?.id ?? null,
    options,
    mergeKey,
  }
  const existing = sameLine ?? replaced
  if (sameLine !== undefined && replaced !== undefined) await removeLine(scope, replaced.id)
  if (existing !== undefined) {
    await db
      .update(cartItems)
      .set({ ...values, quantity: total })
      .where(eq(cartItems.id, existing.id))
    return
  }
  if (others.length >= MAX_LINES) throw userError(`A bag holds at most ${MAX_LINES} lines`)
  await db.insert(cartItems).values({ id: randomUUID(), cartId, ...values, quantity: total })
}
