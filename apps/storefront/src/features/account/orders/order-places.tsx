import type { Order } from '@sorrel/domain/order'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { AddressLines } from '../addresses/address-lines.tsx'
import { SectionCard } from '../layout/section-card.tsx'
import * as styles from './order.css.ts'

export interface OrderPlacesProps {
  readonly order: Pick<Order, 'shipping' | 'billing' | 'currency'>
  readonly shop: ShopView
}

/** Where the order goes and who pays for it; of a card its brand and last four digits. See docs/specification.md#orders. */
export function OrderPlaces({ order, shop }: OrderPlacesProps) {
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
