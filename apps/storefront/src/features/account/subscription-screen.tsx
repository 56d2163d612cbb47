import type { SubscriptionScreenProps } from './load-subscriptions.ts'

export function SubscriptionScreen({ t }: SubscriptionScreenProps) {
  return <h1>{t('account.subscriptions.title')}</h1>
}
