import type { OrdersScreenProps } from './load-orders.ts'

export function OrdersScreen({ t }: OrdersScreenProps) {
  return <h1>{t('account.orders.title')}</h1>
}
