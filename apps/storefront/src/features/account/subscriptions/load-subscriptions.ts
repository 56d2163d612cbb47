import { fetchOrders } from '@sorrel/commerce/orders'
import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import { isSubscriptionAwaited, type Subscription } from '@sorrel/domain/subscriptions'
import { cache } from 'react'
import { systemClock } from '#backend/clock.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface SubscriptionsScreenProps {
  readonly subscriptions: readonly Subscription[]
  /** One was bought a moment ago and is not there yet. */
  readonly isAwaited: boolean
  /** When the page was made, ISO 8601. */
  readonly now: string
}

/** Of these may be one whose subscription is not there yet. */
const RECENT_ORDERS = 5

/** The customer's subscriptions. See docs/specification.md#subscriptions. */
export const loadSubscriptions = cache(async (market: Market): Promise<Loaded<SubscriptionsScreenProps>> => {
  const path = routes.subscriptions()
  const { commerce } = await requireAccount(market, path)
  const [store, result, recent] = await Promise.all([
    loadStore(market),
    fetchSubscriptions(commerce, { locale: market.locale }),
    fetchOrders(commerce, { locale: market.locale, limit: RECENT_ORDERS }),
  ])
  const subscriptions = getAvailable(result) ?? []
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.subscriptions.title')],
    isPrivate: true,
  })
  const now = new Date(systemClock())
  const orders = recent.ok ? (recent.value?.orders ?? []) : []
  const isAwaited = isSubscriptionAwaited(orders, { subscriptions, now })
  const shop = createShopView(store, market)
  return { metadata, shop, screen: { subscriptions, isAwaited, now: now.toISOString() } }
})
