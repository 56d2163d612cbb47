import { addToCart, deleteCartItem, fetchCart, updateCartItem } from '@sorrel/commerce/cart'
import type { CommerceError } from '@sorrel/commerce/client'
import { type CartData, toCartData } from '@sorrel/contracts/calls'
import {
  addToCartEndpoint,
  deleteCartItemEndpoint,
  getCartEndpoint,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { EndpointError } from '#service/endpoint/answer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { cartLineForm } from './cart-forms.ts'
import { limitNewCarts } from './limit-new-carts.ts'

function toCartAnswer(
  { noteCart }: RequestContext,
  result: Result<Cart | null, CommerceError>,
): Result<{ readonly data: CartData }, EndpointError> {
  if (result.ok) {
    noteCart(result.value)
    return ok({ data: toCartData(result.value) })
  }
  const { error } = result
  if (error.kind !== 'user') return toUpstreamError(error)
  if (error.reason === 'not_found') return err({ code: 'not_found', message: 'There is no such line' })
  return err({ code: 'conflict', message: 'The service refused the change' })
}

/** The cart's amounts are in the visitor's currency, its texts in the page's language. */
function getAudience({ currency, locale }: RequestContext) {
  return { currency, locale }
}

/** The cart. Without a session there is none, so the service is not called. */
export const handleGetCart = createHandler(getCartEndpoint, async ({ query, context }) => {
  if (!context.hasSession) return toCartAnswer(context, ok(null))
  const currency = query.currency ?? context.currency
  return toCartAnswer(context, await fetchCart(context.commerce, { ...getAudience(context), currency }))
})

export const handleAddToCart = createHandler(addToCartEndpoint, async ({ body, context }) => {
  const refusal = await limitNewCarts(context)
  if (refusal !== undefined) return err(refusal)
  const { variantName, ...input } = body
  return toCartAnswer(
    context,
    await addToCart(context.commerce, { input, variantName, ...getAudience(context) }),
  )
})

/** A quantity of 0 takes the line out. */
export const handleUpdateCartItem = createHandler(
  updateCartItemEndpoint,
  async ({ body, context }) => {
    const { itemId, input } = body
    if (input.quantity === 0) return toCartAnswer(context, await deleteCartItem(context.commerce, { itemId }))
    return toCartAnswer(
      context,
      await updateCartItem(context.commerce, { itemId, input, ...getAudience(context) }),
    )
  },
  cartLineForm,
)

export const handleDeleteCartItem = createHandler(deleteCartItemEndpoint, async ({ body, context }) =>
  toCartAnswer(context, await deleteCartItem(context.commerce, body)),
)
