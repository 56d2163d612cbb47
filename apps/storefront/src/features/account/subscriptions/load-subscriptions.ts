import { fetchSubscription, fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import { requireAccount } from '#platform/visit.ts'

export interface SubscriptionsScreenProps extends ScreenProps {
  readonly subscriptions: readonly Subscription[]
}

export interface SubscriptionScreenProps extends ScreenProps {
  readonly subscription: Subscription
}

/** The customer's subscriptions. Specification section 2. */
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
  return { metadata, screen: { ...getScreenProps(store, market), subscriptions } }
})

/** One subscription of the customer; somebody else's is not found. Specification sections 2 and 6. */
export const loadSubscription = cache(
  async (market: Market, id: string): Promise<Loaded<SubscriptionScreenProps>> => {
    const path = routes.subscription(id)
    const { commerce } = await requireAccount(market, path)
    const [store, result] = await Promise.all([
      loadStore(market),
      fetchSubscription(commerce, { id, locale: market.locale }),
    ])
    const subscription = getAvailable(result)
    if (subscription === null) notFound()
    const metadata = getMetadata(store, { market, path, titles: [subscription.name], isPrivate: true })
    return { metadata, screen: { ...getScreenProps(store, market), subscription } }
  },
)
