import { routes } from '@sorrel/contracts/routes'
import { formatDate } from '@sorrel/i18n/format'
import type { Minor } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getStorefrontUrl } from '../checkout/storefront-url.ts'
import { renderMail } from '../mail/render-mail.ts'
import { getWords } from '../mail/words.ts'
import { fill } from '../page/fill.ts'
import type { Service } from '../service.ts'
import { getText, type Lens, toMoney } from '../store/lens.ts'
import { isRunning } from './advance.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** What happened to a subscription. */
export type SubscriptionMailKind =
  | 'canceled'
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
  readonly lens: Lens
  readonly snapshot: CatalogueSnapshot
}

interface SubscriptionMail {
  readonly kind: SubscriptionMailKind
  readonly row: SubscriptionRow
}

/** The receipt of a change: what it was, what a renewal holds and costs now, and when the next one is. */
export async function sendSubscriptionMail(scope: MailScope, { kind, row }: SubscriptionMail): Promise<void> {
  const { service, lens } = scope
  const all = getWords(lens.locale)
  const words = all.subscription
  const lines = getLines(row, scope)
  const heading = words[kind]
  const total = toMoney(getTotal(row), lens)
  const url = await getStorefrontUrl(service, lens.locale, routes.subscription(row.id))
  const content = renderMail({
    locale: lens.locale,
    subject: heading,
    heading,
    paragraphs: [
      fill(all.greeting, { name: row.billing?.firstName ?? '' }),
      fill(words.text, { number: row.number, product: lines[0]?.name ?? '' }),
      ...getNews({ kind, row }, lens),
    ],
    ...(kind === 'canceled'
      ? {}
      : {
          lines: lines.map(({ name, quantity, amount }) => ({ label: `${quantity} × ${name}`, amount })),
          totals: [{ label: words.total, amount: total, isStrong: true }],
        }),
    action: { label: words.action, url },
    closing: words.closing,
  })
  await service.mail.send({ to: row.email, ...content })
}

function getNews({ kind, row }: SubscriptionMail, lens: Lens): readonly string[] {
  const words = getWords(lens.locale).subscription
  const toDate = (date: Date) => formatDate({ date: date.toISOString(), locale: lens.locale })
  const card = row.billing?.card
  const cardName = card === undefined ? '' : `${card.brand} ${card.last4}`
  const amount = toMoney(getTotal(row), lens)
  const next = isRunning(row) ? [fill(words.next, { amount, date: toDate(row.datePeriodEnd) })] : []
  if (kind === 'canceled')
    return [fill(words.canceledText, { date: toDate(row.dateCanceled ?? row.datePeriodEnd) })]
  if (kind === 'paused') {
    return [
      row.datePauseEnd === null
        ? words.pausedText
        : fill(words.pausedUntilText, { date: toDate(row.datePauseEnd) }),
    ]
  }
  if (kind === 'refused') {
    return [fill(words.refusedText, { amount, card: cardName, date: toDate(row.datePeriodEnd) })]
  }
  return kind === 'card' ? [fill(words.cardText, { card: cardName }), ...next] : next
}

function getLines({ productId, price, quantity, items }: SubscriptionRow, { lens, snapshot }: MailScope) {
  return [{ productId, price, quantity }, ...items].map((line) => {
    const product = snapshot.productById.get(line.productId)
    return {
      name: product === undefined ? '' : getText(product.name, lens),
      quantity: line.quantity,
      amount: toMoney(line.price * line.quantity, lens),
    }
  })
}

function getTotal({ price, quantity, items }: SubscriptionRow): Minor {
  return items.reduce((sum, item) => sum + item.price * item.quantity, price * quantity)
}
