import { fetchOrderByCheckout } from '@sorrel/commerce/orders'
import type { Order } from '@sorrel/domain/order'
import { getArrivalDates } from '@sorrel/domain/schedule'
import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
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
import { findAccount, loadPageContext } from '#request/page-context.ts'
import { type JournalPiece, loadJournalPiece } from './load-journal-piece.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface OrderPlacedScreenProps {
  readonly order: Order
  /** The signed-in customer's. The service does not say a guest's. */
  readonly email: string | undefined
  /** Whether nobody is signed in. */
  readonly isGuest: boolean
  /** ISO 8601: between these days it should arrive. Unset where the merchant's terms do not say. */
  readonly arrival: { readonly first: string; readonly last: string } | undefined
  /** In which the order may be sent back. Unset where the merchant's terms do not say. */
  readonly returnDays: number | undefined
  /** To read while the parcel is on its way. Default: none. */
  readonly piece?: JournalPiece | undefined
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
  const slugs = order.items.flatMap(({ slug }) => slug ?? [])
  const [account, piece] = await Promise.all([findAccount(), loadJournalPiece(market, slugs)])
  const screen = {
    order,
    email: account?.email,
    isGuest: account === null,
    arrival: getArrival(order, store.settings),
    returnDays: store.settings.terms.returns?.days,
    piece,
  }
  return { metadata, shop: createShopView(store, market), screen }
})

/** The merchant's terms are those of standard delivery: a dearer way has days of its own, which nobody tells us. */
function getArrival({ shipping, dateCreated, currency }: Order, { terms, store }: StoreSettings) {
  const zone = terms.delivery.find(({ countries }) => countries.includes(shipping?.country ?? ''))
  if (shipping === undefined || zone?.transitDays === undefined) return undefined
  const isStandard = shipping.price === 0 || (currency === store.currency && shipping.price <= zone.price)
  if (!isStandard) return undefined
  const { handlingDays, transitDays } = zone
  const { first, last } = getArrivalDates(new Date(dateCreated), { handlingDays, transitDays })
  return { first: first.toISOString(), last: last.toISOString() }
}
