import { getSkipped } from '@sorrel/domain/charges'
import { getSubscriptionTone } from '@sorrel/domain/status'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import type { ShopView } from '#shop/shop.ts'

/**
 * The badge of a subscription: its status in words. To the service a skipped delivery is a pause; to the customer the
 * subscription is still running.
 */
export function getSubscriptionBadge(subscription: Subscription, { t }: Pick<ShopView, 't'>) {
  const skipped = getSkipped(subscription)
  if (skipped !== undefined)
    return {
      tone: getSubscriptionTone('active', SHOP_CONFIG.statusReading),
      label: t('account.subscriptions.status.skipping', { count: skipped.dates.length }),
    }
  const { status } = subscription
  return {
    tone: getSubscriptionTone(status, SHOP_CONFIG.statusReading),
    label: t(`account.subscriptions.status.${status}`),
  }
}
