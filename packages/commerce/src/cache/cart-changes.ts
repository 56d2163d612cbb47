import { isRecord } from '@sorrel/contracts/untrusted'
import type { DataFields, UpdateResolver } from '@urql/exchange-graphcache'

const CART_KEY = 'SwellCart:session'

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
