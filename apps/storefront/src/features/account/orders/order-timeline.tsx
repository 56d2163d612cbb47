import { getOrderTimeline, type TimelineEntry } from '@sorrel/domain/order-timeline'
import type { Order } from '@sorrel/domain/order'
import { getTrackingUrl } from '@sorrel/domain/tracking'
import { formatDate } from '@sorrel/i18n/format'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useShop } from '#shop/use-shop'
import { CopyCode } from './copy-code.tsx'
import * as styles from './order.css.ts'

export interface OrderTimelineProps {
  readonly order: Pick<Order, 'status' | 'dateCreated' | 'shipments'>
}

/** The steps of an order's delivery, with its parcels. */
export function OrderTimeline({ order }: OrderTimelineProps) {
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
          <TimelineStep entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function TimelineStep({ entry }: { readonly entry: TimelineEntry }) {
  const { t, locale } = useShop()
  const { step, state, date, carrierName } = entry
  const facts = [
    date && formatDate({ date, locale }),
    carrierName && t('account.orders.shipped_with', { carrier: carrierName }),
  ].filter(Boolean)
  return (
    <div className={styles.stepTextBlock}>
      <span className={styles.stepName}>
        {t(`account.orders.timeline.${step}`)}
        <VisuallyHidden> ({t(`account.orders.timeline.${state}`)})</VisuallyHidden>
      </span>
      {facts.length > 0 && <Text size="sm">{facts.join(' · ')}</Text>}
      <Tracking entry={entry} />
    </div>
  )
}

/** The parcel's code, which leads to its carrier where that is known, and can be copied. */
function Tracking({ entry }: { readonly entry: TimelineEntry }) {
  const { t, link } = useShop()
  const { trackingCode: code } = entry
  if (!code) return null
  const url = getTrackingUrl(entry)
  const words = t('account.orders.tracking', { code })
  return (
    <div className={styles.parcel}>
      {url === undefined ? (
        <Text size="sm">{words}</Text>
      ) : (
        <Link as={link} href={url} variant="standalone">
          {words}
        </Link>
      )}
      <CopyCode code={code} />
    </div>
  )
}
