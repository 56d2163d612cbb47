import { getNextCharge, getSkip } from '@sorrel/domain/charges'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate, formatMoney } from '@sorrel/i18n/format'
import type { Translate } from '@sorrel/i18n/message'
import type { AskedChange } from './subscription-change.ts'

export interface ChangeWords {
  readonly title: string
  /** What will happen, with its day and amount where there is one. */
  readonly text: string
}

interface Reading {
  readonly t: Translate
  readonly locale: string
}

/** What the question before a change says. */
export function getChangeWords(
  { name, itemId }: AskedChange,
  subscription: Subscription,
  reading: Reading,
): ChangeWords {
  const { t } = reading
  switch (name) {
    case 'pause':
    case 'resume':
      return getPlainWords(name, t)
    case 'edit-plan':
      return getPlainWords('edit_plan', t)
    case 'edit-details':
      return getPlainWords('edit_details', t)
    case 'add-item':
      return getPlainWords('add_item', t)
    case 'replace':
      return {
        title: t('account.subscriptions.replace.title', { name: subscription.name }),
        text: t('account.subscriptions.replace.text'),
      }
    case 'delete-item': {
      const item = subscription.items.find(({ id }) => id === itemId)?.name ?? ''
      return {
        title: t('account.subscriptions.delete_item.title', { name: item }),
        text: t('account.subscriptions.delete_item.text'),
      }
    }
    case 'skip':
      return { title: t('account.subscriptions.skip.title'), text: getSkipText(subscription, reading) }
    case 'change-card':
      return {
        title: t('account.subscriptions.change_card.title'),
        text: getChangeCardText(subscription, reading),
      }
    case 'cancel':
      return { title: t('account.subscriptions.cancel.title'), text: getCancelText(subscription, reading) }
  }
}

type PlainChange = 'pause' | 'resume' | 'edit_plan' | 'edit_details' | 'add_item'

const getPlainWords = (change: PlainChange, t: Translate): ChangeWords => ({
  title: t(`account.subscriptions.${change}.title`),
  text: t(`account.subscriptions.${change}.text`),
})

interface Payment {
  readonly amount: number
  readonly date: string
}

const toTexts = (
  { amount, date }: Payment,
  { currency }: Subscription,
  { locale }: Reading,
): { readonly amount: string; readonly date: string } => ({
  amount: formatMoney({ amount, currency, locale }),
  date: formatDate({ date, locale }),
})

function getSkipText(subscription: Subscription, reading: Reading): string {
  const skipped = getSkip(subscription)?.skipped
  if (!skipped) return ''
  return reading.t('account.subscriptions.skip.text', toTexts(skipped, subscription, reading))
}

function getChangeCardText(subscription: Subscription, { t, locale }: Reading): string {
  const { status, recurringTotal, currency } = subscription
  if (status !== 'pastdue' && status !== 'unpaid') return t('account.subscriptions.change_card.text')
  const amount = formatMoney({ amount: recurringTotal, currency, locale })
  return t('account.subscriptions.change_card.text_due', { amount })
}

function getCancelText(subscription: Subscription, reading: Reading): string {
  const { t } = reading
  const text = t('account.subscriptions.cancel.text')
  const charge = getNextCharge(subscription)
  if (!charge) return text
  return `${text} ${t('account.subscriptions.cancel.consequence', toTexts(charge, subscription, reading))}`
}
