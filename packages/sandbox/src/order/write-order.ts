import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { findAccount, findAccountByEmail, normalizeEmail } from '../account/account-rows.ts'
import { type CartRow, readCartRows } from '../cart/cart-rows.ts'
import { getGiftcardShares } from '../cart/giftcards.ts'
import { getPricedCart, type PricedCart, type PricedCartLine } from '../cart/priced-cart.ts'
import type { CartShippingRecord } from '../cart/records.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { carts, giftcards, orders } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Market } from '../store/market.ts'
import { insertSubscriptions } from '../subscription/insert-subscriptions.ts'
import { takeNumber } from './order-number.ts'
import type { OrderRow } from './order-rows.ts'
import type { AddressRecord, CardRecord } from './records.ts'
import { getPartDemands, takeStock } from './take-stock.ts'
import { toOrderRecord } from './to-order-record.ts'

/** The order that a buyer has agreed to. */
export interface OrderRequest {
  readonly cart: CartRow
  readonly email: string
  readonly address: AddressRecord
  readonly shipping: CartShippingRecord
  readonly card: CardRecord | undefined
  /** The total shown to the buyer, in minor units; unset if none was shown. */
  readonly expectedTotal: number | undefined
}

/** Why an order was not placed. Nothing is changed in that case. */
export type OrderProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sold-out'; readonly productId: string }
  | { readonly kind: 'changed' }

/** Thrown inside the transaction, so that all of it is rolled back. */
export class NotPlaced extends Error {
  readonly problem: OrderProblem | { readonly kind: 'placed-before' }
  constructor(problem: NotPlaced['problem']) {
    super(problem.kind)
    this.problem = problem
  }
}

/** The context of a new order. `db` is the transaction. */
interface OrderScope {
  readonly db: Database
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly now: Date
  readonly promotionPercent: number
}

/** Writes an order with its payment and subscriptions; throws `NotPlaced` if that is not possible. */
export async function writeOrder(scope: OrderScope, request: OrderRequest): Promise<OrderRow> {
  const { db, now } = scope
  const id = randomUUID()
  const cart = await claimCart(scope, request, id)
  await takeStockOf(db, cart)
  await takeGiftcards(db, cart)
  const owner = cart.rows.cart.accountId ?? (await findAccountByEmail(db, request.email))?.id ?? null
  const paymentNumber = `P${await takeNumber(db, 'payment')}`
  const [order] = await db
    .insert(orders)
    .values({
      id,
      number: `S${await takeNumber(db, 'order')}`,
      checkoutId: cart.rows.cart.checkoutId,
      accountId: owner,
      email: normalizeEmail(request.email),
      status: cart.needsDelivery ? 'delivery_pending' : 'complete',
      currency: cart.market.currency.code,
      locale: cart.rows.cart.locale,
      record: toOrderRecord(cart, { address: request.address, card: request.card, paymentNumber, now }),
      dateCreated: now,
    })
    .returning()
  if (order === undefined) throw new Error('An order was not stored')
  await insertSubscriptions(db, { order, cart })
  return order
}

/** Marks the cart as this order's, which succeeds only once. Returns it with the current prices. */
async function claimCart(
  { db, snapshot, market, promotionPercent }: OrderScope,
  request: OrderRequest,
  orderId: string,
): Promise<PricedCart> {
  const { shipping, expectedTotal } = request
  const [cart] = await db
    .update(carts)
    .set({ orderId, shipping })
    .where(and(eq(carts.id, request.cart.id), isNull(carts.orderId)))
    .returning()
  if (cart === undefined) throw new NotPlaced({ kind: 'placed-before' })
  const rows = await readCartRows(db, cart)
  const account = await findAccount(db, cart.accountId)
  const priced = getPricedCart({
    rows,
    snapshot,
    market,
    accountGroup: account?.group,
    promotionPercent,
  })
  if (priced.lines.length === 0) throw new NotPlaced({ kind: 'empty' })
  if (expectedTotal !== undefined && expectedTotal !== priced.totals.captureTotal)
    throw new NotPlaced({ kind: 'changed' })
  return priced
}

async function takeStockOf(db: Database, { lines }: PricedCart): Promise<void> {
  const demands = lines.flatMap((line) => [line, ...getPartDemands(line.parts, line.quantity)])
  const missing = await takeStock(db, demands)
  if (missing === undefined) return
  const isShort = ({ product, parts }: PricedCartLine) =>
    [product, ...parts.map((part) => part.product)].includes(missing.product)
  const product = lines.find(isShort)?.product ?? missing.product
  throw new NotPlaced({ kind: 'sold-out', productId: product.id })
}

async function takeGiftcards(db: Database, { rows, totals, market }: PricedCart): Promise<void> {
  for (const { giftcard, taken } of getGiftcardShares(rows.giftcards, totals.giftcardTotal, market)) {
    const [card] = await db
      .update(giftcards)
      .set({ balance: sql`${giftcards.balance} - ${taken}` })
      .where(and(eq(giftcards.id, giftcard.id), gte(giftcards.balance, taken)))
      .returning({ id: giftcards.id })
    if (card === undefined) throw new NotPlaced({ kind: 'changed' })
  }
}
