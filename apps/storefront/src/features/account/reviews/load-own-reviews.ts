import { fetchOrders } from '@sorrel/commerce/orders'
import { routes } from '@sorrel/contracts/routes'
import type { OwnReview } from '@sorrel/reviews/model'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { requireAccount } from '#request/page-context.ts'
import { getFreshReviews } from '#backend/reviews.ts'
import { loadStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { getUnreviewed, type UnreviewedProduct } from './get-unreviewed.ts'

export interface OwnReviewsScreenProps {
  /** Newest first. Null while the reviews do not answer. */
  readonly reviews: readonly OwnReview[] | null
  /** What can still be reviewed; none while the orders or the reviews do not answer. */
  readonly unreviewed: readonly UnreviewedProduct[]
}

/** Headers by which the reviews API identifies a caller: the session, and the address for rate limits. */
const CALLER = ['cookie', 'x-client-address']

/** The customer's own reviews, in any state, and the products of the newest hundred orders that have none. See docs/decisions.md#reviews. */
export const loadOwnReviews = cache(async (market: Market): Promise<Loaded<OwnReviewsScreenProps>> => {
  const client = getFreshReviews()
  if (client === undefined) notFound()
  const path = routes.ownReviews()
  const { commerce } = await requireAccount(market, path)
  const given = await headers()
  const caller = CALLER.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const [store, own, orders] = await Promise.all([
    loadStore(market),
    client.getOwn({ headers: Object.fromEntries(caller) }),
    fetchOrders(commerce, { locale: market.locale }),
  ])
  const titles = [store.t('reviews.own.list_title')]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  const reviews = own.ok ? own.value : null
  const unreviewed = reviews && orders.ok && orders.value ? getUnreviewed(orders.value.orders, reviews) : []
  return { metadata, shop: createShopView(store, market), screen: { reviews, unreviewed } }
})
