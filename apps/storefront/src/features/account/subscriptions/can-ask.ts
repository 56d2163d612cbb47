import { getSkip } from '@sorrel/domain/charges'
import { canSubscription, type Subscription } from '@sorrel/domain/subscriptions'
import { type AskedChange, CHANGE_ACTIONS } from './subscription-change.ts'

/** Whether a change can be asked for now. */
export function canAsk({ name, itemId }: AskedChange, subscription: Subscription): boolean {
  if (!canSubscription(subscription, CHANGE_ACTIONS[name])) return false
  if (name === 'skip') return getSkip(subscription) !== undefined
  return name !== 'delete-item' || subscription.items.some(({ id }) => id === itemId)
}
