import type { ReactNode } from 'react'
import { systemClock } from '#backend/clock.ts'
import { env } from '#config/env.ts'
import type { Market } from '#request/market.ts'
import type { StoreContext } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { setLayoutShop } from '#shop/request-shop.ts'
import { loadCategories } from '#request/records.ts'
import { ShellFrame } from './shell-frame.tsx'

export interface ShellProps {
  readonly market: Market
  readonly store: StoreContext
  readonly children: ReactNode
}

/** The year of the footer's copyright. */
export const getYear = () => new Date(systemClock()).getFullYear()

/** Header and footer around a page of the shop. */
export async function Shell({ market, store, children }: ShellProps) {
  setLayoutShop(createShopView(store, market))
  return (
    <ShellFrame
      store={store}
      categories={await loadCategories(market)}
      year={getYear()}
      poweredBy={env.poweredBy}
    >
      {children}
    </ShellFrame>
  )
}
