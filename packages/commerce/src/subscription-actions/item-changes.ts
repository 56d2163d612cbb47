import { parseText } from '@sorrel/contracts/untrusted'
import { err, type Result } from '@sorrel/domain/result'
import type { Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { graphql } from '../generated/subscriptions/gql.ts'
import type { ChangeBody, ChangeTable } from './change.ts'
import { change, fetchChanged, update } from '../subscriptions/send-change.ts'

type Goods = ChangeBody<'editDetails'>
type Item = ChangeBody<'addItem'>

const toOption = ({ id, valueId }: NonNullable<Goods['options']>[number]) => ({ id, valueId })

/** Omits fields that are not given, so that the service keeps their values. */
function toGoods<Body extends Goods>({ quantity, options, ...rest }: Body) {
  return { ...rest, options: options?.map(toOption), qty: quantity }
}

const replaceDetails = update(
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
  toGoods<Omit<Goods, 'productId'>>,
)

const replaceProduct = update(
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
  toGoods<Goods & { readonly productId: string }>,
)

const hasGoods = ({ productId, variantId, planId, quantity, billingSchedule }: Subscription, body: Goods) =>
  productId === (body.productId ?? productId) &&
  variantId === (body.variantId ?? variantId) &&
  planId === (body.planId ?? planId) &&
  quantity === body.quantity &&
  billingSchedule?.interval === body.interval &&
  billingSchedule.intervalCount === body.intervalCount

/** Whether the current product is sold with such a plan. For another product the service decides. */
function hasPlan({ plans = [], productId }: Subscription, body: Goods): boolean {
  if ((body.productId ?? productId) !== productId || plans.length === 0) return true
  return plans.some(
    ({ id, interval, intervalCount }) =>
      id === (body.planId ?? id) && interval === body.interval && intervalCount === body.intervalCount,
  )
}

/** The service accepts some changes without making them; these are refused, so that no false success is reported. */
async function replaceGoods(
  client: CommerceClient,
  body: Goods,
): Promise<Result<Subscription, CommerceError>> {
  const { productId, ...details } = body
  const changed =
    productId === undefined
      ? await replaceDetails(client, details)
      : await replaceProduct(client, { ...details, productId })
  if (!changed.ok || hasGoods(changed.value, body)) return changed
  return refused('refused', 'The service left the subscription as it was')
}

function refused(reason: 'refused' | 'code', message: string) {
  return err<CommerceError>({ kind: 'user', operation: 'updateSubscription', reason, message })
}

const ofGoods = {
  isDone: hasGoods,
  isPossible: hasPlan,
  change: replaceGoods,
  toAnswer: () => ({ updated: true }) as const,
}

const updateCoupon = update(
  graphql(`
    mutation setSubscriptionCoupon($id: String!, $code: String) {
      updateSubscription(id: $id, input: { couponCode: $code }) {
        ...SubscriptionFields
      }
    }
  `),
  (args: { readonly id: string; readonly code: string | null }) => args,
)

/**
 * Replaces the coupon; null removes it. A code that the service refuses, or that the subscription lacks afterwards, is
 * refused with the reason `code`.
 */
async function setCoupon(
  client: CommerceClient,
  args: { readonly id: string; readonly code: string | null },
): Promise<Result<Subscription, CommerceError>> {
  const changed = await updateCoupon(client, args)
  if (!changed.ok) {
    const { error } = changed
    return error.kind === 'user' && error.reason === 'refused' ? err({ ...error, reason: 'code' }) : changed
  }
  return changed.value.couponCode?.toUpperCase() === args.code?.trim().toUpperCase()
    ? changed
    : refused('code', 'The service left the coupon as it was')
}

const addDocument = graphql(`
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

const findSame = ({ items }: Subscription, body: Item) =>
  items.find(
    ({ productId, variantId, quantity }) =>
      productId === body.productId &&
      variantId === (body.variantId ?? variantId) &&
      quantity === body.quantity,
  )

/**
 * The service cannot make an addition conditional: if two processes add the same item simultaneously, the later one is
 * deleted again.
 */
async function addOnce(client: CommerceClient, body: Item): Promise<Result<Subscription, CommerceError>> {
  const variables = { ...body, options: body.options?.map(toOption) }
  const added = await change(client, { document: addDocument, variables, field: 'addSubscriptionItem' })
  if (!added.ok) return added
  const itemId = parseText(added.value.id)
  const now = await fetchChanged(client, body.id)
  const first = now.ok ? findSame(now.value, body) : undefined
  return first === undefined || itemId === undefined || first.id === itemId
    ? now
    : deleteItem(client, { id: body.id, itemId })
}

/** The service returns only the item, so the subscription's new price is read afterwards. */
async function editItem(
  client: CommerceClient,
  variables: ChangeBody<'editItem'>,
): Promise<Result<Subscription, CommerceError>> {
  const document = graphql(`
    mutation updateSubscriptionItem($id: String!, $itemId: String!, $quantity: Int!) {
      updateSubscriptionItem(subscriptionId: $id, itemId: $itemId, input: { quantity: $quantity }) {
        id
      }
    }
  `)
  const edited = await change(client, { document, variables, field: 'updateSubscriptionItem' })
  return edited.ok ? fetchChanged(client, variables.id) : edited
}

async function deleteItem(
  client: CommerceClient,
  variables: ChangeBody<'deleteItem'>,
): Promise<Result<Subscription, CommerceError>> {
  const document = graphql(`
    mutation deleteSubscriptionItem($id: String!, $itemId: String!) {
      deleteSubscriptionItem(subscriptionId: $id, itemId: $itemId) {
        id
      }
    }
  `)
  const deleted = await change(client, { document, variables, field: 'deleteSubscriptionItem' })
  return deleted.ok ? fetchChanged(client, variables.id) : deleted
}

/** Changes of a subscription's products, quantity, plan and coupon. */
export const itemChanges = {
  editPlan: { action: 'edit-plan', ...ofGoods },
  editDetails: { action: 'replace-product', ...ofGoods },
  applyCoupon: {
    action: 'change-coupon',
    isDone: ({ couponCode }, { code }) => couponCode?.toUpperCase() === code.toUpperCase(),
    isGuess: true,
    change: setCoupon,
    toAnswer: () => ({ applied: true }),
  },
  removeCoupon: {
    action: 'change-coupon',
    isDone: ({ couponCode }) => couponCode === undefined,
    change: (client, { id }) => setCoupon(client, { id, code: null }),
    toAnswer: () => ({ removed: true }),
  },
  /** A product that is already there in this quantity is not added again. */
  addItem: {
    action: 'add-item',
    isDone: (subscription, body) => findSame(subscription, body) !== undefined,
    change: addOnce,
    toAnswer: () => ({ added: true }),
  },
  editItem: {
    action: 'edit-item',
    isDone: ({ items }, body) =>
      items.some(({ id, quantity }) => id === body.itemId && quantity === body.quantity),
    isFound: ({ items }, { itemId }) => items.some(({ id }) => id === itemId),
    change: editItem,
    toAnswer: () => ({ updated: true }),
  },
  deleteItem: {
    action: 'delete-item',
    isDone: ({ items }, { itemId }) => items.every(({ id }) => id !== itemId),
    change: deleteItem,
    toAnswer: () => ({ deleted: true }),
  },
} satisfies Partial<ChangeTable>
