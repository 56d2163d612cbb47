import { isRecord } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient, CommerceDocument } from '../client.ts'
import type { CommerceError, UserErrorReason } from '../error.ts'
import {
  GetSubscriptionByIdDocument,
  type SubscriptionFieldsFragment,
} from '../generated/subscriptions/graphql.ts'
import { andThen, decodeRequired } from '../wire/decode.ts'
import { isAboutMissing, mapRefusal } from '../wire/to-user-error.ts'
import { toSubscription } from './to-subscription.ts'

interface Change<Field extends string, Value extends object, V extends object> {
  readonly document: CommerceDocument<{ readonly [F in Field]: Value | null }, V>
  readonly variables: V
  /** The mutation's field in the answer. */
  readonly field: Field
}

function getReason(message: string): UserErrorReason {
  return isAboutMissing(message) ? 'not_found' : 'refused'
}

/** Sends one mutation and gives the record in its answer. A null answer says that the record is not the account's. */
export async function change<Field extends string, Value extends object, V extends object>(
  client: CommerceClient,
  { document, variables, field }: Change<Field, Value, V>,
) {
  const answer = mapRefusal(await client.mutate(document, variables), getReason)
  if (!answer.ok) return answer
  const record = answer.value[field]
  if (isRecord(record)) return ok(record)
  return err<CommerceError>({
    kind: 'user',
    operation: field,
    reason: 'not_found',
    message: 'No such record',
  })
}

type UpdateDocument<V extends object> = CommerceDocument<
  { readonly updateSubscription: SubscriptionFieldsFragment | null },
  V
>

/** A change that answers with the changed subscription. */
export function update<Args, V extends object>(document: UpdateDocument<V>, toVariables: (args: Args) => V) {
  return async (client: CommerceClient, args: Args): Promise<Result<Subscription, CommerceError>> => {
    const record = await change(client, {
      document,
      variables: toVariables(args),
      field: 'updateSubscription',
    })
    return andThen(record, (value) =>
      decodeRequired(value, {
        operation: 'updateSubscription',
        toRecord: (wire) => toSubscription(wire, client),
      }),
    )
  }
}

/** The subscription as it is after a change of one of its items, in the session's language. */
export async function fetchChanged(
  client: CommerceClient,
  id: string,
): Promise<Result<Subscription, CommerceError>> {
  const answer = await client.query(GetSubscriptionByIdDocument, { id })
  return andThen(answer, (data) =>
    decodeRequired(data.subscriptionById, {
      operation: 'getSubscriptionById',
      toRecord: (value) => toSubscription(value, client),
    }),
  )
}
