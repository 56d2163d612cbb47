import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { formatDate } from '@sorrel/i18n/format'
import { useShop } from '#shop/use-shop'
import { SectionCard } from '../layout/account-section.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'
import * as styles from './subscription-screen.css.ts'

export interface PastOrdersProps {
  /** Newest first. */
  readonly orders: readonly Order[]
}

/** The subscription's orders so far: a renewal is one order. */
export function PastOrders({ orders }: PastOrdersProps) {
  const shop = useShop()
  const { t, toHref, link: Anchor, locale, formatPrice } = shop
  if (orders.length === 0) return null
  return (
    <SectionCard title={t('account.subscriptions.past_orders')}>
      <ul className={styles.lines}>
        {orders.map((order) => (
          <li key={order.id} className={styles.past}>
            <Anchor href={toHref(routes.order(order.id))} className={styles.lineName}>
              {t('account.orders.number', { number: order.number })}
            </Anchor>
            <span>{formatDate({ date: order.dateCreated, locale })}</span>
            <OrderBadge order={order} />
            <span className={styles.lineAmount}>
              {formatPrice({ amount: order.captureTotal, currency: order.currency })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
