'use client'

import type { UntrustedRecord } from '@sorrel/contracts/untrusted'
import type { Cart } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'
import { useMemo } from 'react'
import { addToCart, deleteCartItem, updateCartItem, type AddToCartArgs } from '../cart.ts'
import { toCart } from '../cart/to-cart.ts'
import type { Audience } from '../catalog/fetch-products.ts'
import type { CommerceError } from '../error.ts'
import { GetCartDocument, type GetCartQuery } from '../generated/cart/graphql.ts'
import { decodeRecord } from '../wire/decode.ts'
import type { MapContext } from '../wire/to-list.ts'
import { useCommerce } from './commerce-context.ts'
import { useOperation, type Loaded } from './use-operation.ts'

type CartResult = Promise<Result<Cart | null, CommerceError>>

export interface CartActions {
  readonly add: (item: Pick<AddToCartArgs, 'input' | 'variantName'>) => CartResult
  readonly setQuantity: (itemId: string, quantity: number) => CartResult
  readonly remove: (itemId: string) => CartResult
}

function decodeCart(
  { cart }: UntrustedRecord<GetCartQuery>,
  context: MapContext,
): Result<Cart | null, CommerceError> {
  return decodeRecord(cart, { operation: 'getCart', toRecord: (value) => toCart(value, context) })
}

/** The session's cart, null before the first item, and the functions that change it. */
export function useCart({ currency, locale }: Audience = {}): Loaded<Cart | null> & CartActions {
  const client = useCommerce()
  const loaded = useOperation({
    document: GetCartDocument,
    variables: { currency, locale },
    operation: 'getCart',
    decode: decodeCart,
  })
  const actions = useMemo((): CartActions => {
    return {
      add: (item) => addToCart(client, { ...item, currency, locale }),
      setQuantity: (itemId, quantity) =>
        updateCartItem(client, { itemId, input: { quantity }, currency, locale }),
      remove: (itemId) => deleteCartItem(client, { itemId }),
    }
  }, [client, currency, locale])
  return { ...loaded, ...actions }
}
