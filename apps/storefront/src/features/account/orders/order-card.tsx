import { routes } from '@sorrel/contracts/routes'
import type { Order, OrderItem } from '@sorrel/domain/order'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { imageIcon } from '#shop/icons.ts'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { wholeCard } from '../layout/account-section.css.ts'
import { OrderBadge } from './order-badge.tsx'
import { getDatesLabel } from './order-state.ts'
import * as styles from './orders.css.ts'

/** The number of pictures that fit beside each other in the narrowest window. */
const STRIP_LENGTH = 3

export interface OrderCardProps {
  readonly order: Order
  /** ISO 8601. */
  readonly now: string
  /** Of its heading. Default 2. */
  readonly level?: 2 | 3
}

/** An order in the list: number, state, pictures, date and total. */
export function OrderCard({ order, now, level = 2 }: OrderCardProps) {
  const shop = useShop()
  const { t, toHref, link, formatPrice } = shop
  const { number, currency, captureTotal } = order
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.number}>
          <Heading level={level} size="md" variant="plain">
            {t('account.orders.number', { number })}
          </Heading>
        </div>
        <div className={styles.placed}>
          <Text size="sm">{getDatesLabel(order, { shop, now })}</Text>
        </div>
        <div className={styles.badge}>
          <OrderBadge order={order} />
        </div>
        <PictureStrip items={order.items} />
        <div className={styles.foot}>
          <div className={styles.sum}>
            <Text as="span" size="sm">
              {t('account.orders.item_count', { count: order.itemQuantity })} ·{' '}
              <span className={styles.total}>{formatPrice({ amount: captureTotal, currency })}</span>
            </Text>
          </div>
          <div className={styles.way}>
            <span className={wholeCard}>
              <Link
                as={link}
                href={toHref(routes.order(order.id))}
                variant="standalone"
                aria-label={t('account.orders.view_number', { number })}
              >
                {t('account.orders.view')}
              </Link>
            </span>
          </div>
        </div>
      </div>
    </Card>
  )
}

function PictureStrip({ items }: { readonly items: readonly OrderItem[] }) {
  const { t, image } = useShop()
  const hidden = items.length - STRIP_LENGTH
  return (
    <ul className={styles.strip} aria-label={t('account.orders.items')}>
      {items.slice(0, STRIP_LENGTH).map((item) => (
        <li key={item.id} className={styles.thumbnail}>
          {item.image ? (
            <Picture
              {...item.image}
              alt={item.name}
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
