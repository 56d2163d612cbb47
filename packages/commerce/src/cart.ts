/** The session's cart. Safe in a browser. */

import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import { ok, type Result } from '@sorrel/domain/result'
import type { Audience } from './catalog/fetch-products.ts'
import type { CommerceClient, CommerceDocument } from './client.ts'
import type { CommerceError, UserErrorReason } from './error.ts'
import {
  AddToCartDocument,
  ApplyCouponDocument,
  ApplyGiftcardDocument,
  DeleteCartItemDocument,
  GetCartDocument,
  RemoveCouponDocument,
  RemoveGiftcardDocument,
  UpdateCartDocument,
  UpdateCartItemDocument,
  type CartFieldsFragment,
  type UpdateCartMutationVariables,
} from './generated/cart/graphql.ts'
import { andThen, decodeRecord, decodeRequired } from './wire/decode.ts'
import { mapRefusal } from './wire/to-user-error.ts'
import { toCart } from './cart/to-cart.ts'

export { fetchGiftcardBalance, type GiftcardBalance } from './cart/giftcard-balance.ts'

type CartResult = Promise<Result<Cart | null, CommerceError>>

interface CartChange<Field extends string, V extends object> {
  readonly document: CommerceDocument<{ readonly [F in Field]: CartFieldsFragment | null }, V>
  readonly variables: V
  /** The mutation's field in the answer. */
  readonly field: Field
  /** The reason of a refusal. Default `refused`. */
  readonly reason?: UserErrorReason
  /** Whether the cart may be gone afterwards, which the service says with null. Default false. */
  readonly mayEnd?: boolean
}

async function changeCart<Field extends string, V extends object>(
  client: CommerceClient,
  change: CartChange<Field, V>,
): CartResult {
  const answer = await client.mutate(change.document, change.variables)
  const refused = mapRefusal(answer, () => change.reason ?? 'refused')
  return andThen(refused, (data): Awaited<CartResult> => {
    const cart = data[change.field]
    // Without its field an answer says nothing of the change, so it must not be taken for a success.
    if (cart === null && change.mayEnd) return ok(null)
    return decodeRequired(cart, { operation: change.field, toRecord: (value) => toCart(value, client) })
  })
}

/** The session's cart as the service has it, never from a cache; null before the first item. */
export async function fetchCart(client: CommerceClient, { currency, locale }: Audience = {}): CartResult {
  const answer = await client.query(GetCartDocument, { currency, locale }, { requestPolicy: 'network-only' })
  return andThen(answer, ({ cart }) =>
    decodeRecord(cart, { operation: 'getCart', toRecord: (value) => toCart(value, client) }),
  )
}

export interface AddToCartArgs extends Audience {
  readonly input: CartItemInput
}

/** Fills in the new line's variant name from the page when the service sends none. */
function nameVariant(cart: Cart, input: CartItemInput): Cart {
  const { variantName } = input
  if (!variantName) return cart
  const items = cart.items.map((item) => {
    const isAdded = item.productId === input.productId && item.variantId === input.variantId
    return isAdded && !item.variantName ? { ...item, variantName } : item
  })
  return { ...cart, items }
}

/** Adds a line; fails as `user` when the service refuses it. */
export async function addToCart(client: CommerceClient, args: AddToCartArgs): CartResult {
  const { input, currency, locale } = args
  const { productId, variantId, quantity, options, purchaseOption } = input
  const cartItemInput = { productId, variantId, quantity, options: [...options], purchaseOption }
  const result = await changeCart(client, {
    document: AddToCartDocument,
    variables: { cartItemInput, currency, locale },
    field: 'addCartItem',
  })
  return andThen(result, (cart) => ok(cart && nameVariant(cart, input)))
}

export interface UpdateCartItemArgs extends Audience {
  readonly itemId: string
  readonly input: { readonly quantity: number }
}

/** Changes a line. */
export function updateCartItem(client: CommerceClient, args: UpdateCartItemArgs): CartResult {
  return changeCart(client, { document: UpdateCartItemDocument, variables: args, field: 'updateCartItem' })
}

/** Removes a line. */
export function deleteCartItem(client: CommerceClient, { itemId }: { readonly itemId: string }): CartResult {
  return changeCart(client, {
    document: DeleteCartItemDocument,
    variables: { itemId },
    field: 'deleteCartItem',
    mayEnd: true,
  })
}

export interface UpdateCartArgs extends Audience {
  readonly input: UpdateCartMutationVariables['input']
}

/** Changes the cart as a whole: addresses, note, coupon, lines. */
export function updateCart(client: CommerceClient, args: UpdateCartArgs): CartResult {
  return changeCart(client, { document: UpdateCartDocument, variables: args, field: 'updateCart' })
}

export interface CodeArgs extends Audience {
  /** Upper and lower case are the same. */
  readonly code: string
}

/** Applies a coupon; fails as `user` with reason `code` when there is no such coupon. A cart holds one. */
export function applyCoupon(client: CommerceClient, { code, currency, locale }: CodeArgs): CartResult {
  const variables = { code, currency, locale }
  return changeCart(client, {
    document: ApplyCouponDocument,
    variables,
    field: 'applyCoupon',
    reason: 'code',
  })
}

/** Removes the coupon. */
export function removeCoupon(client: CommerceClient): CartResult {
  return changeCart(client, { document: RemoveCouponDocument, variables: {}, field: 'removeCoupon' })
}

/** Applies a gift card; fails as `user` with reason `code` when there is no such card. A cart holds several. */
export function applyGiftcard(client: CommerceClient, { code, currency, locale }: CodeArgs): CartResult {
  const variables = { code, currency, locale }
  return changeCart(client, {
    document: ApplyGiftcardDocument,
    variables,
    field: 'applyGiftcard',
    reason: 'code',
  })
}

export interface RemoveGiftcardArgs extends Audience {
  readonly giftcardId: string
}

/** Removes a gift card. */
export function removeGiftcard(client: CommerceClient, args: RemoveGiftcardArgs): CartResult {
  return changeCart(client, { document: RemoveGiftcardDocument, variables: args, field: 'removeGiftcard' })
}
