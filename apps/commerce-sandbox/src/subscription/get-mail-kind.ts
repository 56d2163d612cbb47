import { isDeepStrictEqual } from 'node:util'
import type { SubscriptionMailKind } from './send-mail.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** What a customer is told of a change; undefined where nothing is different. */
export function getMailKind(old: SubscriptionRow, row: SubscriptionRow): SubscriptionMailKind | undefined {
  if (isDeepStrictEqual(old, row)) return undefined
  if (row.status === 'canceled') return 'canceled'
  if (row.status === 'paused' && isOtherPause(old, row)) return 'paused'
  if (row.status !== 'paused' && old.status === 'paused') return 'resumed'
  return isDeepStrictEqual(old.billing, row.billing) ? 'changed' : 'card'
}

function isOtherPause(old: SubscriptionRow, row: SubscriptionRow): boolean {
  return old.status !== 'paused' || old.datePauseEnd?.getTime() !== row.datePauseEnd?.getTime()
}
