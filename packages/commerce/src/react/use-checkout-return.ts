'use client'

import type { Order } from '@sorrel/domain/order'
import { ok } from '@sorrel/domain/result'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type CheckoutReturnOptions,
  type CheckoutReturnState,
  createCheckoutReturn,
} from '../checkout-return.ts'
import { useCartActions } from './cart-context.ts'
import { useLatest } from './use-latest.ts'

export type UseCheckoutReturnOptions<Ordered extends Pick<Order, 'number'>, Failure> = Omit<
  CheckoutReturnOptions<Ordered, Failure>,
  'cart'
>

/**
 * The state of the page after a checkout, with the cart of the `CartProvider` above. `read` and `onPurchase` may change
 * on every render; `order` and `memory` are those of the first. `retry` reads an order again that could not be read.
 */
export function useCheckoutReturn<Ordered extends Pick<Order, 'number'>, Failure = never>(
  options: UseCheckoutReturnOptions<Ordered, Failure>,
): { readonly state: CheckoutReturnState<Ordered, Failure>; readonly retry: () => void } {
  const cart = useCartActions()
  const latest = useLatest(options)
  const [{ getState, subscribe, start }] = useState(() =>
    createCheckoutReturn<Ordered, Failure>({
      ...options,
      cart,
      read: async () => (await latest.current.read?.()) ?? ok(null),
      onPurchase: (placed) => latest.current.onPurchase?.(placed),
    }),
  )
  useEffect(() => start(), [start])
  return { state: useSyncExternalStore(subscribe, getState, getState), retry: start }
}
