import { type MailContent, renderMail } from '../mail/render-mail.ts'
import { getWords } from '../mail/words.ts'
import { fill } from '../page/fill.ts'
import { type Lens, toMoney } from '../store/lens.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderItemRecord, ShippingRecord } from './records.ts'

/** The confirmation of an order, in its language and money. `url` is where it can be looked at. */
export function toOrderMail(
  order: OrderRow,
  { lens, url }: { readonly lens: Lens; readonly url: string },
): MailContent {
  const words = getWords(order.locale)
  const { record, number, locale } = order
  const money = (amount: Minor) => toMoney(amount, lens)
  const trials = record.items.filter(isTrial)
  const name = record.billing?.firstName ?? ''
  return renderMail({
    locale,
    subject: fill(words.order.subject, { number }),
    heading: words.order.heading,
    paragraphs: [
      fill(words.greeting, { name }),
      fill(words.order.text, { number }),
      ...trials.map((item) =>
        fill(words.order.trial, {
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
    totals: toTotals(order, lens),
    ...(record.shipping === undefined
      ? {}
      : { block: { heading: words.order.deliverTo, lines: toAddressLines(record.shipping, locale) } }),
    action: { label: words.order.action, url },
    closing: words.order.closing,
  })
}

function toTotals({ record, locale }: OrderRow, lens: Lens) {
  const words = getWords(locale).order
  const { totals } = record
  const row = (label: string, amount: Minor) => ({ label, amount: toMoney(amount, lens) })
  const delivery =
    totals.shipmentTotal === 0
      ? { label: words.delivery, amount: words.free }
      : row(words.delivery, totals.shipmentTotal)
  return [
    row(words.subtotal, totals.subTotal),
    ...(totals.discountTotal > 0 ? [row(words.discount, -totals.discountTotal)] : []),
    ...(record.shipping === undefined ? [] : [delivery]),
    ...(totals.giftcardTotal > 0 ? [row(words.giftcard, -totals.giftcardTotal)] : []),
    { ...row(words.total, totals.grandTotal), isStrong: true },
    { label: fill(words.vat, { amount: toMoney(totals.taxTotal, lens) }), amount: '' },
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
