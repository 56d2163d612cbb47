import { routes } from '@sorrel/contracts/routes'
import type { PostalAddress } from '@sorrel/domain/order'
import { getOrderTone } from '@sorrel/domain/status'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Box } from '@sorrel/ui/box'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { OrderLines } from '#features/order/order-lines.tsx'
import { OrderTotals } from '#features/order/order-totals.tsx'
import { toBadgeTone } from '#platform/badge-tone.ts'
import type { OrderScreenProps } from './load-orders.ts'

/** One order: what was bought, what it cost, where it goes. Specification section 2. */
export function OrderScreen({ order, supportEmail, scene }: OrderScreenProps) {
  const { t, toHref, link, locale } = scene
  const formatAmount = (amount: number) => formatMoney({ amount, currency: order.currency, locale })
  return (
    <>
      <Link as={link} href={toHref(routes.orders())}>
        {t('account.orders.back')}
      </Link>
      <Inline>
        <Heading level={1} size="4xl">
          {t('account.orders.number', { number: order.number })}
        </Heading>
        <StatusBadge tone={toBadgeTone(getOrderTone(order.status))}>
          {t(`account.orders.status.${order.status}`)}
        </StatusBadge>
      </Inline>
      <Text>{t('account.orders.placed', { date: formatDate({ date: order.dateCreated, locale }) })}</Text>
      <Box surface="primary" padding="24" rounded>
        <Stack>
          <OrderLines items={order.items} scene={scene} formatAmount={formatAmount} />
          <OrderTotals order={order} t={t} formatAmount={formatAmount} />
        </Stack>
      </Box>
      <Grid columns={{ base: 1, tablet: 2 }}>
        {order.shipping && <Address title={t('account.orders.shipping_address')} address={order.shipping} />}
        {order.billing && <Address title={t('account.orders.billing_address')} address={order.billing} />}
      </Grid>
      {order.comments && <Text>{order.comments}</Text>}
      <section>
        <Heading level={2} size="xl">
          {t('account.orders.returns')}
        </Heading>
        <Text>
          {supportEmail
            ? t('account.orders.return_text', { email: supportEmail })
            : t('account.orders.return_text_no_email')}
        </Text>
      </section>
    </>
  )
}

function Address({ title, address }: { readonly title: string; readonly address: PostalAddress }) {
  const { name, address1, address2, city, state, zip, country } = address
  const lines = [name, address1, address2, [city, state, zip].filter(Boolean).join(' '), country].filter(
    Boolean,
  )
  return (
    <Box as="section" surface="primary" padding="24" rounded>
      <Heading level={2} size="md" variant="plain">
        {title}
      </Heading>
      <Text as="address">
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
    </Box>
  )
}
