import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { OrderLines, OrderTotals } from '#features/order/index.ts'
import { toBadgeTone } from '#shop/badge-tone.ts'
import type { ShopView } from '#shop/shop.ts'
import { PageHeader, SectionCard } from '../layout/account-section.tsx'
import type { OrderScreenProps } from './load-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReturnRequest } from './return-request.tsx'
import { AddressLines } from '../addresses/address-lines.tsx'
import * as styles from './order.css.ts'

/** Orders in these statuses have nothing to send back. */
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

interface OrderPlacesProps {
  readonly order: Pick<Order, 'shipping' | 'billing' | 'currency'>
  readonly shop: ShopView
}

/** Where the order goes and who pays for it; of a card its brand and last four digits. See docs/specification.md#orders. */
function OrderPlaces({ order, shop }: OrderPlacesProps) {
  const { t, formatPrice } = shop
  const { shipping, billing, currency } = order
  if (!shipping && !billing) return null
  return (
    <div className={styles.columns}>
      {shipping && (
        <SectionCard title={t('account.orders.shipping_address')}>
          <AddressLines address={shipping} shop={shop} />
          {shipping.serviceName && (
            <Text size="sm">
              {shipping.serviceName} ·{' '}
              {shipping.price > 0 ? formatPrice(shipping.price, currency) : t('account.orders.delivery_free')}
            </Text>
          )}
        </SectionCard>
      )}
      {billing && (
        <SectionCard title={t('account.orders.billing_address')}>
          <AddressLines address={billing} shop={shop} />
          {billing.card && (
            <div className={styles.facts}>
              <Text size="sm">{t('account.orders.card', billing.card)}</Text>
              <Text size="sm">
                {t('account.orders.card_expiry', {
                  month: String(billing.card.expMonth).padStart(2, '0'),
                  year: billing.card.expYear,
                })}
              </Text>
            </div>
          )}
        </SectionCard>
      )}
    </div>
  )
}
