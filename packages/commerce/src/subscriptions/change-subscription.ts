import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import type { ScheduleInterval } from '@sorrel/domain/product'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient, CommerceDocument } from '../client.ts'
import type { CommerceError, UserErrorReason } from '../error.ts'
import {
  AddSubscriptionItemDocument,
  CancelSubscriptionDocument,
  ChangeSubscriptionCardDocument,
  DeleteSubscriptionItemDocument,
  PauseSubscriptionDocument,
  ReplaceSubscriptionProductDetailsDocument,
  ReplaceSubscriptionProductDocument,
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

/** A null answer says that the record is not the account's. */
async function change<Field extends string, Value extends object, V extends object>(
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

interface Update<V extends object> {
  readonly document: CommerceDocument<{ readonly updateSubscription: SubscriptionFieldsFragment | null }, V>
  readonly variables: V
}

async function update<V extends object>(
  client: CommerceClient,
  request: Update<V>,
): Promise<Result<Subscription, CommerceError>> {
  const record = await change(client, { ...request, field: 'updateSubscription' })
  return andThen(record, (value) =>
    decodeRequired(value, {
      operation: 'updateSubscription',
      toRecord: (wire) => toSubscription(wire, client),
    }),
  )
}

/** Ends a subscription for good. */
export function cancelSubscription(client: CommerceClient, { id }: { readonly id: string }) {
  return update(client, { document: CancelSubscriptionDocument, variables: { id } })
}

export interface PauseArgs {
  readonly id: string
  /** When it goes on by itself, ISO 8601; unset pauses it until it is resumed. */
  readonly resumeAt?: string | null | undefined
}

/** Pauses a subscription. */
export function pauseSubscription(client: CommerceClient, { id, resumeAt = null }: PauseArgs) {
  return update(client, { document: PauseSubscriptionDocument, variables: { id, status: true, resumeAt } })
}

/** Lets a paused subscription go on. */
export function resumeSubscription(client: CommerceClient, { id }: { readonly id: string }) {
  const variables = { id, status: false, resumeAt: null }
  return update(client, { document: PauseSubscriptionDocument, variables })
}

/** Pays a subscription with another card of the account; a payment that is missing is taken at once, and refused as `refused`. */
export function changeSubscriptionCard(
  client: CommerceClient,
  { id, cardId }: { readonly id: string; readonly cardId: string },
) {
  return update(client, { document: ChangeSubscriptionCardDocument, variables: { id, cardId } })
}

export interface AddItemArgs {
  readonly id: string
  readonly productId: string
  readonly quantity: number
}

/** Adds a product to the deliveries; answers the new item's id. */
export async function addSubscriptionItem(
  client: CommerceClient,
  { id, productId, quantity }: AddItemArgs,
): Promise<Result<{ readonly id: string }, CommerceError>> {
  const variables = { id, productId, quantity }
  const added = await change(client, {
    document: AddSubscriptionItemDocument,
    variables,
    field: 'addSubscriptionItem',
  })
  return andThen(added, (item) =>
    decodeRequired(item, { operation: 'addSubscriptionItem', toRecord: toNewItem }),
  )
}

function toNewItem(wire: { readonly id: unknown }): { readonly id: string } | undefined {
  const id = parseText(wire.id)
  return id === undefined ? undefined : { id }
}

/** Takes a product out of the deliveries. */
export async function deleteSubscriptionItem(
  client: CommerceClient,
  { id, itemId }: { readonly id: string; readonly itemId: string },
): Promise<Result<null, CommerceError>> {
  const variables = { id, itemId }
  const deleted = await change(client, {
    document: DeleteSubscriptionItemDocument,
    variables,
    field: 'deleteSubscriptionItem',
  })
  return andThen(deleted, () => ok(null))
}

export interface ReplaceDetailsArgs {
  readonly id: string
  readonly variantId?: string | undefined
  readonly quantity: number
  /** How often it is billed. Shipping follows the service. */
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

/** Changes variant, quantity and billing interval. */
export function replaceSubscriptionProductDetails(client: CommerceClient, args: ReplaceDetailsArgs) {
  const { id, variantId, quantity, interval, intervalCount } = args
  const variables = { id, variantId, qty: quantity, interval, intervalCount }
  return update(client, { document: ReplaceSubscriptionProductDetailsDocument, variables })
}

export interface ReplaceProductArgs extends ReplaceDetailsArgs {
  readonly productId: string
}

/** Puts another product in its place. */
export function replaceSubscriptionProduct(client: CommerceClient, args: ReplaceProductArgs) {
  const { id, productId, variantId, quantity, interval, intervalCount } = args
  const variables = { id, productId, variantId, qty: quantity, interval, intervalCount }
  return update(client, { document: ReplaceSubscriptionProductDocument, variables })
}
