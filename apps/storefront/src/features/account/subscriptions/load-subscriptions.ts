import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { cache } from 'react'
import { systemClock } from '#service/clock.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { loadStore } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { requireAccount } from '#service/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface SubscriptionsScreenProps extends ScreenProps {
  readonly subscriptions: readonly Subscription[]
  /** When the page was made, ISO 8601. */
  readonly now: string
}

/** The customer's subscriptions. See docs/specification.md#subscriptions. */
export const loadSubscriptions = cache(async (market: Market): Promise<Loaded<SubscriptionsScreenProps>> => {
  const path = routes.subscriptions()
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([
    loadStore(market),
    fetchSubscriptions(commerce, { locale: market.locale }),
  ])
  const subscriptions = getAvailable(result) ?? []
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.subscriptions.title')],
    isPrivate: true,
  })
  const now = new Date(systemClock()).toISOString()
  return { metadata, screen: { shop: createShopView(store, market), subscriptions, now } }
})
