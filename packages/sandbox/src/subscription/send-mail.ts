import { routes } from '@sorrel/contracts/routes'
import { formatDate } from '@sorrel/i18n/format'
import type { Minor } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getStorefrontUrl } from '../checkout/storefront-url.ts'
import { renderMail } from '../mail/render-mail.ts'
import { getMessages } from '../mail/messages.ts'
import { fill } from '../page/fill.ts'
import type { Service } from '../service.ts'
import { getText, type Market, toMoney } from '../store/market.ts'
import { isRunning } from './advance.ts'
import { getRenewalTotal } from './renewal-total.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** What happened to a subscription. */
export type SubscriptionMailKind =
  | 'canceled'
  | 'ending'
  | 'paused'
  | 'resumed'
  | 'changed'
  | 'added'
  | 'removed'
  | 'card'
  | 'refused'

interface MailScope {
  readonly service: Service
  /** `lens.currency` is the subscription's own. */
  readonly market: Market
  readonly snapshot: CatalogueSnapshot
}

interface SubscriptionMail {
  readonly kind: SubscriptionMailKind
  readonly row: SubscriptionRow
  /** What was charged for the rest of the period, or credited where it is below 0. */
  readonly difference?: Minor | undefined
}

/** The confirmation of a change: the change, the content and price of a renewal, and the date of the next one. */
export async function sendSubscriptionMail(
  scope: MailScope,
  { kind, row, difference = 0 }: SubscriptionMail,
): Promise<void> {
  const { service, market } = scope
  const all = getMessages(market.locale)
  const messages = all.subscription
  const lines = getLines(row, scope)
  const heading = messages[kind]
  const total = toMoney(getRenewalTotal(row), market)
  const url = await getStorefrontUrl(service, market.locale, routes.subscription(row.id))
  const content = renderMail({
    locale: market.locale,
    subject: heading,
    heading,
    paragraphs: [
      fill(all.greeting, { name: row.billing?.firstName ?? '' }),
      fill(messages.text, { number: row.number, product: lines[0]?.name ?? '' }),
      ...getSettled(difference, market),
      ...getNews({ kind, row }, market),
    ],
    ...(kind === 'canceled'
      ? {}
      : {
          lines: lines.map(({ name, quantity, amount }) => ({ label: `${quantity} × ${name}`, amount })),
          totals: [{ label: messages.total, amount: total, isStrong: true }],
        }),
    action: { label: messages.action, url },
    closing: messages.closing,
  })
  await service.mail.send({ to: row.email, ...content })
}

function getSettled(difference: Minor, market: Market): readonly string[] {
  const messages = getMessages(market.locale).subscription
  if (difference === 0) return []
  const amount = toMoney(Math.abs(difference), market)
  return [fill(difference > 0 ? messages.chargedText : messages.creditedText, { amount })]
}

function getNews({ kind, row }: SubscriptionMail, market: Market): readonly string[] {
  const messages = getMessages(market.locale).subscription
  const toDate = (date: Date) => formatDate({ date: date.toISOString(), locale: market.locale })
  const card = row.billing?.card
  const cardName = card === undefined ? '' : `${card.brand} ${card.last4}`
  const amount = toMoney(getRenewalTotal(row), market)
  const next = isRunning(row) ? [fill(messages.next, { amount, date: toDate(row.datePeriodEnd) })] : []
  if (kind === 'canceled')
    return [fill(messages.canceledText, { date: toDate(row.dateCanceled ?? row.datePeriodEnd) })]
  if (kind === 'ending') return [fill(messages.endingText, { date: toDate(row.datePeriodEnd) })]
  if (kind === 'paused') {
    return [
      row.datePauseEnd === null
        ? messages.pausedText
        : fill(messages.pausedUntilText, { date: toDate(row.datePauseEnd) }),
    ]
  }
  if (kind === 'refused') {
    return [fill(messages.refusedText, { amount, card: cardName, date: toDate(row.datePeriodEnd) })]
  }
  return kind === 'card' ? [fill(messages.cardText, { card: cardName }), ...next] : next
}

function getLines({ productId, price, quantity, items }: SubscriptionRow, { market, snapshot }: MailScope) {
  return [{ productId, price, quantity }, ...items].map((line) => {
    const product = snapshot.productById.get(line.productId)
    return {
      name: product === undefined ? '' : getText(product.name, market),
      quantity: line.quantity,
      amount: toMoney(line.price * line.quantity, market),
    }
  })
}
