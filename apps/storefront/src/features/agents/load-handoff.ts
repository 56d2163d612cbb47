import { fetchCart } from '@sorrel/commerce/cart'
import { getCartCount } from '@sorrel/domain/cart'
import type { Metadata } from 'next'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { loadPageContext } from '#request/page-context.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { findOffer, type HandoffWay, type Offer } from './find-offer.ts'
import { openAgents } from './open-agents.ts'

export interface HandoffScreenProps {
  /** Null: the link was used, is too old, or was never one of ours. */
  readonly offer: Offer | null
  /** Pieces in the person's own cart. */
  readonly ownCount: number
  /** Whether it did not work the last time. */
  readonly isFailed: boolean
}

/** The address is a secret: other sites must not learn it. The page's own form still sends its origin. */
export const PRIVATE: Metadata = { robots: { index: false }, referrer: 'same-origin' }

/** A cart that somebody else has put together, for a person to look at. Nothing is stored or changed for it. */
export const loadHandoff = cache(
  async (market: Market, way: HandoffWay, isFailed: boolean): Promise<Loaded<HandoffScreenProps>> => {
    const store = await loadStore(market)
    const agents = openAgents()
    const offer = agents === undefined ? null : getAvailable(await findOffer(agents, way, market))
    const { commerce, hasSession } = await loadPageContext()
    const own = offer !== null && hasSession ? getAvailable(await fetchCart(commerce, market)) : null
    const title = store.t(offer === null ? 'handoff.gone_title' : 'handoff.title')
    const shop = createShopView(store, market)
    return {
      metadata: { ...PRIVATE, title },
      shop,
      screen: { offer, ownCount: own ? getCartCount(own) : 0, isFailed },
    }
  },
)
