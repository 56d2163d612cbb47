import { getPartLabel } from '@sorrel/domain/cart-line'
import { toAddressLines } from '@sorrel/domain/address'
import { type DeliveryTime, getArrivalDates } from '@sorrel/domain/schedule'
import { formatDate } from '@sorrel/i18n/format'
import type { Translate } from '@sorrel/i18n/message'
import { createTranslator } from '@sorrel/i18n/translate'
import type { MailContent } from '@sorrel/service/mail'
import { DEFAULT_SERVICE } from '../cart/delivery.ts'
import { getPlanTitle } from '../catalogue/plan-title.ts'
import { renderShopMail } from '../mail/mail.ts'
import { type Market, toMoney } from '../store/market.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderItemRecord, ShippingRecord } from './records.ts'

interface OrderMailOptions {
  readonly market: Market
  /** Address of the order's page. */
  readonly url: string
  /** How long parcels take to where the order goes. Default: nothing is said of it. */
  readonly deliveryTime?: DeliveryTime | undefined
  /** Addresses of the items' pictures, by item id. */
  readonly pictures: ReadonlyMap<string, string>
}

/** The confirmation of an order, in its language and currency. */
export function toOrderMail(
  order: OrderRow,
  { market, url, deliveryTime, pictures }: OrderMailOptions,
): Promise<MailContent> {
  const { record, number, locale } = order
  const t = createTranslator({ locale })
  const money = (amount: Minor) => toMoney(amount, market)
  const trials = record.items.filter(isTrial)
  const name = record.billing?.firstName ?? ''
  return renderShopMail(t, {
    locale,
    subject: t('order_mail.order.subject', { number }),
    heading: t('order_mail.order.heading'),
    paragraphs: [
      t('order_mail.greeting', { name }),
      t('order_mail.order.text', { number }),
      ...toArrival(order, deliveryTime).map((days) => t('order_mail.order.arrival', days)),
      ...trials.map((item) =>
        t('order_mail.order.trial', {
          name: item.name,
          count: item.plan?.billingSchedule.trialDays ?? 0,
          price: money(item.price * item.quantity),
        }),
      ),
    ],
    lines: record.items.map((item) => ({
      label: `${item.quantity} × ${item.name}`,
      detail: toDetail(item, t),
      amount: money(item.priceTotal),
      picture: pictures.get(item.id),
    })),
    totals: toTotals(order, market, t),
    ...(record.shipping === undefined
      ? {}
      : {
          block: {
            heading: t('order_mail.order.deliver_to'),
            lines: toDestination(record.shipping, locale),
          },
        }),
    actions: [{ label: t('order_mail.order.action'), url }],
    closing: t('order_mail.order.closing'),
  })
}

/** The days between which standard delivery should arrive. */
function toArrival({ record, dateCreated, locale }: OrderRow, deliveryTime: DeliveryTime | undefined) {
  if (deliveryTime === undefined || record.shipping?.service !== DEFAULT_SERVICE) return []
  const { first, last } = getArrivalDates(dateCreated, deliveryTime)
  const toDay = (date: Date) => formatDate({ date: date.toISOString(), locale })
  return [{ from: toDay(first), to: toDay(last) }]
}

function toTotals({ record }: OrderRow, market: Market, t: Translate) {
  const { totals } = record
  const row = (label: string, amount: Minor) => ({ label, amount: toMoney(amount, market) })
  const delivery =
    totals.shipmentTotal === 0
      ? { label: t('order_mail.order.delivery'), amount: t('order_mail.order.free') }
      : row(t('order_mail.order.delivery'), totals.shipmentTotal)
  return [
    row(t('order_mail.order.subtotal'), totals.subTotal),
    ...(totals.discountTotal > 0 ? [row(t('order_mail.order.discount'), -totals.discountTotal)] : []),
    ...(record.shipping === undefined ? [] : [delivery]),
    ...(totals.giftcardTotal > 0 ? [row(t('order_mail.order.giftcard'), -totals.giftcardTotal)] : []),
    { ...row(t('order_mail.order.total'), totals.captureTotal), isStrong: true },
    { label: t('order_mail.order.vat', { amount: toMoney(totals.taxTotal, market) }), amount: '' },
  ]
}

function toDetail(item: OrderItemRecord, t: Translate): string {
  const { options, variantName, plan, parts = [] } = item
  const choices =
    options.length > 0
      ? options.map(({ name, value }) => (name === value ? name : `${name}: ${value}`))
      : [variantName]
  const chosen = [...choices, plan && getPlanTitle(plan, item, t)].filter(Boolean).join(', ')
  const inside = parts.map(getPartLabel)
  return [chosen, ...inside].filter(Boolean).join(' · ')
}

/** As its country writes it. */
function toDestination({ firstName, lastName, ...address }: ShippingRecord, locale: string) {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country
  return toAddressLines({ name: `${firstName} ${lastName}`, ...address }, country)
}

function isTrial({ plan }: OrderItemRecord): boolean {
  return (plan?.billingSchedule.trialDays ?? 0) > 0
}
