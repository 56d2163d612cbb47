'use client'

import type { Cart } from '@sorrel/domain/cart'
import {
  type FreeDeliveryProgress,
  getFreeDeliveryProgress,
  getFreeDeliveryThreshold,
  getFreeDeliveryTotal,
} from '@sorrel/domain/free-delivery'
import { isDelivered } from '@sorrel/domain/cart-line'
import { isUk } from '@sorrel/domain/location'
import { useShopperLocation } from '#features/location/index.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

export interface FreeDelivery extends FreeDeliveryProgress {
  readonly isUk: boolean
}

/**
 * How far the cart is from free delivery where the shopper is, which is asked once `isShown`. Undefined for a cart that
 * is not known yet, and for one of which nothing is delivered. See docs/specification.md#free-delivery.
 */
export function useFreeDelivery(cart: Cart | undefined, isShown: boolean): FreeDelivery | undefined {
  const { countryCode } = useShopperLocation(isShown)
  if (cart === undefined || !cart.items.some(isDelivered)) return undefined
  const { currency } = cart
  const threshold = getFreeDeliveryThreshold({ countryCode, currency }, SHOP_CONFIG.freeDelivery)
  const total = getFreeDeliveryTotal(cart)
  return { ...getFreeDeliveryProgress({ total, threshold }), isUk: isUk(countryCode) }
}
