import type { Market } from '#routing/market.ts'
import { loadStoreOrDefaults } from '#service/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { UnavailableList } from './unavailable-list.tsx'

export interface FallbackListProps {
  readonly market: Market
  /** Path and query of the list, without locale. */
  readonly address: string
  /** Nothing where fallback mode asked nobody. */
  readonly counts: 'failure' | undefined
}

/** Fallback data in a list's place, complete without script. See docs/specification.md#fallback-data. */
export async function FallbackList({ market, address, counts }: FallbackListProps) {
  const { toHref } = createShopView(await loadStoreOrDefaults(market), market)
  return <UnavailableList refreshHref={toHref(address)} counts={counts ?? 'nothing'} />
}
