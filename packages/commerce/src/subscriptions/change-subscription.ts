import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import type { ScheduleInterval } from '@sorrel/domain/product'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient, CommerceDocument } from '../client.ts'
import type { CommerceError, UserErrorReason } from '../error.ts'
import { graphql } from '../generated/subscriptions/gql.ts'
import type { SubscriptionFieldsFragment } from '../generated/subscriptions/graphql.ts'
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

type UpdateDocument<V extends object> = CommerceDocument<
  { readonly updateSubscription: SubscriptionFieldsFragment | null },
  V
>

/** A change that answers with the changed subscription. */
function update<Args, V extends object>(document: UpdateDocument<V>, toVariables: (args: Args) => V) {
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

interface SubscriptionId {
  readonly id: string
}

export interface PauseArgs extends SubscriptionId {
  /** When it goes on by itself, ISO 8601; unset pauses it until it is resumed. */
  readonly resumeAt?: string | null | undefined
}

export interface AddItemArgs extends SubscriptionId {
  readonly productId: string
  readonly quantity: number
}

export interface ReplaceDetailsArgs extends SubscriptionId {
  readonly variantId?: string | undefined
  readonly quantity: number
  /** How often it is billed. Shipping follows the service. */
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

export interface ReplaceProductArgs extends ReplaceDetailsArgs {
  readonly productId: string
}

const pauseDocument = graphql(`
  mutation pauseSubscription($id: String!, $status: Boolean!, $resumeAt: DateTime) {
    updateSubscription(id: $id, input: { paused: $status, datePauseEnd: $resumeAt }) {
      ...SubscriptionFields
    }
  }
`)

/** What an account can change of its subscriptions. */
export const subscriptionChanges = {
  /** Ends a subscription for good. */
  cancel: update(
    graphql(`
      mutation cancelSubscription($id: String!) {
        updateSubscription(id: $id, input: { canceled: true }) {
          ...SubscriptionFields
        }
      }
    `),
    ({ id }: SubscriptionId) => ({ id }),
  ),

  pause: update(pauseDocument, ({ id, resumeAt = null }: PauseArgs) => ({ id, status: true, resumeAt })),

  /** Lets a paused subscription go on. */
  resume: update(pauseDocument, ({ id }: SubscriptionId) => ({ id, status: false, resumeAt: null })),

  /**
   * Pays a subscription with another card of the account. A payment that is missing is taken at once; when the card is
   * declined the change is refused with the reason `refused`.
   */
  changeCard: update(
    graphql(`
      mutation changeSubscriptionCard($id: String!, $cardId: ID!) {
        updateSubscription(id: $id, input: { billing: { accountCardId: $cardId } }) {
          ...SubscriptionFields
        }
      }
    `),
    ({ id, cardId }: SubscriptionId & { readonly cardId: string }) => ({ id, cardId }),
  ),

  /** Changes variant, quantity and billing interval. */
  replaceDetails: update(
    graphql(`
      mutation replaceSubscriptionProductDetails(
        $id: String!
        $variantId: ID
        $qty: Int!
        $interval: String!
        $intervalCount: Int!
      ) {
        updateSubscription(
          id: $id
          input: {
            variantId: $variantId
            quantity: $qty
            billingSchedule: { interval: $interval, intervalCount: $intervalCount }
          }
        ) {
          ...SubscriptionFields
        }
      }
    `),
    ({ quantity, ...rest }: ReplaceDetailsArgs) => ({ ...rest, qty: quantity }),
  ),

  /** Puts another product in its place. */
  replaceProduct: update(
    graphql(`
      mutation replaceSubscriptionProduct(
        $id: String!
        $productId: ID!
        $variantId: ID
        $qty: Int!
        $interval: String!
        $intervalCount: Int!
      ) {
        updateSubscription(
          id: $id
          input: {
            productId: $productId
            variantId: $variantId
            quantity: $qty
            billingSchedule: { interval: $interval, intervalCount: $intervalCount }
          }
        ) {
          ...SubscriptionFields
        }
      }
    `),
    ({ quantity, ...rest }: ReplaceProductArgs) => ({ ...rest, qty: quantity }),
  ),

  /** Adds a product to the deliveries; answers the new item's id. */
  addItem: async (
    client: CommerceClient,
    { id, productId, quantity }: AddItemArgs,
  ): Promise<Result<{ readonly id: string }, CommerceError>> => {
    const document = graphql(`
      mutation addSubscriptionItem($id: String!, $productId: ID!, $quantity: Int!) {
        addSubscriptionItem(subscriptionId: $id, input: { productId: $productId, quantity: $quantity }) {
          id
        }
      }
    `)
    const variables = { id, productId, quantity }
    const added = await change(client, { document, variables, field: 'addSubscriptionItem' })
    return andThen(added, (item) =>
      decodeRequired(item, { operation: 'addSubscriptionItem', toRecord: toNewItem }),
    )
  },

  /** Takes a product out of the deliveries. */
  deleteItem: async (
    client: CommerceClient,
    { id, itemId }: SubscriptionId & { readonly itemId: string },
  ): Promise<Result<null, CommerceError>> => {
    const document = graphql(`
      mutation deleteSubscriptionItem($id: String!, $itemId: String!) {
        deleteSubscriptionItem(subscriptionId: $id, itemId: $itemId) {
          id
        }
      }
    `)
    const deleted = await change(client, {
      document,
      variables: { id, itemId },
      field: 'deleteSubscriptionItem',
    })
    return andThen(deleted, () => ok(null))
  },
}

function toNewItem(wire: { readonly id: unknown }): { readonly id: string } | undefined {
  const id = parseText(wire.id)
  return id === undefined ? undefined : { id }
}
