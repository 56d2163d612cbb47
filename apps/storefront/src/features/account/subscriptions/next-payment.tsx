import { toAddressLines } from '@sorrel/domain/address'
import { getNextCharge, getNextDelivery } from '@sorrel/domain/charges'
import {
  canSubscription,
  getSubscriptionPrice,
  isPaymentMissing,
  type Subscription,
} from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { Banner } from '@sorrel/ui/banner'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { cardIcon, deliveryIcon, mapPinIcon } from '#shop/icons.ts'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { ChangeLink } from './change-link.tsx'
import { getPauseMessages } from './get-pause-messages.ts'
import type { SubscriptionFacts } from './load-subscription.ts'
import * as styles from './subscription-screen.css.ts'

export interface NextPaymentProps {
  readonly facts: SubscriptionFacts
}

/** Day, amount, address and card of the next payment: the first thing a subscriber wants to know. */
export function NextPayment({ facts }: NextPaymentProps) {
  const { subscription } = facts
  const { t } = useShop()
  return (
    <Card as="section" aria-labelledby="next-payment">
      <div className={styles.next}>
        <div className={styles.when}>
          <Heading level={2} size="md" variant="plain" id="next-payment">
            {t('account.subscriptions.next_payment')}
          </Heading>
          <When facts={facts} />
        </div>
        {isPaymentMissing(subscription) && <Missing facts={facts} />}
        <WhereAndHow facts={facts} />
      </div>
    </Card>
  )
}

function When({ facts: { subscription, now } }: NextPaymentProps) {
  const shop = useShop()
  const { t } = shop
  const shown = getDue(subscription, shop)
  const { trialDaysLeft } = getSubscriptionPrice(subscription, new Date(now))
  const notes = [
    ...getPauseMessages(subscription, shop),
    ...(subscription.status === 'trial' && trialDaysLeft > 0
      ? [t('account.subscriptions.trial_days_left', { count: trialDaysLeft })]
      : []),
  ]
  return (
    <>
      <p className={styles.amount}>
        {shown === undefined ? (
          t('account.subscriptions.no_payment')
        ) : (
          <>
            <span>{shop.formatPrice({ amount: shown.amount, currency: subscription.currency })}</span>
            <span className={styles.date}>{shown.date}</span>
          </>
        )}
      </p>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </>
  )
}

/** The next charge, or the failed one. */
function getDue(subscription: Subscription, { t, locale }: ShopView) {
  const { datePeriodEnd, recurringTotal } = subscription
  const charge = getNextCharge(subscription)
  if (charge !== undefined) return { amount: charge.amount, date: formatDate({ date: charge.date, locale }) }
  if (!isPaymentMissing(subscription) || datePeriodEnd === undefined) return undefined
  const date = t('account.subscriptions.due_since', { date: formatDate({ date: datePeriodEnd, locale }) })
  return { amount: recurringTotal, date }
}

function Missing({ facts: { subscription, now } }: NextPaymentProps) {
  const shop = useShop()
  const { t, locale } = shop
  const { id, currency, recurringTotal, datePaymentRetry: retry } = subscription
  const isRetryPlanned = retry !== undefined && Date.parse(retry) > Date.parse(now)
  const amount = shop.formatPrice({ amount: recurringTotal, currency })
  return (
    <Banner
      tone="warning"
      actions={
        <ChangeLink id={id} dialog={{ name: 'change-card' }}>
          {t('account.subscriptions.pay_now')}
        </ChangeLink>
      }
    >
      {t('account.subscriptions.payment_missing', { amount })}
      {isRetryPlanned &&
        ` ${t('account.subscriptions.payment_retry', { date: formatDate({ date: retry, locale }) })}`}
    </Banner>
  )
}

function WhereAndHow({ facts: { subscription } }: NextPaymentProps) {
  const { t, locale } = useShop()
  const { billing, shipping } = subscription
  const delivery = getNextDelivery(subscription)
  return (
    <dl className={styles.facts}>
      {billing?.card && (
        <Fact icon={cardIcon} term={t('account.subscriptions.paid_with')}>
          {t('account.cards.name', billing.card)}
          {canSubscription(subscription, 'change-card') && !isPaymentMissing(subscription) && (
            <span>
              {' '}
              <ChangeLink id={subscription.id} dialog={{ name: 'change-card' }} look={{ variant: 'link' }}>
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
          {toAddressLines(shipping, '').join(', ')}
          {canSubscription(subscription, 'change-address') && (
            <span>
              {' '}
              <ChangeLink id={subscription.id} dialog={{ name: 'change-address' }} look={{ variant: 'link' }}>
                {t('account.subscriptions.change_address.action')}
              </ChangeLink>
            </span>
          )}
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
