'use client'

import { createPurchaseMemory } from '@sorrel/commerce/checkout-return'
import { useCheckoutReturn } from '@sorrel/commerce/react'
import type { PurchaseEvent } from '@sorrel/commerce/analytics'
import { useState } from 'react'
import { track } from '#features/analytics/index.ts'
import { toShopKey } from '#config/storage-key.ts'

/** Empties the cart after an order and reports the purchase, once. Renders nothing. */
export function PlacedOrder({ purchase }: { readonly purchase: PurchaseEvent }) {
  const [memory] = useState(() => createPurchaseMemory(toShopKey('purchases')))
  useCheckoutReturn({
    order: { number: purchase.orderNumber },
    onPurchase: () => track(purchase),
    memory,
  })
  return null
}
