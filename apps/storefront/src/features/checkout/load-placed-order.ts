import { fetchOrderByCheckout } from '@sorrel/commerce/orders'
import type { Order } from '@sorrel/domain/order'
import { routes } from '@sorrel/contracts/routes'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { getPlacedOrderCookie } from '#request/placed-order.ts'
import { env } from '#config/env.ts'
import { loadStore } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { loadPageContext } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface OrderPlacedScreenProps {
  readonly order: Order
}

const COOKIE = getPlacedOrderCookie(env.publicOrigin).name

/** The order that a checkout made, by the checkout's id, which cannot be guessed and came as a cookie. See docs/decisions.md#routes. */
export const loadPlacedOrder = cache(async (market: Market): Promise<Loaded<OrderPlacedScreenProps>> => {
  const checkoutId = (await cookies()).get(COOKIE)?.value ?? ''
  if (checkoutId === '') notFound()
  const store = await loadStore(market)
  const { commerce } = await loadPageContext()
  const order = getAvailable(await fetchOrderByCheckout(commerce, { checkoutId, locale: market.locale }))
  if (order === null) notFound()
  const titles = [store.t('checkout.complete.title')]
  const metadata = {
    ...getMetadata(store, {
      market,
      path: routes.checkoutComplete(),
      titles,
      isPrivate: true,
    }),
    referrer: 'no-referrer',
  } as const
  return { metadata, shop: createShopView(store, market), screen: { order } }
})
