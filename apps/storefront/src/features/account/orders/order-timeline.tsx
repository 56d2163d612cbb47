import { getOrderTimeline, type TimelineEntry } from '@sorrel/domain/order-timeline'
import type { Order } from '@sorrel/domain/order'
import { formatDate } from '@sorrel/i18n/format'
import { Text } from '@sorrel/ui/text'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './order.css.ts'

export interface OrderTimelineProps {
  readonly order: Pick<Order, 'status' | 'dateCreated' | 'shipments'>
  readonly shop: ShopView
}

/** The steps of an order's delivery, with what is known of its parcels. */
export function OrderTimeline({ order, shop }: OrderTimelineProps) {
  return (
    <ol className={styles.timeline} data-ended={order.status === 'canceled' || undefined}>
      {getOrderTimeline(order).map((entry, index) => (
        <li
          key={`${index} ${entry.step}`}
          className={styles.step}
          data-state={entry.state}
          data-step={entry.step}
          aria-current={entry.state === 'current' ? 'step' : undefined}
        >
          <TimelineStep entry={entry} shop={shop} />
        </li>
      ))}
    </ol>
  )
}

function TimelineStep({ entry, shop }: { readonly entry: TimelineEntry; readonly shop: ShopView }) {
  const { t, locale } = shop
  const { step, state, date, carrierName, trackingCode } = entry
  const facts = [
    date && formatDate({ date, locale }),
    carrierName && t('account.orders.shipped_with', { carrier: carrierName }),
    trackingCode && t('account.orders.tracking', { code: trackingCode }),
  ].filter(Boolean)
  return (
    <div className={styles.stepTextBlock}>
      <span className={styles.stepName}>
        {t(`account.orders.timeline.${step}`)}
        <VisuallyHidden> ({t(`account.orders.timeline.${state}`)})</VisuallyHidden>
      </span>
      {facts.length > 0 && <Text size="sm">{facts.join(' · ')}</Text>}
    </div>
  )
}
