import { routes } from '@sorrel/contracts/routes'
import type { Order, OrderItem } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { imageIcon } from '@sorrel/ui/icons'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { toBadgeTone } from '#shop/badge-tone.ts'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './orders.css.ts'

/** The number of pictures that fit beside each other in the narrowest window. */
const STRIP_LENGTH = 3

export interface OrderCardProps {
  readonly order: Order
  readonly shop: ShopView
}

/** An order in the list: number, state, pictures, date and total. */
export function OrderCard({ order, shop }: OrderCardProps) {
  const { t, toHref, link, locale, formatPrice } = shop
  const { number, currency, grandTotal } = order
  const date = formatDate({ date: order.dateCreated, locale })
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.row}>
          <div className={styles.textBlock}>
            <Heading level={2} size="md" variant="plain">
              {t('account.orders.number', { number })}
            </Heading>
            <Text size="sm">{t('account.orders.placed', { date })}</Text>
          </div>
          <StatusBadge tone={toBadgeTone(getOrderTone(order.status))}>
            {t(`account.orders.status.${order.status}`)}
          </StatusBadge>
        </div>
        <PictureStrip items={order.items} shop={shop} />
        <div className={styles.row}>
          <Text as="span" size="sm">
            {t('account.orders.item_count', { count: order.itemQuantity })} ·{' '}
            <span className={styles.total}>{formatPrice(grandTotal, currency)}</span>
          </Text>
          <Link
            as={link}
            href={toHref(routes.order(order.id))}
            variant="standalone"
            aria-label={t('account.orders.view_number', { number })}
          >
            {t('account.orders.view')}
          </Link>
        </div>
      </div>
    </Card>
  )
}

function PictureStrip({ items, shop }: { readonly items: readonly OrderItem[]; readonly shop: ShopView }) {
  const { t, image } = shop
  const hidden = items.length - STRIP_LENGTH
  return (
    <ul className={styles.strip} aria-label={t('account.orders.items')}>
      {items.slice(0, STRIP_LENGTH).map((item) => (
        <li key={item.id} className={styles.thumbnail}>
          {item.image ? (
            <Picture
              src={item.image.src}
              alt={item.name}
              width={item.image.width}
              height={item.image.height}
              ratio="1/1"
              corners="nested"
              sizes="72px"
              image={image}
            />
          ) : (
            <span className={styles.nameless}>
              <Icon icon={imageIcon} label={item.name} />
            </span>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Text as="span" size="sm">
            {t('account.orders.more', { count: hidden })}
          </Text>
        </li>
      )}
    </ul>
  )
}
