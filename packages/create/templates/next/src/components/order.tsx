'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { DefinitionList } from '@sorrel/ui/definition-list'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'

interface OrderProps {
  readonly order: Order
}

export function OrderState({ order }: OrderProps) {
  const { t, language } = useMessages()
  const date = formatDate({ date: order.dateCreated, locale: language })
  return (
    <Inline>
      <StatusBadge tone={getOrderTone(order.status)}>
        {t(`account.orders.status.${order.status}`)}
      </StatusBadge>
      <Text>{t('account.orders.placed', { date })}</Text>
    </Inline>
  )
}

/** An order in the list. */
export function OrderSummary({ order }: OrderProps) {
  const { t, toHref, toMoney } = useMessages()
  return (
    <Card>
      <Stack gap="8">
        <Link as={RouterLink} href={toHref(routes.order(order.id))} variant="standalone">
          {t('account.orders.number', { number: order.number })}
        </Link>
        <OrderState order={order} />
        <Text weight="strong">{toMoney({ amount: order.grandTotal, currency: order.currency })}</Text>
      </Stack>
    </Card>
  )
}

/** An order's products, what it cost, and where it goes. */
export function OrderDetails({ order }: OrderProps) {
  const { t, toMoney } = useMessages()
  const { items, currency, shipping } = order
  const amounts = [
    { term: t('account.orders.subtotal'), amount: order.subTotal },
    { term: t('account.orders.discount'), amount: -order.discountTotal },
    { term: t('account.orders.delivery'), amount: order.shipmentTotal },
    { term: t('account.orders.tax'), amount: order.taxTotal - order.taxIncludedTotal },
  ].filter(({ amount }, index) => index === 0 || amount !== 0)
  return (
    <Stack gap="24">
      <OrderState order={order} />
      <Stack as="ul" gap="8">
        {items.map(({ id, name, variantName, quantity, priceTotal }) => (
          <li key={id}>
            <Inline justify="between">
              <Text>
                {quantity} × {[name, variantName].filter(Boolean).join(', ')}
              </Text>
              <Text>{toMoney({ amount: priceTotal, currency })}</Text>
            </Inline>
          </li>
        ))}
      </Stack>
      <DefinitionList
        items={[
          ...amounts.map(({ term, amount }) => ({ term, value: toMoney({ amount, currency }) })),
          {
            term: t('account.orders.grand_total'),
            value: toMoney({ amount: order.grandTotal, currency }),
            emphasis: 'strong',
          },
        ]}
      />
      {shipping && (
        <Stack gap="8">
          <Text weight="strong">{t('account.orders.shipping_address')}</Text>
          <Text>
            {[shipping.name, shipping.address1, shipping.city, shipping.zip, shipping.country].join(', ')}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}
