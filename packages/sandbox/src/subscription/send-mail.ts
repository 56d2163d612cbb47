import { routes } from '@sorrel/contracts/routes'
import { formatDate } from '@sorrel/i18n/format'
import type { Translate } from '@sorrel/i18n/message'
import { createTranslator } from '@sorrel/i18n/translate'
import type { MailContent } from '@sorrel/service/mail'
import type { Minor } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getStorefrontUrl } from '../checkout/storefront-url.ts'
import { getPieceNames, getPlanTitle } from '../catalogue/plan-title.ts'
import { renderShopMail } from '../mail/mail.ts'
import type { Service } from '../service.ts'
import { getText, type Market, toMoney } from '../store/market.ts'
import { isRunning } from './advance.ts'
import { getRenewalTotal } from './renewal-total.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** The subscription's event. */
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
  /** The amount charged for the rest of the period, or credited where it is below 0. */
  readonly difference?: Minor | undefined
}

/** The confirmation of a change: the change, the content and price of a renewal, and the date of the next one. */
export async function sendSubscriptionMail(scope: MailScope, mail: SubscriptionMail): Promise<void> {
  await scope.service.mail.send({ to: mail.row.email, ...(await toSubscriptionMail(scope, mail)) })
}

export async function toSubscriptionMail(
  scope: MailScope,
  { kind, row, difference = 0 }: SubscriptionMail,
): Promise<MailContent> {
  const { service, market } = scope
  const t = createTranslator({ locale: market.locale })
  const lines = getLines(row, scope)
  const heading = t(`order_mail.subscription.${kind}`)
  const total = toMoney(getRenewalTotal(row), market)
  const url = await getStorefrontUrl(service, market.locale, routes.subscription(row.id))
  return renderShopMail(t, {
    locale: market.locale,
    subject: heading,
    heading,
    paragraphs: [
      t('order_mail.greeting', { name: row.billing?.firstName ?? '' }),
      t('order_mail.subscription.text', { number: row.number, product: lines[0]?.name ?? '' }),
      ...getSettled(difference, market, t),
      ...getNews({ kind, row }, market, t),
    ],
    ...(kind === 'canceled'
      ? {}
      : {
          lines: lines.map(({ name, quantity, amount }, place) => ({
            label: `${quantity} × ${name}`,
            amount,
            ...(place === 0 && { detail: getTitle(row, scope, t) }),
          })),
          totals: [{ label: t('order_mail.subscription.total'), amount: total, isStrong: true }],
        }),
    actions: [{ label: t('order_mail.subscription.action'), url }],
    closing: t('order_mail.subscription.closing'),
  })
}

/** What the plan brings and how often; what was added to it comes along. */
function getTitle(row: SubscriptionRow, { market, snapshot }: MailScope, t: Translate): string {
  const { productId, quantity, billingSchedule, orderSchedule } = row
  const product = snapshot.productById.get(productId)
  const schedules = { billingSchedule, ...(orderSchedule && { orderSchedule }) }
  const goods =
    product === undefined
      ? { name: '', quantity }
      : { name: getText(product.name, market), quantity, pieceNames: getPieceNames(product, market) }
  return getPlanTitle(schedules, goods, t)
}

function getSettled(difference: Minor, market: Market, t: Translate): readonly string[] {
  if (difference === 0) return []
  const amount = toMoney(Math.abs(difference), market)
  return [
    t(difference > 0 ? 'order_mail.subscription.charged_text' : 'order_mail.subscription.credited_text', {
      amount,
    }),
  ]
}

function getNews({ kind, row }: SubscriptionMail, market: Market, t: Translate): readonly string[] {
  const toDate = (date: Date) => formatDate({ date: date.toISOString(), locale: market.locale })
  const card = row.billing?.card
  const cardName = card === undefined ? '' : `${card.brand} ${card.last4}`
  const amount = toMoney(getRenewalTotal(row), market)
  const next = isRunning(row)
    ? [t('order_mail.subscription.next', { amount, date: toDate(row.datePeriodEnd) })]
    : []
  if (kind === 'canceled')
    return [
      t('order_mail.subscription.canceled_text', { date: toDate(row.dateCanceled ?? row.datePeriodEnd) }),
    ]
  if (kind === 'ending')
    return [t('order_mail.subscription.ending_text', { date: toDate(row.datePeriodEnd) })]
  if (kind === 'paused') {
    return [
      row.datePauseEnd === null
        ? t('order_mail.subscription.paused_text')
        : t('order_mail.subscription.paused_until_text', { date: toDate(row.datePauseEnd) }),
    ]
  }
  if (kind === 'refused') {
    return [
      t('order_mail.subscription.refused_text', { amount, card: cardName, date: toDate(row.datePeriodEnd) }),
    ]
  }
  return kind === 'card' ? [t('order_mail.subscription.card_text', { card: cardName }), ...next] : next
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
