'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { BackLink } from '../layout/account-section.tsx'
import { useUpdated } from '../layout/use-updated.ts'
import { canOpenChange } from './changes.ts'
import { getPlanLines } from './get-plan-lines.ts'
import type { SubscriptionFacts, SubscriptionScreenProps } from './load-subscription.ts'
import { NextPayment } from './next-payment.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { ChangePage, SubscriptionChanges } from './subscription-changes.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import { SubscriptionLines } from './subscription-lines.tsx'
import { getSubscriptionBadge } from './subscription-state.ts'
import { isMoreToRead, withUpdatedSubscription } from './with-updated-subscription.ts'
import * as styles from './subscription-screen.css.ts'

export interface SubscriptionPageProps extends Pick<SubscriptionScreenProps, 'facts' | 'dialog' | 'form'> {
  readonly pastOrders: ReactNode
}

/** The page of one subscription; after each change it shows the change's answer. */
export function SubscriptionPage({ facts: given, dialog, form, pastOrders }: SubscriptionPageProps) {
  const shop = useShop()
  const [facts, show] = useUpdated(given)
  const { subscription } = facts
  const showChanged = (changed: Subscription) => {
    const next = withUpdatedSubscription(given, changed)
    show(next)
    if (isMoreToRead(given, subscription, next)) shop.refresh()
  }
  return (
    <>
      <SubscriptionHead facts={facts} />
      {dialog && canOpenChange(dialog, subscription) ? (
        <ChangePage facts={facts} dialog={dialog} state={form} />
      ) : (
        <SubscriptionChanges facts={facts} onChanged={showChanged}>
          <NextPayment facts={facts} />
          <SubscriptionLines subscription={subscription} />
          <SubscriptionActions facts={facts} />
          {pastOrders}
          <SubscriptionDetails subscription={subscription} />
        </SubscriptionChanges>
      )}
    </>
  )
}

function SubscriptionHead({ facts: { subscription } }: { readonly facts: SubscriptionFacts }) {
  const shop = useShop()
  const { t, toHref, image } = shop
  const { name, variantName, image: picture } = subscription
  const badge = getSubscriptionBadge(subscription, shop)
  return (
    <div className={styles.head}>
      <BackLink href={toHref(routes.subscriptions())} label={t('account.subscriptions.back')} />
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
          {[variantName ?? '', ...getPlanLines(subscription, shop)].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
      </div>
    </div>
  )
}
