import { fetchOrder, fetchOrders } from '@sorrel/commerce/orders'
import { fetchSubscriptions } from '@sorrel/commerce/subscriptions'
import { routes } from '@sorrel/contracts/routes'
import type { Account } from '@sorrel/domain/account'
import type { Order } from '@sorrel/domain/order'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { loadFormState } from '#form/load-flash.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { systemClock } from '#backend/clock.ts'
import { reviewRequests } from '#backend/review-requests.ts'
import { hasReviews } from '#backend/reviews.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { requireAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { canBeAskedAbout } from './available-actions.ts'
import { reviewRequestForm } from './order-forms.ts'

export interface OrdersScreenProps {
  /** Newest first. */
  readonly orders: readonly Order[]
  /** When the page was made, ISO 8601. */
  readonly now: string
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

export interface OrderScreenProps {
  readonly order: Order
  /** The subscription that this order began or renewed. */
  readonly subscriptionId: string | undefined
  /** When the page was made, ISO 8601. */
  readonly now: string
  /** For returns: customers write to the shop. Unset when the store names none. */
  readonly supportEmail: string | undefined
  /** Whether the shop takes reviews. */
  readonly hasReviews: boolean
  /** The wish to be asked for a review by mail; unset where the customer cannot wish it. */
  readonly reviewRequest: OrderReviewRequest | undefined
}

export interface OrderReviewRequest {
  /** Days after the delivery. */
  readonly days: number
  /** Where the mail would go. */
  readonly email: string
  readonly state: FormState
}

/** Orders on one page of the list. */
const ORDERS_PAGE_SIZE = 10

/** A page of the customer's orders; one beyond the last is not found. See docs/specification.md#orders. */
export const loadOrders = cache(async (market: Market, query: string): Promise<Loaded<OrdersScreenProps>> => {
  const page = readPage(query)
  const path = routes.orders(page)
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([
    loadStore(market),
    fetchOrders(commerce, { locale: market.locale, limit: ORDERS_PAGE_SIZE, page }),
  ])
  const { orders, pageCount } = getAvailable(result) ?? { orders: [], pageCount: 1 }
  if (page > Math.max(1, pageCount)) notFound()
  const titles = [store.t('account.orders.title')]
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  return { metadata, shop: createShopView(store, market), screen: { orders, now: getNow(), page, pageCount } }
})

const getNow = () => new Date(systemClock()).toISOString()

function readPage(query: string): number {
  const page = Number(new URLSearchParams(query).get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** One order of the customer; somebody else's is not found. See docs/specification.md#orders. */
export const loadOrder = cache(async (market: Market, id: string): Promise<Loaded<OrderScreenProps>> => {
  const path = routes.order(id)
  const { commerce, account } = await requireAccount(market, path)
  const [store, result, subscriptions] = await Promise.all([
    loadStore(market),
    fetchOrder(commerce, { id, locale: market.locale }),
    fetchSubscriptions(commerce),
  ])
  const order = getAvailable(result)
  if (order === null) notFound()
  const begun = ((subscriptions.ok && subscriptions.value) || []).find(({ orderId }) => orderId === id)
  const subscriptionId = order.subscriptionId ?? begun?.id
  const titles = [store.t('account.orders.number', { number: order.number })]
  const { supportEmail } = store.settings.store
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  return {
    metadata,
    shop: createShopView(store, market),
    screen: {
      order,
      subscriptionId,
      now: getNow(),
      supportEmail,
      hasReviews: hasReviews(),
      reviewRequest: await loadReviewRequest(order, account),
    },
  }
})

async function loadReviewRequest(order: Order, { email }: Account): Promise<OrderReviewRequest | undefined> {
  if (reviewRequests === undefined || !canBeAskedAbout(order)) return undefined
  const isWanted = await reviewRequests.tell({ kind: 'read', orderId: order.id })
  if (isWanted === undefined) return undefined
  const state = await loadFormState(reviewRequestForm.name, { wanted: isWanted ? 'on' : '' })
  return { days: reviewRequests.days, email, state }
}
