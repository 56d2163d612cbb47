import { fetchCart } from '@sorrel/commerce/cart'
import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import { type Cart, getEmptyCart } from '@sorrel/domain/cart'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import type { FlashMessage } from '#form/flash-message.ts'
import { loadLastStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { loadPageContext } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface CartScreenProps {
  readonly cart: Cart
  readonly settings: Pick<StoreSettings, 'terms' | 'footer' | 'store'>
  /** The result of a form sent without script. */
  readonly flashMessage: FlashMessage | undefined
}

/** The cart as a page. See docs/decisions.md#routes. */
export const loadCart = cache(
  async (market: Market): Promise<Loaded<Omit<CartScreenProps, 'flashMessage'>>> => {
    const store = await loadLastStore(market)
    const { commerce, hasSession } = await loadPageContext()
    const found = hasSession ? getAvailable(await fetchCart(commerce, market)) : null
    const cart = found ?? getEmptyCart(market.currency)
    const metadata = getMetadata(store, {
      market,
      path: routes.cart(),
      titles: [store.t('cart.title')],
      isPrivate: true,
    })
    return { metadata, shop: createShopView(store, market), screen: { cart, settings: store.settings } }
  },
)
