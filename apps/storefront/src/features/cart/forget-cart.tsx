'use client'

import { useCart } from '@sorrel/commerce/react'
import { useEffect } from 'react'

/** Fetches the cart again after an order, which has emptied it. */
export function ForgetCart() {
  const { refresh } = useCart()
  useEffect(() => refresh(), [refresh])
  return null
}
