import type { buyAgainEndpoint, EndpointBody } from '@sorrel/contracts/http'
import { toRepeatInput } from '@sorrel/domain/cart-line'
import { ok } from '@sorrel/domain/result'
import { addAsManyAsThereAre } from '../cart-actions.ts'
import type { CommerceClient } from '../client.ts'
import { fetchOrder } from '../orders.ts'
import type { ActionOptions, ActionResult } from './action.ts'
import { toFailure, toMissing } from './failure.ts'
import { requireCustomer } from './owner.ts'

/**
 * Adds an order's lines to the cart again, as far as stock allows, and names the products that could not be added in
 * full.
 */
export async function buyAgain(
  client: CommerceClient,
  { id }: EndpointBody<typeof buyAgainEndpoint>,
  options: ActionOptions = {},
): ActionResult<typeof buyAgainEndpoint> {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const order = await fetchOrder(client, { id, locale: options.locale })
  if (!order.ok) return toFailure(order.error)
  if (order.value === null) return toMissing('order')
  const missing = new Set<string>()
  let added = 0
  for (const item of order.value.items) {
    const count = await addAsManyAsThereAre(client, toRepeatInput(item), options)
    added += count
    if (count < item.quantity) missing.add(item.name)
  }
  return ok({ added, missing: [...missing] })
}
