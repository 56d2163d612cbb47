import { getNextCharge, getSkip } from '@sorrel/domain/charges'
import { isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import type { ShopView } from '#shop/shop.ts'
import type { AskedChange } from './subscription-change.ts'

export interface ChangeWords {
  readonly title: string
  /** What will happen, with its day and amount where there is one. */
  readonly text: string
}

/** What the question before a change says. */
export function getChangeWords(
  { name, itemId }: AskedChange,
  subscription: Subscription,
  { t, locale, formatPrice }: ShopView,
): ChangeWords {
  const toMoney = (amount: number) => formatPrice(amount, subscription.currency)
  const toDay = (date: string) => formatDate({ date, locale })
  const words = (key: 'pause' | 'resume' | 'edit_plan' | 'edit_details' | 'add_item'): ChangeWords => ({
    title: t(`account.subscriptions.${key}.title`),
    text: t(`account.subscriptions.${key}.text`),
  })
  switch (name) {
    case 'pause':
      return words('pause')
    case 'resume':
      return words('resume')
    case 'edit-plan':
      return words('edit_plan')
    case 'edit-details':
      return words('edit_details')
    case 'add-item':
      return words('add_item')
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
    case 'skip': {
      const skipped = getSkip(subscription)?.skipped
      const text = skipped
        ? t('account.subscriptions.skip.text', { amount: toMoney(skipped.amount), date: toDay(skipped.date) })
        : ''
      return { title: t('account.subscriptions.skip.title'), text }
    }
    case 'change-card': {
      return {
        title: t('account.subscriptions.change_card.title'),
        text: isPaymentMissing(subscription)
          ? t('account.subscriptions.change_card.text_due', { amount: toMoney(subscription.recurringTotal) })
          : t('account.subscriptions.change_card.text'),
      }
    }
    case 'cancel': {
      const charge = getNextCharge(subscription)
      const consequence = charge
        ? [
            t('account.subscriptions.cancel.consequence', {
              amount: toMoney(charge.amount),
              date: toDay(charge.date),
            }),
          ]
        : []
      return {
        title: t('account.subscriptions.cancel.title'),
        text: [t('account.subscriptions.cancel.text'), ...consequence].join(' '),
      }
    }
  }
}
