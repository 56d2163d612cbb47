import { type MailContent, renderMail } from '../mail/render-mail.ts'
import { getMessages } from '../mail/messages.ts'
import { fill } from '../page/fill.ts'
import { type Market, toMoney } from '../store/market.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderItemRecord, ShippingRecord } from './records.ts'

/** The confirmation of an order, in its language and currency. `url` is the address of the order's page. */
export function toOrderMail(
  order: OrderRow,
  { market, url }: { readonly market: Market; readonly url: string },
): MailContent {
  const messages = getMessages(order.locale)
  const { record, number, locale } = order
  const money = (amount: Minor) => toMoney(amount, market)
  const trials = record.items.filter(isTrial)
  const name = record.billing?.firstName ?? ''
  return renderMail({
    locale,
    subject: fill(messages.order.subject, { number }),
    heading: messages.order.heading,
    paragraphs: [
      fill(messages.greeting, { name }),
      fill(messages.order.text, { number }),
      ...trials.map((item) =>
        fill(messages.order.trial, {
          name: item.name,
          days: item.plan?.billingSchedule.trialDays ?? 0,
          price: money(item.price * item.quantity),
        }),
      ),
    ],
    lines: record.items.map((item) => ({
      label: `${item.quantity} × ${item.name}`,
      detail: toDetail(item),
      amount: money(item.priceTotal),
    })),
    totals: toTotals(order, market),
    ...(record.shipping === undefined
      ? {}
      : { block: { heading: messages.order.deliverTo, lines: toAddressLines(record.shipping, locale) } }),
    action: { label: messages.order.action, url },
    closing: messages.order.closing,
  })
}

function toTotals({ record, locale }: OrderRow, market: Market) {
  const messages = getMessages(locale).order
  const { totals } = record
  const row = (label: string, amount: Minor) => ({ label, amount: toMoney(amount, market) })
  const delivery =
    totals.shipmentTotal === 0
      ? { label: messages.delivery, amount: messages.free }
      : row(messages.delivery, totals.shipmentTotal)
  return [
    row(messages.subtotal, totals.subTotal),
    ...(totals.discountTotal > 0 ? [row(messages.discount, -totals.discountTotal)] : []),
    ...(record.shipping === undefined ? [] : [delivery]),
    ...(totals.giftcardTotal > 0 ? [row(messages.giftcard, -totals.giftcardTotal)] : []),
    { ...row(messages.total, totals.captureTotal), isStrong: true },
    { label: fill(messages.vat, { amount: toMoney(totals.taxTotal, market) }), amount: '' },
  ]
}

function toDetail({ options, variantName, plan }: OrderItemRecord): string {
  const choices =
    options.length > 0
      ? options.map(({ name, value }) => (name === value ? name : `${name}: ${value}`))
      : [variantName]
  return [...choices, plan?.name].filter(Boolean).join(', ')
}

function toAddressLines(address: ShippingRecord, locale: string): readonly string[] {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country
  const { firstName, lastName, address1, address2, zip, city, state } = address
  return [`${firstName} ${lastName}`, address1, address2, `${zip} ${city}`, state, country].filter(
    (line) => line !== undefined,
  )
}

function isTrial({ plan }: OrderItemRecord): boolean {
  return (plan?.billingSchedule.trialDays ?? 0) > 0
}
