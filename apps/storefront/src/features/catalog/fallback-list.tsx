import type { Market } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { UnavailableList } from './unavailable-list.tsx'

export interface FallbackListProps {
  readonly market: Market
  /** Path and query of the list, without locale. */
  readonly address: string
  /** Undefined in fallback mode, in which the service was not called. */
  readonly counts: 'failure' | undefined
  /** Id of the failure in the logs. */
  readonly reference?: string | undefined
}

/** Fallback data in place of a list, complete without script. See docs/specification.md#fallback-data. */
export async function FallbackList({ market, address, counts, reference }: FallbackListProps) {
  const { toHref } = createShopView(await loadStoreOrDefaults(market), market)
  return <UnavailableList refreshHref={toHref(address)} counts={counts ?? 'nothing'} reference={reference} />
}
