import type { SubscriptionsScreenProps } from './load-subscriptions.ts'

export function SubscriptionsScreen({ t }: SubscriptionsScreenProps) {
  return <h1>{t('account.subscriptions.title')}</h1>
}
