'use client'

import type { Order } from '@sorrel/domain/order'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type CheckoutReturnOptions,
  type CheckoutReturnState,
  createCheckoutReturn,
} from '../checkout-return.ts'
import { useCart } from './cart-context.ts'

export type UseCheckoutReturnOptions<Ordered extends Pick<Order, 'number'>, Failure> = Omit<
  CheckoutReturnOptions<Ordered, Failure>,
  'cart'
>

/**
 * The state of the page after a checkout, with the cart of the `CartProvider` above. The options count only at the
 * first render. `retry` reads an order again that could not be read.
 */
export function useCheckoutReturn<Ordered extends Pick<Order, 'number'>, Failure = never>(
  options: UseCheckoutReturnOptions<Ordered, Failure>,
): { readonly state: CheckoutReturnState<Ordered, Failure>; readonly retry: () => void } {
  const cart = useCart()
  const [{ getState, subscribe, start }] = useState(() => createCheckoutReturn({ ...options, cart }))
  useEffect(() => start(), [start])
  return { state: useSyncExternalStore(subscribe, getState, getState), retry: start }
}
