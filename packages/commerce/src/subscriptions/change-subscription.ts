import { parseText } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { graphql } from '../generated/subscriptions/gql.ts'
import { andThen, decodeRequired } from '../wire/decode.ts'
import type {
  AddItemArgs,
  CancelArgs,
  Choice,
  PauseArgs,
  ReplaceDetailsArgs,
  ReplaceProductArgs,
  ShippingArgs,
  SubscriptionId,
} from './change-args.ts'
import { change, update } from './send-change.ts'

const pauseDocument = graphql(`
  mutation pauseSubscription($id: String!, $status: Boolean!, $resumeAt: DateTime) {
    updateSubscription(id: $id, input: { paused: $status, datePauseEnd: $resumeAt }) {
      ...SubscriptionFields
    }
  }
`)

const cancelDocument = graphql(`
  mutation cancelSubscription($id: String!, $canceled: Boolean!, $cancelAtEnd: Boolean!) {
    updateSubscription(id: $id, input: { canceled: $canceled, cancelAtEnd: $cancelAtEnd }) {
      ...SubscriptionFields
    }
  }
`)

const toOption = ({ id, valueId }: NonNullable<Choice['options']>[number]) => ({ id, valueId })

/** What is not given is not sent: the service keeps it. */
function toGoods<Args extends Choice>({ quantity, options, ...rest }: Args) {
  return { ...rest, options: options?.map(toOption), qty: quantity }
}

const updateCoupon = update(
  graphql(`
    mutation setSubscriptionCoupon($id: String!, $code: String) {
      updateSubscription(id: $id, input: { couponCode: $code }) {
        ...SubscriptionFields
      }
    }
  `),
  ({ id, code }: SubscriptionId & { readonly code: string | null }) => ({ id, code }),
)

const isRefused = (error: CommerceError) => error.kind === 'user' && error.reason === 'refused'

/** What an account can change of its subscriptions. */
export const subscriptionChanges = {
  /**
   * Ends a subscription, at once or at the end of its period. Both fields are sent: the service keeps the value of one
   * that is left out, so that an end at once might come later.
   */
  cancel: update(cancelDocument, ({ id, atPeriodEnd = false }: CancelArgs) => ({
    id,
    canceled: true,
    cancelAtEnd: atPeriodEnd,
  })),

  /**
   * Takes a cancellation back. One whose end is still to come simply goes on; one that has ended begins a new period, which
   * is charged at once.
   */
  uncancel: update(cancelDocument, ({ id }: SubscriptionId) => ({ id, canceled: false, cancelAtEnd: false })),

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

  /** Sends it to another address. */
  changeAddress: update(
    graphql(`
      mutation changeSubscriptionAddress($id: String!, $shipping: SwellSubscriptionShippingInput!) {
        updateSubscription(id: $id, input: { shipping: $shipping }) {
          ...SubscriptionFields
        }
      }
    `),
    ({ id, shipping }: ShippingArgs) => ({ id, shipping }),
  ),

  /**
   * Lowers every later charge by a coupon, in the place of the one before; null takes it away. A code that the service does
   * not take, or that the subscription does not have afterwards, is refused with the reason `code`.
   */
  setCoupon: async (
    client: CommerceClient,
    args: SubscriptionId & { readonly code: string | null },
  ): Promise<Result<Subscription, CommerceError>> => {
    const changed = await updateCoupon(client, args)
    if (!changed.ok) return isRefused(changed.error) ? err({ ...changed.error, reason: 'code' }) : changed
    const { couponCode } = changed.value
    if (couponCode?.toUpperCase() === args.code?.trim().toUpperCase()) return changed
    const message = 'The service left the coupon as it was'
    return err({ kind: 'user', operation: 'updateSubscription', reason: 'code', message })
  },

  /** Changes variant, quantity and plan. */
  replaceDetails: update(
    graphql(`
      mutation replaceSubscriptionProductDetails(
        $id: String!
        $variantId: ID
        $options: [SwellSubscriptionOptionInput]
        $qty: Int!
        $planId: ID
        $interval: String!
        $intervalCount: Int!
      ) {
        updateSubscription(
          id: $id
          input: {
            variantId: $variantId
            options: $options
            quantity: $qty
            planId: $planId
            billingSchedule: { interval: $interval, intervalCount: $intervalCount }
          }
        ) {
          ...SubscriptionFields
        }
      }
    `),
    toGoods<ReplaceDetailsArgs>,
  ),

  /** Puts another product in its place. */
  replaceProduct: update(
    graphql(`
      mutation replaceSubscriptionProduct(
        $id: String!
        $productId: ID!
        $variantId: ID
        $options: [SwellSubscriptionOptionInput]
        $qty: Int!
        $planId: ID
        $interval: String!
        $intervalCount: Int!
      ) {
        updateSubscription(
          id: $id
          input: {
            productId: $productId
            variantId: $variantId
            options: $options
            quantity: $qty
            planId: $planId
            billingSchedule: { interval: $interval, intervalCount: $intervalCount }
          }
        ) {
          ...SubscriptionFields
        }
      }
    `),
    toGoods<ReplaceProductArgs>,
  ),

  /** Adds a product to the deliveries; answers the new item's id. */
  addItem: async (
    client: CommerceClient,
    { id, ...input }: AddItemArgs,
  ): Promise<Result<{ readonly id: string }, CommerceError>> => {
    const document = graphql(`
      mutation addSubscriptionItem(
        $id: String!
        $productId: ID!
        $variantId: ID
        $options: [SwellSubscriptionItemOptionInput]
        $quantity: Int!
      ) {
        addSubscriptionItem(
          subscriptionId: $id
          input: { productId: $productId, variantId: $variantId, options: $options, quantity: $quantity }
        ) {
          id
        }
      }
    `)
    const { options, ...rest } = input
    const variables = { id, ...rest, options: options?.map(toOption) }
    const added = await change(client, { document, variables, field: 'addSubscriptionItem' })
    return andThen(added, (item) =>
      decodeRequired(item, { operation: 'addSubscriptionItem', toRecord: toNewItem }),
    )
  },

  /** Changes the quantity of an added product. */
  editItem: async (
    client: CommerceClient,
    { id, itemId, quantity }: SubscriptionId & { readonly itemId: string; readonly quantity: number },
  ): Promise<Result<null, CommerceError>> => {
    const document = graphql(`
      mutation updateSubscriptionItem($id: String!, $itemId: String!, $quantity: Int!) {
        updateSubscriptionItem(subscriptionId: $id, itemId: $itemId, input: { quantity: $quantity }) {
          id
        }
      }
    `)
    const variables = { id, itemId, quantity }
    const edited = await change(client, { document, variables, field: 'updateSubscriptionItem' })
    return andThen(edited, () => ok(null))
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
