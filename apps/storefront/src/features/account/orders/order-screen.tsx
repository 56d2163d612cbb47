import { routes } from '@sorrel/contracts/routes'
import type { Order, OrderItem } from '@sorrel/domain/order'
import { formatCountry } from '@sorrel/i18n/names'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Icon } from '@sorrel/ui/icon'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { OrderLines, OrderTotals } from '#features/order/index.ts'
import { mailIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader, SectionCard } from '../layout/account-section.tsx'
import type { OrderScreenProps } from './load-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderBadge } from './order-badge.tsx'
import { getDatesLabel } from './order-state.ts'
import { type AwaitingStatus, getAvailableActions, getReturnable } from './available-actions.ts'
import { ReturnRequest } from './return-request.tsx'
import { ReviewRequest } from './review-request.tsx'
import { AddressLines } from '../addresses/address-lines.tsx'
import { toMailto } from '#shop/to-mailto.ts'
import * as styles from './order.css.ts'

/** One order: its progress, products, costs and address. See docs/specification.md#orders. */
export function OrderScreen(props: OrderScreenProps) {
  const shop = useShop()
  const { order, subscriptionId, now, supportEmail, hasReviews, reviewRequest } = props
  const { t, toHref } = shop
  const { awaiting, buyAgain, canReturn } = getAvailableActions(order)
  // Sent products can be reviewed.
  const canReview = hasReviews && canReturn
  return (
    <>
      <PageHeader
        title={t('account.orders.number', { number: order.number })}
        back={{ href: toHref(routes.orders()), label: t('account.orders.back') }}
        badge={<OrderBadge order={order} />}
        text={<Text>{getDatesLabel(order, { shop, now })}</Text>}
      />
      {awaiting && <AwaitingNote status={awaiting} number={order.number} supportEmail={supportEmail} />}
      <OrderActions orderId={order.id} buyAgain={buyAgain} />
      <OfSubscription subscriptionId={subscriptionId} />
      {awaiting !== 'draft' && (
        <SectionCard title={t('account.orders.timeline.title')}>
          <OrderTimeline order={order} />
        </SectionCard>
      )}
      <Card as="section">
        <div className={styles.section}>
          <OrderLines order={order} toAction={canReview ? (item) => <ReviewLink item={item} /> : undefined} />
          <OrderTotals order={order} />
        </div>
      </Card>
      <Wish reviewRequest={reviewRequest} orderId={order.id} />
      <OrderPlaces order={order} />
      {order.comments && (
        <SectionCard title={t('account.orders.comments')}>
          <Text>{order.comments}</Text>
        </SectionCard>
      )}
      {canReturn && (
        <SectionCard title={t('account.orders.returns')}>
          <ReturnRequest
            orderNumber={order.number}
            items={getReturnable(order.items)}
            supportEmail={supportEmail}
          />
        </SectionCard>
      )}
    </>
  )
}

/** The way to the subscription that the order began, or whose renewal it is. */
function OfSubscription({ subscriptionId }: Pick<OrderScreenProps, 'subscriptionId'>) {
  const shop = useShop()
  if (subscriptionId === undefined) return null
  return (
    <Text>
      {shop.t('account.orders.subscription')} ·{' '}
      <Link as={shop.link} href={shop.toHref(routes.subscription(subscriptionId))}>
        {shop.t('account.orders.view_subscription')}
      </Link>
    </Text>
  )
}

/** The wish to be asked for a review when the order has arrived. */
function Wish({
  reviewRequest,
  orderId,
}: Pick<OrderScreenProps, 'reviewRequest'> & { readonly orderId: string }) {
  const { t } = useShop()
  if (reviewRequest === undefined) return null
  return (
    <SectionCard
      title={t('account.orders.review_request.title')}
      text={<Text>{t('account.orders.review_request.text', reviewRequest)}</Text>}
    >
      <ReviewRequest orderId={orderId} days={reviewRequest.days} state={reviewRequest.state} />
    </SectionCard>
  )
}

/** Leads to the form, or to the customer's own review of the product. */
function ReviewLink({ item }: { readonly item: OrderItem }) {
  const shop = useShop()
  if (item.slug === undefined) return null
  return (
    <Text size="sm">
      <Link as={shop.link} href={`${shop.toHref(routes.product(item.slug))}#write-review`}>
        {shop.t('reviews.form.title', { name: item.name })}
      </Link>
    </Text>
  )
}

interface AwaitingNoteProps extends Pick<OrderScreenProps, 'supportEmail'> {
  readonly status: AwaitingStatus
  readonly number: string
}

/** The reason why the order waits, and the contact. */
function AwaitingNote({ status, number, supportEmail }: AwaitingNoteProps) {
  const { t } = useShop()
  const mail = supportEmail && {
    to: supportEmail,
    subject: t('account.orders.number', { number }),
    body: '',
  }
  return (
    <Banner
      tone={status === 'draft' ? 'info' : 'warning'}
      actions={
        mail && (
          <Button href={toMailto(mail)} size="sm" iconStart={<Icon icon={mailIcon} size={18} />}>
            {t('account.orders.ask')}
          </Button>
        )
      }
    >
      {t(`account.orders.awaiting.${status}`)}
    </Banner>
  )
}

interface OrderPlacesProps {
  readonly order: Pick<Order, 'shipping' | 'billing' | 'currency'>
}

/** Where the order goes and who pays for it; of a card its brand and last four digits. See docs/specification.md#orders. */
function OrderPlaces({ order }: OrderPlacesProps) {
  const { t, locale, formatPrice } = useShop()
  const { shipping, billing, currency } = order
  const toCountry = ({ country: code }: { readonly country: string }) => formatCountry({ code, locale })
  if (!shipping && !billing) return null
  return (
    <div className={styles.columns}>
      {shipping && (
        <SectionCard title={t('account.orders.shipping_address')}>
          <AddressLines address={shipping} country={toCountry(shipping)} />
          {shipping.serviceName && (
            <Text size="sm">
              {shipping.serviceName} ·{' '}
              {shipping.price > 0
                ? formatPrice({ amount: shipping.price, currency })
                : t('account.orders.delivery_free')}
            </Text>
          )}
        </SectionCard>
      )}
      {billing && (
        <SectionCard title={t('account.orders.billing_address')}>
          <AddressLines address={billing} country={toCountry(billing)} />
          {billing.card && (
            <div className={styles.facts}>
              <Text size="sm">{t('account.orders.card', billing.card)}</Text>
              <Text size="sm">
                {t('account.orders.card_expiry', {
                  month: String(billing.card.expMonth).padStart(2, '0'),
                  year: billing.card.expYear,
                })}
              </Text>
            </div>
          )}
        </SectionCard>
      )}
    </div>
  )
}
