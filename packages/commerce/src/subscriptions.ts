/** The account's subscriptions. */

import { isRecord } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { Audience } from './catalog/fetch-products.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetSubscriptionByIdDocument, GetSubscriptionsDocument } from './generated/subscriptions/graphql.ts'
import { andThen, decodeRecord } from './wire/decode.ts'
import { toList } from './wire/to-list.ts'
import { orNobody } from './wire/to-user-error.ts'
import { toSubscription } from './subscriptions/to-subscription.ts'

/** The account's subscriptions; null for a visitor. */
export async function fetchSubscriptions(
  client: CommerceClient,
  { currency, locale }: Audience = {},
): Promise<Result<readonly Subscription[] | null, CommerceError>> {
  const answer = orNobody(await client.query(GetSubscriptionsDocument, { currency, locale }))
  return andThen(answer, (data) => {
    const subscriptions = data?.subscriptions
    if (!isRecord(subscriptions)) return ok(null)
    return ok(
      toList(subscriptions, {
        name: 'subscription',
        context: client,
        toItem: (value) => toSubscription(value, client),
      }),
    )
  })
}

export interface SubscriptionArgs extends Audience {
  readonly id: string
}

/** One of the account's subscriptions; null when there is none, or it is somebody else's. `getSubscriptionById`. */
export async function fetchSubscription(
  client: CommerceClient,
  { id, currency, locale }: SubscriptionArgs,
): Promise<Result<Subscription | null, CommerceError>> {
  const answer = orNobody(await client.query(GetSubscriptionByIdDocument, { id, currency, locale }))
  return andThen(answer, (data) =>
    decodeRecord(data?.subscriptionById, {
      operation: 'getSubscriptionById',
      toRecord: (value) => toSubscription(value, client),
    }),
  )
}
