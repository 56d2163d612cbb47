import { getCartEndpoint, parseAnswer } from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'

/** The cart of an endpoint's answer, null before the first item; undefined for an answer of another shape. */
export function readCart(json: unknown): { readonly cart: Cart | null } | undefined {
  const answer = parseAnswer(getCartEndpoint, json)
  return answer.ok ? { cart: answer.value.data } : undefined
}
