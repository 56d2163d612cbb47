import { routes } from '@sorrel/contracts/routes'
import { getSubscriptionTone } from '@sorrel/domain/status'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { toBadgeTone } from '#shop/badge-tone.ts'
import { BackLink } from '../layout/account-section.tsx'
import type { SubscriptionScreenProps } from './load-subscription.ts'
import { NextPayment } from './next-payment.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { ChangePage, SubscriptionChanges } from './subscription-changes.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import { SubscriptionLines } from './subscription-lines.tsx'
import { canOpenChange } from './changes.ts'
import * as styles from './subscription-screen.css.ts'

/** One subscription: the next payment on top, what it holds, what can be changed. See docs/specification.md#subscriptions. */
export function SubscriptionScreen({ facts, dialog, form, shop }: SubscriptionScreenProps) {
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
          <SubscriptionDetails subscription={subscription} shop={shop} />
        </SubscriptionChanges>
      )}
    </>
  )
}

function SubscriptionHead({ facts, shop }: Pick<SubscriptionScreenProps, 'facts' | 'shop'>) {
  const { t, toHref, image } = shop
  const { name, variantName, status, planName, image: picture } = facts.subscription
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
          <StatusBadge tone={toBadgeTone(getSubscriptionTone(status))}>
            {t(`account.subscriptions.status.${status}`)}
          </StatusBadge>
          <Heading level={1} size="4xl">
            {name}
          </Heading>
          <Text>{[variantName, planName].filter(Boolean).join(' · ')}</Text>
        </div>
      </div>
    </div>
  )
}
