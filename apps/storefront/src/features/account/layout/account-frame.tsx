'use client'

import { createContext, type ReactNode, use, useMemo, useTransition } from 'react'
import { ShopContext, useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'

const NavigatingContext = createContext(false)

/** Knows that the next page of the account is loading, so that a skeleton can be shown. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const shop = useShop()
  const [isNavigating, startNavigating] = useTransition()
  const inside = useMemo<Shop>(
    () => ({ ...shop, navigate: (path, scroll) => startNavigating(() => shop.navigate(path, scroll)) }),
    [shop],
  )
  return (
    <ShopContext value={inside}>
      <NavigatingContext value={isNavigating}>{children}</NavigatingContext>
    </ShopContext>
  )
}

/** Whether the next page of the account is on its way. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext)
}
