import { getNextCharge, getNextDelivery } from '@sorrel/domain/charges'
import type { PostalAddress } from '@sorrel/domain/order'
import { canSubscription, getSubscriptionPrice, type Subscription } from '@sorrel/domain/subscriptions'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { Banner } from '@sorrel/ui/banner'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { cardIcon, deliveryIcon, mapPinIcon } from '@sorrel/ui/icons'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { Scene } from '#platform/scene.ts'
import { ChangeLink } from './change-link.tsx'
import { getPauseWords } from './get-pause-words.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import * as styles from './subscription-screen.css.ts'

export interface NextPaymentProps {
  readonly facts: SubscriptionFacts
  readonly scene: Scene
}

/** When what is paid, where it goes, and with which card: the first thing a subscriber wants to know. */
export function NextPayment({ facts, scene }: NextPaymentProps) {
  const { subscription } = facts
  const { t } = scene
  const isOwed = subscription.status === 'pastdue' || subscription.status === 'unpaid'
  return (
    <Card as="section" aria-labelledby="next-payment">
      <div className={styles.next}>
        <div className={styles.when}>
          <Heading level={2} size="md" variant="plain" id="next-payment">
            {t('account.subscriptions.next_payment')}
          </Heading>
          <When facts={facts} scene={scene} />
        </div>
        {isOwed && <Missing subscription={subscription} scene={scene} />}
        <WhereAndHow facts={facts} scene={scene} />
      </div>
    </Card>
  )
}

function When({ facts: { subscription, now }, scene }: NextPaymentProps) {
  const { t, locale } = scene
  const charge = getNextCharge(subscription)
  const { trialDaysLeft } = getSubscriptionPrice(subscription, new Date(now))
  const notes = [
    ...getPauseWords(subscription, scene),
    ...(subscription.status === 'trial' && trialDaysLeft > 0
      ? [t('account.subscriptions.trial_days_left', { count: trialDaysLeft })]
      : []),
  ]
  return (
    <>
      <p className={styles.amount}>
        {charge === undefined ? (
          t('account.subscriptions.no_payment')
        ) : (
          <>
            <span>{formatMoney({ amount: charge.amount, currency: subscription.currency, locale })}</span>
            <span className={styles.date}>{formatDate({ date: charge.date, locale })}</span>
          </>
        )}
      </p>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </>
  )
}

function Missing({ subscription, scene }: { readonly subscription: Subscription; readonly scene: Scene }) {
  const { t, locale } = scene
  const { id, currency, recurringTotal } = subscription
  const amount = formatMoney({ amount: recurringTotal, currency, locale })
  return (
    <Banner
      tone="warning"
      actions={
        <ChangeLink id={id} asked={{ name: 'change-card' }}>
          {t('account.subscriptions.change_card.action')}
        </ChangeLink>
      }
    >
      {t('account.subscriptions.payment_missing', { amount })}
    </Banner>
  )
}

function WhereAndHow({ facts: { subscription }, scene }: NextPaymentProps) {
  const { t, locale } = scene
  const { billing, shipping, status } = subscription
  const delivery = getNextDelivery(subscription)
  const isOver = status === 'canceled' || status === 'complete'
  return (
    <dl className={styles.facts}>
      {billing?.card && (
        <Fact icon={cardIcon} term={t('account.subscriptions.paid_with')}>
          {t('account.cards.name', billing.card)}
          {canSubscription(subscription, 'change-card') && !isOver && (
            <span>
              {' '}
              <ChangeLink id={subscription.id} asked={{ name: 'change-card' }} look={{ variant: 'anchor' }}>
                {t('account.subscriptions.change_card.action')}
              </ChangeLink>
            </span>
          )}
        </Fact>
      )}
      {delivery && (
        <Fact icon={deliveryIcon} term={t('account.subscriptions.next_shipment')}>
          {formatDate({ date: delivery, locale })}
        </Fact>
      )}
      {shipping && (
        <Fact icon={mapPinIcon} term={t('account.subscriptions.deliver_to')}>
          {toLine(shipping)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  icon,
  term,
  children,
}: {
  readonly icon: IconShape
  readonly term: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factHead}>
        <Icon icon={icon} size={18} />
        {term}
      </dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

function toLine({ name, address1, address2, zip, city }: PostalAddress): string {
  return [name, address1, address2, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
