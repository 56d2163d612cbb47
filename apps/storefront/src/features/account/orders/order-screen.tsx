import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { OrderLines, OrderTotals } from '#features/order/index.ts'
import { toBadgeTone } from '#shop/badge-tone.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { SectionCard } from '../layout/section-card.tsx'
import type { OrderScreenProps } from './load-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReturnRequest } from './return-request.tsx'
import * as styles from './order.css.ts'

/** Of these there is nothing to send back. */
const NEVER_SENT: readonly Order['status'][] = ['canceled', 'draft']

/** One order: where it is, what was bought, what it cost, where it goes. See docs/specification.md#orders. */
export function OrderScreen({ order, supportEmail, shop }: OrderScreenProps) {
  const { t, toHref, locale } = shop
  return (
    <>
      <PageHeader
        title={t('account.orders.number', { number: order.number })}
        back={{ href: toHref(routes.orders()), label: t('account.orders.back') }}
        badge={
          <StatusBadge tone={toBadgeTone(getOrderTone(order.status))}>
            {t(`account.orders.status.${order.status}`)}
          </StatusBadge>
        }
        text={
          <Text>{t('account.orders.placed', { date: formatDate({ date: order.dateCreated, locale }) })}</Text>
        }
        shop={shop}
      />
      <OrderActions orderId={order.id} />
      <SectionCard title={t('account.orders.timeline.title')}>
        <OrderTimeline order={order} shop={shop} />
      </SectionCard>
      <Card as="section">
        <div className={styles.section}>
          <OrderLines order={order} shop={shop} />
          <OrderTotals order={order} shop={shop} />
        </div>
      </Card>
      <OrderPlaces order={order} shop={shop} />
      {order.comments && (
        <SectionCard title={t('account.orders.comments')}>
          <Text>{order.comments}</Text>
        </SectionCard>
      )}
      {!NEVER_SENT.includes(order.status) && (
        <SectionCard title={t('account.orders.returns')}>
          <ReturnRequest orderNumber={order.number} supportEmail={supportEmail} />
        </SectionCard>
      )}
    </>
  )
}
