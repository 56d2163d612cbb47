import { fetchOrder } from '@sorrel/commerce/orders'
import { routes } from '@sorrel/contracts/routes'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { LogIn } from '../../../../../components/log-in'
import { OrderDetails } from '../../../../../components/order'
import { RouterLink } from '../../../../../link'
import { toMetadata } from '../../../../../metadata'
import { openSession } from '../../../../../session'
import { toHref } from '../../../../../to-href'
import { readWords } from '../../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const facts = { path: routes.account(), titles: [t('account.orders.title')], isPrivate: true }
  return toMetadata(facts, language)
}

/** One of the customer's orders. */
export default async function OrderPage({ params }: PageProps<'/[language]/account/orders/[id]'>) {
  const { language, t } = await readWords()
  const { id } = await params
  const client = await openSession()
  if (client === undefined) return <LogIn next={toHref(language, routes.order(id))} />
  const order = await fetchOrder(client, { id, locale: language })
  if (!order.ok)
    return (
      <EmptyState level={1} title={t('account.unavailable.title')} text={t('account.unavailable.text')} />
    )
  if (order.value === null)
    return <EmptyState level={1} title={t('account.not_found.title')} text={t('account.not_found.text')} />
  return (
    <Stack gap="24">
      <Link as={RouterLink} href={toHref(language, routes.account())} variant="quiet">
        {t('account.orders.back')}
      </Link>
      <Heading level={1}>{t('account.orders.number', { number: order.value.number })}</Heading>
      <OrderDetails order={order.value} />
    </Stack>
  )
}
