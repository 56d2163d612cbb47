import { addToCart, deleteCartItem, fetchCart, updateCartItem } from '@sorrel/commerce/cart'
import type { CommerceError } from '@sorrel/commerce/client'
import {
  addToCartEndpoint,
  type CartData,
  deleteCartItemEndpoint,
  getCartEndpoint,
  toCartData,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Refusal } from '#platform/endpoint/answer.ts'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'
import type { Visitor } from '#platform/endpoint/visitor.ts'
import { bagLineForm } from './bag-forms.ts'

type CartAnswer = Result<{ readonly data: CartData }, Refusal>

function toCartAnswer(result: Result<Cart | null, CommerceError>): CartAnswer {
  if (result.ok) return ok({ data: toCartData(result.value) })
  const { error } = result
  if (error.kind !== 'user') return refuseUpstream(error)
  if (error.reason === 'not_found') return err({ code: 'not_found', message: 'There is no such line' })
  return err({ code: 'conflict', message: 'The service refused the change' })
}

/** Amounts come in the visitor's currency, words in the page's language. */
function getAudience({ currency, locale }: Visitor) {
  return { currency, locale }
}

/** The bag. Without a session there is none, and the service need not be asked. */
export const serveGetCart = serve(getCartEndpoint, async ({ query, visitor }) => {
  if (!visitor.hasSession) return toCartAnswer(ok(null))
  const currency = query.currency ?? visitor.currency
  return toCartAnswer(await fetchCart(visitor.commerce, { ...getAudience(visitor), currency }))
})

export const serveAddToCart = serve(addToCartEndpoint, async ({ body, visitor }) => {
  const { variantName, ...input } = body
  return toCartAnswer(await addToCart(visitor.commerce, { input, variantName, ...getAudience(visitor) }))
})

/** A quantity of 0 takes the line out. */
export const serveUpdateCartItem = serve(
  updateCartItemEndpoint,
  async ({ body, visitor }) => {
    const { itemId, input } = body
    if (input.quantity === 0) return toCartAnswer(await deleteCartItem(visitor.commerce, { itemId }))
    return toCartAnswer(await updateCartItem(visitor.commerce, { itemId, input, ...getAudience(visitor) }))
  },
  bagLineForm,
)

export const serveDeleteCartItem = serve(deleteCartItemEndpoint, async ({ body, visitor }) =>
  toCartAnswer(await deleteCartItem(visitor.commerce, body)),
)
