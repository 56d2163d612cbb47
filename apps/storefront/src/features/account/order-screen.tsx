import type { OrderScreenProps } from './load-orders.ts'

export function OrderScreen({ t }: OrderScreenProps) {
  return <h1>{t('account.orders.title')}</h1>
}
