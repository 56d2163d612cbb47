import { routes } from '@sorrel/contracts/routes'
import { getNextCharge } from '@sorrel/domain/charges'
import { getSubscriptionTone } from '@sorrel/domain/status'
import { getSubscriptionBlock, getSubscriptionPrice, type Subscription } from '@sorrel/domain/subscriptions'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { toBadgeTone } from '#platform/badge-tone.ts'
import type { Scene } from '#platform/scene.ts'
import { getPauseWords } from './get-pause-words.ts'
import * as styles from './subscriptions-screen.css.ts'

export interface SubscriptionCardProps {
  readonly subscription: Subscription
  /** ISO 8601. */
  readonly now: string
  readonly scene: Scene
}

/** One subscription of the list: what it is, how it stands, when what is paid. */
export function SubscriptionCard({ subscription, now, scene }: SubscriptionCardProps) {
  const { t, toHref, link, image } = scene
  const { id, name, variantName, status, planName, image: picture } = subscription
  return (
    <Card as="article">
      <div className={styles.card}>
        {picture ? (
          <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="96px" image={image} />
        ) : (
          <span />
        )}
        <div className={styles.words}>
          <StatusBadge tone={toBadgeTone(getSubscriptionTone(status))}>
            {t(`account.subscriptions.status.${status}`)}
          </StatusBadge>
          <Heading level={2} size="lg" variant="plain">
            {name}
          </Heading>
          <Text size="sm">{[variantName, planName].filter(Boolean).join(' · ')}</Text>
          <Link
            as={link}
            href={toHref(routes.subscription(id))}
            variant="standalone"
            aria-label={t('account.subscriptions.view_name', { name })}
          >
            {t('account.subscriptions.view')}
          </Link>
        </div>
        <div className={styles.payment}>
          <Payment subscription={subscription} now={now} scene={scene} />
        </div>
      </div>
    </Card>
  )
}

function Payment({ subscription, now, scene }: SubscriptionCardProps) {
  const { t, locale } = scene
  const { currency, recurringTotal } = subscription
  const toMoney = (amount: number) => formatMoney({ amount, currency, locale })
  const charge = getNextCharge(subscription)
  const { trialDaysLeft } = getSubscriptionPrice(subscription, new Date(now))
  const notes = [
    ...getPauseWords(subscription, scene),
    ...(subscription.status === 'trial' && trialDaysLeft > 0
      ? [t('account.subscriptions.trial_days_left', { count: trialDaysLeft })]
      : []),
  ]
  const isOwed = getSubscriptionBlock(subscription) === 'payment'
  return (
    <>
      {charge && (
        <>
          <span className={styles.label}>{t('account.subscriptions.next_payment')}</span>
          <span className={styles.amount}>{toMoney(charge.amount)}</span>
          <span>{formatDate({ date: charge.date, locale })}</span>
        </>
      )}
      {isOwed && (
        <Text tone="error" weight="medium">
          {t('account.subscriptions.payment_missing_short', { amount: toMoney(recurringTotal) })}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </>
  )
}
