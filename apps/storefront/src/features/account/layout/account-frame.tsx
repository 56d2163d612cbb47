'use client'

import { createContext, type ReactNode, use, useMemo, useTransition } from 'react'
import { ShopContext, useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'

const LeavingContext = createContext(false)

/** Knows that the next room of the account is on its way, so that the page can show its outline. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const shop = useShop()
  const [isLeaving, startLeaving] = useTransition()
  const inside = useMemo<Shop>(
    () => ({ ...shop, navigate: (path, scroll) => startLeaving(() => shop.navigate(path, scroll)) }),
    [shop],
  )
  return (
    <ShopContext value={inside}>
      <LeavingContext value={isLeaving}>{children}</LeavingContext>
    </ShopContext>
  )
}

/** Whether the next page of the account is on its way. */
export function useLeaving(): boolean {
  return use(LeavingContext)
}
