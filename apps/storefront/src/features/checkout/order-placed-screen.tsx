import { getPurchaseEvent } from '@sorrel/commerce/analytics'
import { routes } from '@sorrel/contracts/routes'
import { Box } from '@sorrel/ui/box'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { OrderLines, OrderTotals } from '#features/order/index.ts'
import { useShop } from '#shop/use-shop'
import type { OrderPlacedScreenProps } from './load-placed-order.ts'
import { PlacedOrder } from './placed-order.tsx'
import * as styles from './order-placed.css.ts'

/** Thanks, the order's number and content, and links to go on. See docs/decisions.md#routes. */
export function OrderPlacedScreen({ order }: OrderPlacedScreenProps) {
  const { t, toHref, link } = useShop()
  return (
    <Container width="text">
      <PlacedOrder purchase={getPurchaseEvent(order)} />
      <div className={styles.page}>
        <header className={styles.head}>
          <Heading level={1}>{t('checkout.complete.title')}</Heading>
          <Text size="lg">{t('checkout.complete.text', { number: order.number })}</Text>
          {hasSubscription(order) && <Text>{t('checkout.complete.subscription')}</Text>}
        </header>
        <Box surface="secondary" padding="24" rounded>
          <Stack gap="16">
            <Heading level={2} size="xl">
              {t('checkout.complete.summary')}
            </Heading>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Stack>
        </Box>
        <Inline>
          <Button as={link} href={toHref(routes.products())} size="lg">
            {t('checkout.complete.continue')}
          </Button>
          <Button as={link} href={toHref(routes.orders())} size="lg" variant="secondary">
            {t('checkout.complete.orders')}
          </Button>
        </Inline>
      </div>
    </Container>
  )
}

function hasSubscription({ items }: OrderPlacedScreenProps['order']): boolean {
  return items.some(({ purchaseOption }) => purchaseOption.type === 'subscription')
}
