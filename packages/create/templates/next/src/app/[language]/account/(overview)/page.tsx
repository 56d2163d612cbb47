import { fetchAccount } from '@sorrel/commerce/account'
import { fetchOrders } from '@sorrel/commerce/orders'
import { routes } from '@sorrel/contracts/routes'
import type { Order } from '@sorrel/domain/order'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { Metadata } from 'next'
import { LogIn } from '../../../../components/log-in'
import { OrderSummary } from '../../../../components/order'
import { StoreForm } from '../../../../components/store-form'
import { toMetadata } from '../../../../metadata'
import { openSession } from '../../../../session'
import { toHref } from '../../../../to-href'
import { readWords } from '../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  return toMetadata({ path: routes.account(), titles: [t('account.title')], isPrivate: true }, language)
}

/** The customer, and the orders; a visitor is asked to log in. */
export default async function AccountPage() {
  const { language, t } = await readWords()
  const client = await openSession()
  const [account, orders] = client ? await Promise.all([fetchAccount(client), fetchOrders(client)]) : []
  if (account?.ok === false || orders?.ok === false)
    return (
      <EmptyState level={1} title={t('account.unavailable.title')} text={t('account.unavailable.text')} />
    )
  if (!account?.value) return <LogIn next={toHref(language, routes.account())} />
  return (
    <Stack gap="24">
      <Inline justify="between">
        <Heading level={1}>{t('account.title')}</Heading>
        <StoreForm name="logout" to={toHref(language, routes.home())}>
          <Button type="submit" variant="secondary">
            {t('account.logout.action')}
          </Button>
        </StoreForm>
      </Inline>
      <Text>
        {account.value.name} · {account.value.email}
      </Text>
      <Heading level={2}>{t('account.orders.title')}</Heading>
      <Orders orders={orders?.value?.orders ?? []} />
    </Stack>
  )
}

async function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = await readWords()
  if (orders.length === 0)
    return <EmptyState level={3} title={t('account.orders.empty')} text={t('account.orders.empty_text')} />
  return (
    <Stack as="ul" gap="16">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderSummary order={order} />
        </li>
      ))}
    </Stack>
  )
}
