import { fetchOrder, fetchOrders } from '@sorrel/commerce/orders'
import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import { requireAccount } from '#platform/visit.ts'

export interface OrdersScreenProps extends ScreenProps {
  /** Newest first. */
  readonly orders: readonly Order[]
}

export interface OrderScreenProps extends ScreenProps {
  readonly order: Order
  /** For returns: customers write to the shop. Unset when the store names none. */
  readonly supportEmail: string | undefined
}

/** The customer's orders. Specification section 2. */
export const loadOrders = cache(async (market: Market): Promise<Loaded<OrdersScreenProps>> => {
  const path = routes.orders()
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([
    loadStore(market),
    fetchOrders(commerce, { locale: market.locale }),
  ])
  const orders = getAvailable(result)?.orders ?? []
  const metadata = getMetadata(store, {
    market,
    path,
    titles: [store.t('account.orders.title')],
    isPrivate: true,
  })
  return { metadata, screen: { ...getScreenProps(store, market), orders } }
})

/** One order of the customer; somebody else's is not found. Specification sections 2 and 6. */
export const loadOrder = cache(async (market: Market, id: string): Promise<Loaded<OrderScreenProps>> => {
  const path = routes.order(id)
  const { commerce } = await requireAccount(market, path)
  const [store, result] = await Promise.all([
    loadStore(market),
    fetchOrder(commerce, { id, locale: market.locale }),
  ])
  const order = getAvailable(result)
  if (order === null) notFound()
  const titles = [store.t('account.orders.number', { number: order.number })]
  const { supportEmail } = store.settings.store
  const metadata = getMetadata(store, { market, path, titles, isPrivate: true })
  return { metadata, screen: { ...getScreenProps(store, market), order, supportEmail } }
})
