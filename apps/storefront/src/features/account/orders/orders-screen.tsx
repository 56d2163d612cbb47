import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { orderIcon } from '#shop/icons.ts'
import { Pagination } from '@sorrel/ui/pagination'
import { useShop } from '#shop/use-shop'
import { PageHeader } from '../layout/account-section.tsx'
import type { OrdersScreenProps } from './load-orders.ts'
import { OrderCard } from './order-card.tsx'
import * as styles from '../layout/account-section.css.ts'

/** The customer's orders, newest first. See docs/specification.md#orders. */
export function OrdersScreen({ orders, now, page, pageCount }: OrdersScreenProps) {
  const { t, toHref, link } = useShop()
  if (orders.length === 0)
    return (
      <>
        <PageHeader title={t('account.orders.title')} />
        <EmptyState
          icon={orderIcon}
          title={t('account.orders.empty')}
          text={t('account.orders.empty_text')}
          actions={
            <Button as={link} href={toHref(routes.products())}>
              {t('account.orders.empty_action')}
            </Button>
          }
        />
      </>
    )
  return (
    <>
      <PageHeader title={t('account.orders.title')} />
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('account.orders.pages')}
        page={page}
        pageCount={pageCount}
        previousLabel={t('account.orders.previous')}
        nextLabel={t('account.orders.next')}
        toPageLabel={(wanted) => t('account.orders.page', { page: wanted })}
        toHref={(wanted) => toHref(routes.orders(wanted))}
        link={link}
      />
    </>
  )
}
