import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getMostInCart, getStockItemId } from '../catalogue/stock.ts'
import { stock } from '../database/catalogue-tables.ts'
import { cartItems } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { SwellCartItemInput } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { getDefaultText } from '../store/market.ts'
import { type CartItemRow, readCartItems } from './cart-rows.ts'
import { checkLine, checkQuantity, type LineRequest } from './check-line.ts'
import { toChangedRequest, toLineRequest } from './line-request.ts'

/** Most lines a cart may hold. */
const MAX_LINES = 100

/** The cart a change is made in, inside its transaction. */
interface CartChangeScope {
  readonly db: Database
  readonly cartId: string
  readonly snapshot: CatalogueSnapshot
}

/**
 * Adds a line; the same product, variant, choices and plan add to the line there is. Quantity defaults to 1.
 * Throws a user error for whatever the catalogue or the stock does not allow. See docs/specification.md#cart-lines.
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

/** Removes a line; one that is not there is removed already. */
export async function removeLine({ db, cartId }: CartChangeScope, itemId: string): Promise<void> {
  await db.delete(cartItems).where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
}

/** Puts these lines in place of all there are. */
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
  await checkStock(scope, { product, variant, quantity, others })
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

/** The same product and variant count together, whatever the plan or the other choices. */
async function checkStock(
  { db }: CartChangeScope,
  {
    product,
    variant,
    quantity,
    others,
  }: {
    readonly product: ProductDocument
    readonly variant: VariantDocument | undefined
    readonly quantity: number
    readonly others: readonly CartItemRow[]
  },
): Promise<void> {
  const [row] = await db
    .select({ level: stock.level })
    .from(stock)
    .where(eq(stock.itemId, getStockItemId(product, variant?.id)))
  const inCart = others
    .filter((item) => item.productId === product.id && item.variantId === (variant?.id ?? null))
    .reduce((sum, item) => sum + item.quantity, 0)
  if (quantity + inCart <= getMostInCart(product, row?.level)) return
  const name = [product, ...(variant === undefined ? [] : [variant])]
    .map((one) => getDefaultText(one.name))
    .join(', ')
  throw userError(
    `Not enough stock of ${name}: ${Math.max(0, (row?.level ?? 1) - inCart)} left to add`,
    'OUT_OF_STOCK',
  )
}
