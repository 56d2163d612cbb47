import { routes } from '@sorrel/contracts/routes'
import { getNextCharge } from '@sorrel/domain/charges'
import {
  getSubscriptionBlock,
  getSubscriptionPrice,
  isPaymentMissing,
  type Subscription,
} from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { wholeCard } from '../layout/account-section.css.ts'
import { getPlanLines } from './get-plan-lines.ts'
import { getPauseMessages } from './get-pause-messages.ts'
import { getSubscriptionBadge } from './subscription-state.ts'
import * as styles from './subscriptions-screen.css.ts'

export interface SubscriptionCardProps {
  readonly subscription: Subscription
  /** ISO 8601. */
  readonly now: string
}

/** One subscription of the list: its product, its status, its next payment. */
export function SubscriptionCard({ subscription, now }: SubscriptionCardProps) {
  const shop = useShop()
  const { t, toHref, link, image } = shop
  const { id, name, variantName, image: picture } = subscription
  const badge = getSubscriptionBadge(subscription, shop)
  const block = getSubscriptionBlock(subscription)
  const look = block === 'ended' || block === 'draft' ? 'read' : 'view'
  return (
    <Card as="article">
      <div className={styles.card}>
        {picture ? (
          <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="96px" image={image} />
        ) : (
          <span />
        )}
        <div className={styles.textBlock}>
          <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
          <Heading level={2} size="lg" variant="plain">
            {name}
          </Heading>
          {[variantName ?? '', ...getPlanLines(subscription, shop)].filter(Boolean).map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
          <span className={wholeCard}>
            <Link
              as={link}
              href={toHref(routes.subscription(id))}
              variant="standalone"
              aria-label={t(`account.subscriptions.${look}_name`, { name })}
            >
              {t(`account.subscriptions.${look}`)}
            </Link>
          </span>
        </div>
        <Payment subscription={subscription} now={now} />
      </div>
    </Card>
  )
}

/** A trial costs nothing yet, and shows the price after it. See docs/specification.md#subscriptions. */
function getPayment({ subscription, now }: SubscriptionCardProps, shop: ShopView) {
  const { t, locale, formatPrice } = shop
  const { currency, recurringTotal, dateTrialEnd } = subscription
  const toMoney = (amount: number) => formatPrice({ amount, currency })
  const toDay = (date: string) => formatDate({ date, locale })
  const { trialDaysLeft } = getSubscriptionPrice(subscription, new Date(now))
  if (subscription.status === 'trial' && trialDaysLeft > 0 && dateTrialEnd !== undefined)
    return {
      label: t('account.subscriptions.trial_ends_on', { date: toDay(dateTrialEnd) }),
      amount: toMoney(0),
      date: t('account.subscriptions.trial_then', { price: toMoney(recurringTotal) }),
      notes: [t('account.subscriptions.trial_days_left', { count: trialDaysLeft })],
    }
  const notes = getPauseMessages(subscription, shop)
  const charge = getNextCharge(subscription)
  if (charge === undefined) return { notes }
  const label = t('account.subscriptions.next_payment')
  return { label, amount: toMoney(charge.amount), date: toDay(charge.date), notes }
}

function Payment(props: SubscriptionCardProps) {
  const shop = useShop()
  const { subscription } = props
  const { currency, recurringTotal } = subscription
  const { label, amount, date, notes } = getPayment(props, shop)
  const isOwed = isPaymentMissing(subscription)
  if (amount === undefined && notes.length === 0 && !isOwed) return null
  return (
    <div className={styles.payment}>
      {amount !== undefined && (
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.due}>
            <span className={styles.amount}>{amount}</span>
            <span>{date}</span>
          </span>
        </>
      )}
      {isOwed && (
        <Text tone="error" weight="medium">
          {shop.t('account.subscriptions.payment_missing_short', {
            amount: shop.formatPrice({ amount: recurringTotal, currency }),
          })}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </div>
  )
}
