'use client'

import { createContext, use } from 'react'
import type { Audience } from '../catalog/fetch-products.ts'
import type { Shop } from '../shop/create-shop.ts'

export const ShopContext = createContext<Shop | undefined>(undefined)

/** The currency and language that are asked for, else those of the shop above. */
export function useAudience({ currency, locale }: Audience): Audience {
  const shop = use(ShopContext)
  return { currency: currency ?? shop?.currency, locale: locale ?? shop?.locale }
}
