import type { Order } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate } from '@sorrel/i18n/format'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import type { ShopView } from '#shop/shop.ts'

type Facts = Pick<Order, 'status' | 'shipments'>

/** Whether an open order has been sent, completely or in part. */
const isSent = ({ status, shipments }: Facts) =>
  shipments.length > 0 && (status === 'delivery_pending' || status === 'pending')

/** The badge of an order has the tone and the word of its status; a note beside it says that a parcel is under way. */
export function getOrderBadge(order: Facts, { t }: Pick<ShopView, 't'>) {
  return {
    tone: getOrderTone(order.status, SHOP_CONFIG.statusReading),
    label: t(`account.orders.status.${order.status}`),
    note: isSent(order) ? t('account.orders.status.sent') : undefined,
  }
}

interface Reading {
  readonly shop: Pick<ShopView, 't' | 'locale'>
  /** ISO 8601. */
  readonly now: string
}

/** `Placed on 3 June · Arrives about 12 June`; an order that was never placed says when it was started. */
export function getDatesLabel(order: Facts & Pick<Order, 'dateCreated'>, reading: Reading): string {
  const { t, locale } = reading.shop
  const date = formatDate({ date: order.dateCreated, locale })
  const begin = order.status === 'draft' ? 'account.orders.started' : 'account.orders.placed'
  return [t(begin, { date }), getArrivalLabel(order, reading)].filter(Boolean).join(' · ')
}

/** The last parcel's day, while it is still to come. */
function getArrivalLabel(order: Facts, { shop: { t, locale }, now }: Reading): string | undefined {
  if (order.status === 'canceled') return undefined
  const date = order.shipments
    .flatMap(({ dateEstimated }) => dateEstimated ?? [])
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1)
  if (date === undefined || Date.parse(date) < Date.parse(now)) return undefined
  return t('account.orders.arrives', { date: formatDate({ date, locale }) })
}
