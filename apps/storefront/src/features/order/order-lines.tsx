import { routes } from '@sorrel/contracts/routes'
import type { Order, OrderItem } from '@sorrel/domain/order'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './order-lines.css.ts'

export interface OrderLinesProps {
  readonly order: Pick<Order, 'items' | 'currency'>
  readonly shop: ShopView
}

/** What was ordered. */
export function OrderLines({ order, shop }: OrderLinesProps) {
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
            <LineName item={item} shop={shop} />
            {getDetails(item).map((detail) => (
              <Text key={detail} size="sm">
                {detail}
              </Text>
            ))}
            <Text size="sm">× {item.quantity}</Text>
          </div>
          <span className={styles.total}>{shop.formatPrice(item.priceTotal, order.currency)}</span>
        </li>
      ))}
    </ul>
  )
}

function LineName({ item, shop }: Pick<OrderLinesProps, 'shop'> & { readonly item: OrderItem }) {
  const Anchor = shop.link
  if (item.slug === undefined) return <span className={styles.name}>{item.name}</span>
  return (
    <Anchor href={shop.toHref(routes.product(item.slug))} className={styles.name}>
      {item.name}
    </Anchor>
  )
}

function getDetails(item: OrderItem): readonly string[] {
  const options = item.options.filter(({ variant }) => !variant || item.variantName === undefined)
  const messages = options.map(({ name, value }) =>
    value === '' || value === 'true' ? name : `${name}: ${value}`,
  )
  const plan = item.purchaseOption.type === 'subscription' ? [item.purchaseOption.planName] : []
  return [...(item.variantName ? [item.variantName] : []), ...messages, ...plan].filter(Boolean)
}
