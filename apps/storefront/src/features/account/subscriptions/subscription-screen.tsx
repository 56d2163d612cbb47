import { routes } from '@sorrel/contracts/routes'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { BackLink } from '../layout/account-section.tsx'
import type { SubscriptionScreenProps } from './load-subscription.ts'
import { NextPayment } from './next-payment.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { ChangePage, SubscriptionChanges } from './subscription-changes.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import { PastOrders } from './past-orders.tsx'
import { SubscriptionLines } from './subscription-lines.tsx'
import { getSubscriptionBadge } from './subscription-state.ts'
import { getPlanLines } from './get-plan-lines.ts'
import { canOpenChange } from './changes.ts'
import * as styles from './subscription-screen.css.ts'

/** One subscription: the next payment on top, what it holds, what can be changed. See docs/specification.md#subscriptions. */
export function SubscriptionScreen({ facts, orders, dialog, form, shop }: SubscriptionScreenProps) {
  const { subscription } = facts
  return (
    <>
      <SubscriptionHead facts={facts} shop={shop} />
      {dialog && canOpenChange(dialog, subscription) ? (
        <ChangePage facts={facts} dialog={dialog} state={form} />
      ) : (
        <SubscriptionChanges facts={facts}>
          <NextPayment facts={facts} shop={shop} />
          <SubscriptionLines subscription={subscription} shop={shop} />
          <SubscriptionActions facts={facts} shop={shop} />
          <PastOrders orders={orders} shop={shop} />
          <SubscriptionDetails subscription={subscription} shop={shop} />
        </SubscriptionChanges>
      )}
    </>
  )
}

function SubscriptionHead({ facts, shop }: Pick<SubscriptionScreenProps, 'facts' | 'shop'>) {
  const { t, toHref, image } = shop
  const { name, variantName, image: picture } = facts.subscription
  const badge = getSubscriptionBadge(facts.subscription, shop)
  return (
    <div className={styles.head}>
      <BackLink href={toHref(routes.subscriptions())} label={t('account.subscriptions.back')} shop={shop} />
      <div className={styles.title}>
        {picture && (
          <span className={styles.picture}>
            <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="96px" image={image} />
          </span>
        )}
        <div className={styles.names}>
          <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
          <Heading level={1} size="4xl">
            {name}
          </Heading>
          {[variantName ?? '', ...getPlanLines(facts.subscription, shop)].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
      </div>
    </div>
  )
}
