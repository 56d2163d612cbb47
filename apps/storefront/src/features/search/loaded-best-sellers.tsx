import type { Market } from '#request/market.ts'
import { BestSellers } from './best-sellers.tsx'
import { loadInstead } from './load-search.ts'

/** Best sellers, as a way on from a page that is missing; nothing while they cannot be found. */
export async function LoadedBestSellers({ market }: { readonly market: Market }) {
  const instead = await loadInstead(market)
  return instead && <BestSellers instead={instead} headingLevel={2} />
}
