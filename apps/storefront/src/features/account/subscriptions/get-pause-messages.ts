import { getSkipped } from '@sorrel/domain/charges'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatDate } from '@sorrel/i18n/format'
import type { ShopView } from '#shop/shop.ts'

/**
 * The length of a pause, the skipped charges, the remaining time, or how the subscription ended; empty while it is
 * simply active.
 */
export function getPauseMessages(subscription: Subscription, { t, locale }: ShopView): readonly string[] {
  const { status, isEnding, datePeriodEnd, datePauseEnd, dateCanceled } = subscription
  const skipped = getSkipped(subscription)
  if (skipped !== undefined)
    return skipped.dates.map((date) =>
      t('account.subscriptions.skipped', { date: formatDate({ date, locale }) }),
    )
  if (isEnding && datePeriodEnd !== undefined)
    return [t('account.subscriptions.ends_on', { date: formatDate({ date: datePeriodEnd, locale }) })]
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
