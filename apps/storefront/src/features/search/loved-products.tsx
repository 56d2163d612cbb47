import type { Market } from '#routing/market.ts'
import { loadStoreOrDefaults } from '#service/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { setPageShop } from '#shop/request-shop.ts'
import { BestSellers } from './best-sellers.tsx'
import { loadInstead } from './load-search.ts'

/** Best sellers, as a way on from a page that is missing; nothing while they cannot be found. */
export async function LovedProducts({ market }: { readonly market: Market }) {
  const [store, instead] = await Promise.all([loadStoreOrDefaults(market), loadInstead(market)])
  setPageShop(createShopView(store, market))
  return instead && <BestSellers instead={instead} headingLevel={2} />
}
