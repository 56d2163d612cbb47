import { routes } from '@sorrel/contracts/routes'
import { getPartLabel } from '@sorrel/domain/cart-line'
import type { Order, OrderItem } from '@sorrel/domain/order'
import { getPlanTerms } from '@sorrel/domain/plan'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { formatDate } from '@sorrel/i18n/format'
import { type Definition, DefinitionList } from '@sorrel/ui/definition-list'
import { getPlanTitle } from '#shop/plan-labels.ts'
import type { ShopView } from '#shop/shop.ts'
import type { ReactNode } from 'react'
import { useShop } from '#shop/use-shop'
import * as styles from './order-summary.css.ts'

export interface OrderLinesProps {
  readonly order: Pick<Order, 'items' | 'currency'>
  /** The customer's action on a line. Default: none. */
  readonly toAction?: ((item: OrderItem) => ReactNode) | undefined
}

/** The lines of an order. */
export function OrderLines({ order, toAction }: OrderLinesProps) {
  const shop = useShop()
  return (
    <ul className={styles.list}>
      {order.items.map((item) => (
        <li key={item.id} className={styles.line}>
          {item.image ? (
            <Picture {...item.image} alt="" ratio="1/1" corners="nested" sizes="72px" image={shop.image} />
          ) : (
            <span />
          )}
          <div>
            <LineName item={item} />
            {getDetails(item, shop, order.currency).map((detail) => (
              <Text key={detail} size="sm">
                {detail}
              </Text>
            ))}
            <Text size="sm">× {item.quantity}</Text>
            {toAction?.(item)}
          </div>
          <span className={styles.total}>
            {shop.formatPrice({ amount: item.priceTotal, currency: order.currency })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LineName({ item }: { readonly item: OrderItem }) {
  const shop = useShop()
  const Anchor = shop.link
  if (item.slug === undefined) return <span className={styles.name}>{item.name}</span>
  return (
    <Anchor href={shop.toHref(routes.product(item.slug))} className={styles.name}>
      {item.name}
    </Anchor>
  )
}

/** What comes by the plan and how often, in the page's language; the service keeps the plan's name in the order's language. */
function getPlanDetail(item: OrderItem, shop: ShopView, currency: string): string {
  const { purchaseOption, price } = item
  if (purchaseOption.type !== 'subscription') return ''
  const { billingSchedule, orderSchedule, planName } = purchaseOption
  if (billingSchedule === undefined) return planName
  const decimals = shop.getDecimals(currency)
  return getPlanTitle(getPlanTerms({ price, decimals, billingSchedule, orderSchedule }), item, shop)
}

function getDetails(item: OrderItem, shop: ShopView, currency: string): readonly string[] {
  const options = item.options.filter(({ variant }) => !variant || item.variantName === undefined)
  const messages = options.map(({ name, value }) =>
    value === '' || value === 'true' ? name : shop.t('content.labelled', { name, value }),
  )
  const plan = getPlanDetail(item, shop, currency)
  const parts = item.bundle?.map(getPartLabel) ?? []
  return [...(item.variantName ? [item.variantName] : []), ...messages, plan, ...parts].filter(Boolean)
}

export interface OrderTotalsProps {
  readonly order: Order
}

/** The amounts of an order, down to its total. Amounts of zero are left out. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const shop = useShop()
  const { t, locale } = shop
  const formatAmount = (amount: number) => shop.formatPrice({ amount, currency: order.currency })
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
    { term: t('account.orders.grand_total'), value: formatAmount(order.captureTotal), emphasis: 'strong' },
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
