import { routes } from '@sorrel/contracts/routes'
import { getSubscriptionTone } from '@sorrel/domain/status'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { toBadgeTone } from '#platform/badge-tone.ts'
import type { Scene } from '#platform/scene.ts'
import type { SubscriptionsScreenProps } from './load-subscriptions.ts'
import * as styles from '../layout/room.css.ts'

/** The customer's subscriptions. Specification section 2. */
export function SubscriptionsScreen({ subscriptions, scene }: SubscriptionsScreenProps) {
  const { t, toHref, link } = scene
  if (subscriptions.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('account.subscriptions.empty')}
        text={t('account.subscriptions.empty_text')}
        actions={
          <Button as={link} href={toHref(routes.products())}>
            {t('account.subscriptions.empty_action')}
          </Button>
        }
      />
    )
  return (
    <>
      <Heading level={1} size="4xl">
        {t('account.subscriptions.title')}
      </Heading>
      <ul className={styles.list}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className={styles.card}>
            <SubscriptionCard subscription={subscription} scene={scene} />
          </li>
        ))}
      </ul>
    </>
  )
}

function SubscriptionCard({
  subscription,
  scene,
}: {
  readonly subscription: Subscription
  readonly scene: Scene
}) {
  const { t, toHref, link, locale } = scene
  const { name, variantName, status, planName, price, currency, datePeriodEnd } = subscription
  return (
    <>
      <div className={styles.row}>
        <Heading level={2} size="md" variant="plain">
          {variantName ? `${name}, ${variantName}` : name}
        </Heading>
        <StatusBadge tone={toBadgeTone(getSubscriptionTone(status))}>
          {t(`account.subscriptions.status.${status}`)}
        </StatusBadge>
      </div>
      <div className={styles.row}>
        <Text as="span" size="sm">
          {[planName, formatMoney({ amount: price, currency, locale })].filter(Boolean).join(' · ')}
          {datePeriodEnd && status === 'active'
            ? ` · ${t('account.subscriptions.next_payment_on', { date: formatDate({ date: datePeriodEnd, locale }) })}`
            : ''}
        </Text>
        <Link
          as={link}
          href={toHref(routes.subscription(subscription.id))}
          aria-label={t('account.subscriptions.view_name', { name })}
        >
          {t('account.subscriptions.view')}
        </Link>
      </div>
    </>
  )
}
