'use client'

import { useEffect } from 'react'
import { useCart } from './cart-context.ts'

/** After an order the cart is empty: asks the service instead of showing the old one. */
export function ForgetCart() {
  const { refresh } = useCart()
  useEffect(() => refresh(), [refresh])
  return null
}
