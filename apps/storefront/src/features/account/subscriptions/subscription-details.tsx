import { getSubscriptionPrice, type Subscription } from '@sorrel/domain/subscriptions'
import type { Schedule } from '@sorrel/domain/product'
import { formatDate } from '@sorrel/i18n/format'
import { Card } from '@sorrel/ui/card'
import { type Definition, DefinitionList } from '@sorrel/ui/definition-list'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'

export interface SubscriptionDetailsProps {
  readonly subscription: Subscription
}

/** The rest there is to know: number, billing interval, limits, tax. See docs/specification.md#subscriptions. */
export function SubscriptionDetails({ subscription }: SubscriptionDetailsProps) {
  const shop = useShop()
  const { t, locale, formatPrice } = shop
  const {
    number,
    dateCreated,
    billingSchedule,
    orderSchedule,
    couponCode,
    discountTotal,
    taxTotal,
    currency,
  } = subscription
  const toMoney = (amount: number) => formatPrice({ amount, currency })
  const { origPrice } = getSubscriptionPrice(subscription, new Date(dateCreated))
  const items: readonly (Definition | false)[] = [
    number !== undefined && { term: t('account.subscriptions.number_term'), value: number },
    {
      term: t('account.subscriptions.started_term'),
      value: formatDate({ date: dateCreated, locale }),
    },
    billingSchedule !== undefined && {
      term: t('account.subscriptions.billing'),
      value: toBillingInterval(billingSchedule, shop),
    },
    orderSchedule !== undefined && {
      term: t('account.subscriptions.shipping'),
      value: toBillingInterval(orderSchedule, shop),
    },
    toLimit(billingSchedule, t('account.subscriptions.renewals'), shop),
    toLimit(orderSchedule, t('account.subscriptions.shipments'), shop),
    origPrice !== undefined && { term: t('account.subscriptions.original_price'), value: toMoney(origPrice) },
    // A coupon's discount is shown with the products.
    couponCode === undefined &&
      discountTotal > 0 && { term: t('account.subscriptions.discount'), value: toMoney(-discountTotal) },
    taxTotal > 0 && { term: t('account.subscriptions.tax'), value: toMoney(taxTotal) },
  ]
  return (
    <Card as="section" aria-labelledby="subscription-details">
      <Stack gap="16">
        <Heading level={2} size="xl" id="subscription-details">
          {t('account.subscriptions.details')}
        </Heading>
        <DefinitionList layout="columns" items={items.filter((item) => item !== false)} />
      </Stack>
    </Card>
  )
}

function toBillingInterval({ interval, intervalCount }: Schedule, { t }: ShopView): string {
  return t(`account.subscriptions.schedule.${interval}`, { count: intervalCount })
}

function toLimit(schedule: Schedule | undefined, term: string, { t }: ShopView): Definition | false {
  const { limit = 0, limitCurrent } = schedule ?? {}
  if (limit <= 0) return false
  const value =
    limitCurrent === undefined
      ? String(limit)
      : t('account.subscriptions.count_of', { done: Math.min(limit, limitCurrent), limit })
  return { term, value }
}
