import { fetchCart } from '@sorrel/commerce/cart'
import { routes } from '@sorrel/contracts/routes'
import { type Cart, getEmptyCart } from '@sorrel/domain/cart'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import type { Notice } from '#platform/notice.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import { loadVisit } from '#platform/visit.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface CartScreenProps extends ScreenProps {
  readonly cart: Cart
  /** What became of a form sent without script. */
  readonly notice: Notice | undefined
}

/** The bag as a page. See docs/decisions.md#routes. */
export const loadCart = cache(async (market: Market): Promise<Loaded<Omit<CartScreenProps, 'notice'>>> => {
  const store = await loadStore(market)
  const { commerce, hasSession } = await loadVisit()
  const found = hasSession ? getAvailable(await fetchCart(commerce, market)) : null
  const cart = found ?? getEmptyCart(market.currency)
  const metadata = getMetadata(store, {
    market,
    path: routes.cart(),
    titles: [store.t('cart.title')],
    isPrivate: true,
  })
  return { metadata, screen: { shop: createShopView(store, market), cart } }
})
