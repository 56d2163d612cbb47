import { routes } from '@sorrel/contracts/routes'
import { getNextCharge, getNextDelivery } from '@sorrel/domain/charges'
import type { Picture as PictureData } from '@sorrel/domain/product'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { orderIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader } from '../layout/account-section.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { canOpenChange, type ChangeName } from '../subscriptions/changes.ts'
import { getPauseMessages } from '../subscriptions/get-pause-messages.ts'
import type { OverviewScreenProps } from './load-overview.ts'
import * as styles from './overview.css.ts'

/** The start of the account: a failed payment, the next delivery with its actions, the last order. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { firstName, owed, next, otherCount, lastOrder, now } = props
  const { t, toHref, link } = useShop()
  const isEmpty = owed.length === 0 && next === undefined && lastOrder === undefined
  return (
    <>
      <PageHeader
        title={firstName === '' ? t('account.title') : t('account.overview.title', { name: firstName })}
      />
      {owed.map((subscription) => (
        <Owed key={subscription.id} subscription={subscription} now={now} />
      ))}
      {next && <NextDelivery subscription={next} />}
      {otherCount > 0 && (
        <div>
          <Link as={link} href={toHref(routes.subscriptions())} variant="standalone">
            {t('account.overview.others', { count: otherCount })}
          </Link>
        </div>
      )}
      {lastOrder && (
        <section className={styles.section} aria-labelledby="last-order">
          <Heading level={2} size="xl" id="last-order">
            {t('account.overview.last_order')}
          </Heading>
          <OrderCard order={lastOrder} now={now} level={3} />
        </section>
      )}
      {isEmpty && (
        <EmptyState
          level={2}
          icon={orderIcon}
          title={t('account.overview.empty')}
          text={t('account.overview.empty_text')}
          actions={
            <Button as={link} href={toHref(routes.products())}>
              {t('account.orders.empty_action')}
            </Button>
          }
        />
      )}
    </>
  )
}

interface SubscriptionPartProps {
  readonly subscription: Subscription
}

/** A payment that did not go through, and when it is tried again. */
function Owed({ subscription, now }: SubscriptionPartProps & { readonly now: string }) {
  const { t, toHref, link, locale, formatPrice } = useShop()
  const { id, name, recurringTotal, currency, datePaymentRetry: retry } = subscription
  const isRetryPlanned = retry !== undefined && Date.parse(retry) > Date.parse(now)
  const words = [
    t('account.subscriptions.payment_missing', { amount: formatPrice({ amount: recurringTotal, currency }) }),
    isRetryPlanned && t('account.subscriptions.payment_retry', { date: formatDate({ date: retry, locale }) }),
  ]
  return (
    <Banner
      tone="warning"
      actions={
        <Button as={link} href={toHref(routes.subscription(id, { change: 'change-card' }))}>
          {t('account.overview.pay')}
        </Button>
      }
    >
      <strong>{name}:</strong> {words.filter(Boolean).join(' ')}
    </Banner>
  )
}

/** The most frequent actions on the next delivery; a second press confirms. */
const QUICK = [
  ['skip', 'skip'],
  ['replace', 'swap'],
  ['pause', 'change_date'],
] as const satisfies readonly (readonly [ChangeName, string])[]

function NextDelivery({ subscription }: SubscriptionPartProps) {
  const shop = useShop()
  const { t, toHref, link, locale, formatPrice } = shop
  const { id, name, currency } = subscription
  const charge = getNextCharge(subscription)
  const date = getNextDelivery(subscription) ?? charge?.date
  const toDay = (day: string) => formatDate({ date: day, locale })
  return (
    <Card as="section" aria-labelledby="next-delivery">
      <div className={styles.next}>
        <div className={styles.when}>
          <Heading level={2} size="md" variant="plain" id="next-delivery">
            {t('account.overview.next_delivery')}
          </Heading>
          {date !== undefined && <p className={styles.day}>{toDay(date)}</p>}
          {charge && (
            <p className={styles.note}>
              {t('account.overview.charged', {
                amount: formatPrice({ amount: charge.amount, currency }),
                date: toDay(charge.date),
              })}
            </p>
          )}
          {getPauseMessages(subscription, shop).map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <ItemList subscription={subscription} />
        <div className={styles.actions}>
          {QUICK.filter(([change]) => canOpenChange({ name: change }, subscription)).map(
            ([change, words]) => (
              <Button
                key={change}
                as={link}
                href={toHref(routes.subscription(id, { change }))}
                variant="secondary"
                aria-label={t('content.labelled', { name: t(`account.overview.${words}`), value: name })}
              >
                {t(`account.overview.${words}`)}
              </Button>
            ),
          )}
          <Link
            as={link}
            href={toHref(routes.subscription(id))}
            variant="standalone"
            aria-label={t('account.subscriptions.view_name', { name })}
          >
            {t('account.subscriptions.view')}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** The products of the delivery, with pictures. */
function ItemList({ subscription }: SubscriptionPartProps) {
  return (
    <ul className={styles.items}>
      {[subscription, ...subscription.items].map((line) => (
        <li key={line.id} className={styles.line}>
          <Thumbnail image={line.image} />
          <span>
            {line.quantity} × {[line.name, line.variantName].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ image }: { readonly image: PictureData | undefined }) {
  const shop = useShop()
  return (
    <span className={styles.thumbnail}>
      {image && <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="56px" image={shop.image} />}
    </span>
  )
}
