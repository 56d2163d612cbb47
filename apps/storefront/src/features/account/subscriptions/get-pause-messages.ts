import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import type { ShopView } from '#shop/shop.ts'

/** How long it is paused, or how it ended; nothing while it runs. */
export function getPauseMessages(
  { status, datePauseEnd, dateCanceled }: Subscription,
  { t, locale }: ShopView,
): readonly string[] {
  if (status === 'paused')
    return [
      datePauseEnd === undefined
        ? t('account.subscriptions.paused_open')
        : t('account.subscriptions.paused_until', { date: formatDate({ date: datePauseEnd, locale }) }),
    ]
  if (status === 'canceled' && dateCanceled !== undefined)
    return [t('account.subscriptions.canceled_on', { date: formatDate({ date: dateCanceled, locale }) })]
  return status === 'complete' ? [t('account.subscriptions.completed')] : []
}
