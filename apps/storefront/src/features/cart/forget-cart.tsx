'use client'

import { useEffect } from 'react'
import { useCart } from './cart-context.ts'

/** Fetches the cart again after an order, which has emptied it. */
export function ForgetCart() {
  const { refresh } = useCart()
  useEffect(() => refresh(), [refresh])
  return null
}
