import { routes } from '@sorrel/contracts/routes'
import { getNextCharge } from '@sorrel/domain/charges'
import { getSubscriptionBlock, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { subscriptionIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader } from '../layout/account-section.tsx'
import type { SubscriptionsScreenProps } from './load-subscriptions.ts'
import { AwaitedSubscription } from './awaited-subscription.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import * as styles from './subscriptions-screen.css.ts'

/** The customer's subscriptions: those with a missing payment first, then by the day of the next payment. See docs/specification.md#subscriptions. */
export function SubscriptionsScreen({ subscriptions, isAwaited, now }: SubscriptionsScreenProps) {
  const { t, toHref, link } = useShop()
  if (subscriptions.length === 0 && !isAwaited)
    return (
      <>
        <PageHeader title={t('account.subscriptions.title')} />
        <EmptyState
          icon={subscriptionIcon}
          title={t('account.subscriptions.empty')}
          text={t('account.subscriptions.empty_text')}
          actions={
            <Button as={link} href={toHref(routes.products())}>
              {t('account.subscriptions.empty_action')}
            </Button>
          }
        />
      </>
    )
  const past = subscriptions.filter(isPast)
  const current = subscriptions.filter((each) => !isPast(each)).toSorted(byNeed)
  const toList = (shown: readonly Subscription[]) => (
    <ul className={styles.list}>
      {shown.map((subscription) => (
        <li key={subscription.id}>
          <SubscriptionCard subscription={subscription} now={now} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <PageHeader title={t('account.subscriptions.title')} />
      {isAwaited && <AwaitedSubscription text={t('account.subscriptions.awaited')} />}
      {current.length > 0 && toList(current)}
      {past.length > 0 && (
        <section className={styles.past} aria-labelledby="past-subscriptions">
          <Heading level={2} size="xl" id="past-subscriptions">
            {t('account.subscriptions.past')}
          </Heading>
          {toList(past)}
        </section>
      )}
    </>
  )
}

const isPast = (subscription: Subscription) => getSubscriptionBlock(subscription) === 'ended'

function byNeed(left: Subscription, right: Subscription): number {
  return toRank(left) - toRank(right) || toTime(left) - toTime(right)
}

const toRank = (subscription: Subscription) => (isPaymentMissing(subscription) ? 0 : 1)

const toTime = (subscription: Subscription) =>
  Date.parse(getNextCharge(subscription)?.date ?? '') || Number.MAX_SAFE_INTEGER
