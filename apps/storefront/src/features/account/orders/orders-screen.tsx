import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { toBadgeTone } from '#platform/badge-tone.ts'
import type { Scene } from '#platform/scene.ts'
import type { OrdersScreenProps } from './load-orders.ts'
import * as styles from '../layout/room.css.ts'

const STRIP_LENGTH = 4

/** The customer's orders, newest first. Specification section 2. */
export function OrdersScreen({ orders, scene }: OrdersScreenProps) {
  const { t, toHref, link } = scene
  if (orders.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('account.orders.empty')}
        text={t('account.orders.empty_text')}
        actions={
          <Button as={link} href={toHref(routes.products())}>
            {t('account.orders.empty_action')}
          </Button>
        }
      />
    )
  return (
    <>
      <Heading level={1} size="4xl">
        {t('account.orders.title')}
      </Heading>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} className={styles.card}>
            <OrderCard order={order} scene={scene} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OrderCard({ order, scene }: { readonly order: Order; readonly scene: Scene }) {
  const { t, toHref, link, locale } = scene
  const date = formatDate({ date: order.dateCreated, locale })
  return (
    <>
      <div className={styles.row}>
        <Heading level={2} size="md" variant="plain">
          {t('account.orders.number', { number: order.number })}
        </Heading>
        <StatusBadge tone={toBadgeTone(getOrderTone(order.status))}>
          {t(`account.orders.status.${order.status}`)}
        </StatusBadge>
      </div>
      <ul className={styles.strip} aria-label={t('account.orders.items')}>
        {order.items.slice(0, STRIP_LENGTH).map(({ id, image, name }) => (
          <li key={id} className={styles.thumbnail}>
            {image ? (
              <Picture
                src={image.src}
                alt={name}
                width={image.width}
                height={image.height}
                ratio="1/1"
                corners="nested"
                sizes="64px"
                image={scene.image}
              />
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Text as="span" size="sm">
          {t('account.orders.placed', { date })} ·{' '}
          {t('account.orders.item_count', { count: order.itemQuantity })} ·{' '}
          {formatMoney({ amount: order.grandTotal, currency: order.currency, locale })}
        </Text>
        <Link
          as={link}
          href={toHref(routes.order(order.id))}
          aria-label={t('account.orders.view_number', { number: order.number })}
        >
          {t('account.orders.view')}
        </Link>
      </div>
    </>
  )
}
