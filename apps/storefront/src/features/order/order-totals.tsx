import type { Order } from '@sorrel/domain/order'
import { formatDate } from '@sorrel/i18n/format'
import { type Definition, DefinitionList } from '@sorrel/ui/definition-list'
import type { ShopView } from '#shop/shop.ts'

export interface OrderTotalsProps {
  readonly order: Order
  readonly shop: ShopView
}

/** The amounts of an order, down to its total. Lines of nothing are left out. */
export function OrderTotals({ order, shop }: OrderTotalsProps) {
  const { t, locale } = shop
  const formatAmount = (amount: number) => shop.formatPrice(amount, order.currency)
  const delivery =
    order.shipmentTotal > 0 ? formatAmount(order.shipmentTotal) : t('account.orders.delivery_free')
  const items: Definition[] = [
    { term: t('account.orders.subtotal'), value: formatAmount(order.subTotal) },
    ...(order.discountTotal > 0
      ? [
          {
            term: order.couponCode
              ? `${t('account.orders.discount')} · ${t('account.orders.coupon', { code: order.couponCode })}`
              : t('account.orders.discount'),
            value: `−${formatAmount(order.discountTotal)}`,
          },
        ]
      : []),
    { term: t('account.orders.delivery'), value: delivery },
    ...(order.giftcardTotal > 0
      ? [{ term: t('account.orders.gift_card'), value: `−${formatAmount(order.giftcardTotal)}` }]
      : []),
    ...(order.taxTotal > 0 && order.taxIncludedTotal === 0
      ? [{ term: t('account.orders.tax'), value: formatAmount(order.taxTotal) }]
      : []),
    { term: t('account.orders.grand_total'), value: formatAmount(order.grandTotal), emphasis: 'strong' },
    ...(order.taxIncludedTotal > 0
      ? [{ term: t('account.orders.tax_included'), value: formatAmount(order.taxIncludedTotal) }]
      : []),
    ...order.refunds.map(({ amount, dateCreated: date }) => ({
      term: date
        ? t('account.orders.refunded_on', { date: formatDate({ date, locale }) })
        : t('account.orders.refund'),
      value: `−${formatAmount(amount)}`,
    })),
  ]
  return <DefinitionList items={items} />
}
