import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { checkLine, checkQuantity } from '../cart/check-line.ts'
import { getChosenOptions } from '../cart/chosen-options.ts'
import { getLinePrice } from '../cart/line-price.ts'
import { toLineRequest } from '../cart/line-request.ts'
import type { SwellSubscriptionItemInput } from '../graphql/resolvers.gen.ts'
import type { ChangeScope } from './change-subscription.ts'
import type { SubscriptionItemRecord } from './records.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** The highest number of further products of a subscription. */
const MAX_SUBSCRIPTION_ITEMS = 50

/** The items after a change, and the changed one. */
export interface ItemsChange {
  readonly items: readonly SubscriptionItemRecord[]
  readonly item: SubscriptionItemRecord
}

type Scope = Pick<ChangeScope, 'snapshot' | 'market'>

/** Adds a further product, at its one-time price. */
export function addItem(
  { items }: SubscriptionRow,
  input: SwellSubscriptionItemInput,
  scope: Scope,
): Result<ItemsChange, string> {
  if (items.length >= MAX_SUBSCRIPTION_ITEMS)
    return err(`A subscription holds at most ${MAX_SUBSCRIPTION_ITEMS} items`)
  const item = toItem(randomUUID(), input, scope)
  return item.ok ? ok({ items: [...items, item.value], item: item.value }) : item
}

/** Changes quantity, variant or options of an item; a quantity of 0 removes it. */
export function updateItem(
  row: SubscriptionRow,
  change: { readonly itemId: string; readonly input: SwellSubscriptionItemInput },
  scope: Scope,
): Result<ItemsChange, string> {
  if (change.input.quantity === 0) return deleteItem(row, change.itemId)
  const old = row.items.find(({ id }) => id === change.itemId)
  if (old === undefined) return err(`Unknown item "${change.itemId}"`)
  const { input } = change
  const options =
    input.options ?? old.options.map(({ id, valueId, value }) => ({ id, valueId: valueId ?? null, value }))
  const next = toItem(
    old.id,
    {
      productId: input.productId || old.productId,
      variantId: input.variantId || (input.options ? null : (old.variantId ?? null)),
      quantity: input.quantity ?? old.quantity,
      options,
    },
    scope,
  )
  if (!next.ok) return next
  return ok({ items: row.items.map((item) => (item.id === old.id ? next.value : item)), item: next.value })
}

/** Removes an item and returns it. */
export function deleteItem({ items }: SubscriptionRow, itemId: string): Result<ItemsChange, string> {
  const item = items.find(({ id }) => id === itemId)
  return item === undefined
    ? err(`Unknown item "${itemId}"`)
    : ok({ items: items.filter(({ id }) => id !== itemId), item })
}

function toItem(
  id: string,
  input: SwellSubscriptionItemInput,
  { snapshot, market }: Scope,
): Result<SubscriptionItemRecord, string> {
  const product = snapshot.productById.get(input.productId ?? '')
  if (product === undefined) return err(`Unknown product "${input.productId ?? ''}"`)
  const quantity = checkQuantity(input.quantity ?? 1)
  if (!quantity.ok) return quantity
  const line = checkLine(product, toLineRequest(input))
  if (!line.ok) return line
  const { variant, options: chosen } = line.value
  const options = getChosenOptions({ product, variant, chosen }, market)
  const question = {
    product,
    variant,
    plan: undefined,
    options,
    quantity: quantity.value,
    accountGroup: null,
  }
  return ok({
    id,
    productId: product.id,
    ...(variant === undefined ? {} : { variantId: variant.id }),
    quantity: quantity.value,
    price: getLinePrice(question, market).price,
    options,
  })
}
