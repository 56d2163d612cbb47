import { fetchOrders } from '@sorrel/commerce/orders'
import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import { getNextCharge, getNextDelivery } from '@sorrel/domain/charges'
import type { Order } from '@sorrel/domain/order'
import { getSubscriptionBlock, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { systemClock } from '#backend/clock.ts'
import { requireAccount } from '#request/page-context.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface OverviewScreenProps {
  readonly firstName: string
  /** Subscriptions whose payment did not go through. */
  readonly owed: readonly Subscription[]
  /** The subscription that comes next; unset where none is planned. */
  readonly next: Subscription | undefined
  /** Further subscriptions that have not ended. */
  readonly otherCount: number
  readonly lastOrder: Order | undefined
  /** When the page was made, ISO 8601. */
  readonly now: string
}

/** The essentials for a customer: problems, the next delivery, the last order. */
export const loadOverview = cache(async (market: Market): Promise<Loaded<OverviewScreenProps>> => {
  const path = routes.account()
  const { commerce, account } = await requireAccount(market, path)
  const { locale } = market
  const [store, subscriptions, orders] = await Promise.all([
    loadStore(market),
    fetchSubscriptions(commerce, { locale }),
    fetchOrders(commerce, { locale, limit: 1 }),
  ])
  const current = (getAvailable(subscriptions) ?? []).filter((each) => getSubscriptionBlock(each) !== 'ended')
  const titles = [store.t('account.title')]
  const screen = {
    firstName: account.firstName,
    ...pick(current),
    lastOrder: getAvailable(orders)?.orders[0],
    now: new Date(systemClock()).toISOString(),
  }
  return {
    metadata: getMetadata(store, { market, path, titles, isPrivate: true }),
    shop: createShopView(store, market),
    screen,
  }
})

function pick(current: readonly Subscription[]) {
  const owed = current.filter(isPaymentMissing)
  const [next] = current
    .filter((each) => getNextDay(each) !== undefined)
    .toSorted((left, right) => (getNextDay(left) ?? 0) - (getNextDay(right) ?? 0))
  const otherCount = current.filter((each) => each !== next && !owed.includes(each)).length
  return { owed, next, otherCount }
}

/** The day on which something comes or, where nothing is sent, is charged. */
function getNextDay(subscription: Subscription): number | undefined {
  const date = getNextDelivery(subscription) ?? getNextCharge(subscription)?.date
  return date === undefined ? undefined : Date.parse(date)
}
