import type { ReactNode } from 'react'
import type { Market } from '#platform/market.ts'
import type { StoreContext } from '#platform/store.ts'

export interface ShellProps {
  readonly market: Market
  readonly store: StoreContext
  readonly children: ReactNode
}

/** Header and footer around a page of the shop. */
export function Shell({ children }: ShellProps) {
  return <main>{children}</main>
}
