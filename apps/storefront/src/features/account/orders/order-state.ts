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

/** `Arrives about 12 June`: the last parcel's day, while it is still to come. */
export function getArrivalLabel(
  order: Facts,
  { shop: { t, locale }, now }: { readonly shop: Pick<ShopView, 't' | 'locale'>; readonly now: string },
): string | undefined {
  if (order.status === 'canceled') return undefined
  const date = order.shipments
    .flatMap(({ dateEstimated }) => dateEstimated ?? [])
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1)
  if (date === undefined || Date.parse(date) < Date.parse(now)) return undefined
  return t('account.orders.arrives', { date: formatDate({ date, locale }) })
}
