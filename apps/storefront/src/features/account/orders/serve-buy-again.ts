import { fetchOrder } from '@sorrel/commerce/orders'
import { buyAgainEndpoint } from '@sorrel/contracts/http'
import type { CartItemInput } from '@sorrel/domain/cart'
import type { OrderItem } from '@sorrel/domain/order'
import { err, ok } from '@sorrel/domain/result'
import { addAsManyAsThereAre } from '#features/cart/add-as-many.ts'
import { refuseChange } from '#platform/endpoint/refuse-change.ts'
import { requireCustomer } from '#platform/endpoint/require-customer.ts'
import { serve } from '#platform/endpoint/serve.ts'

/** An order's lines once more in the bag, as many of each as there are; what could not be added in full is named. */
export const serveBuyAgain = serve(buyAgainEndpoint, async ({ body, visitor }) => {
  const customer = await requireCustomer(visitor)
  if (!customer.ok) return customer
  const order = await fetchOrder(visitor.commerce, { id: body.id, locale: visitor.locale })
  if (!order.ok) return refuseChange(order.error)
  if (order.value === null) return err({ code: 'not_found', message: 'There is no such order' })
  const missing = new Set<string>()
  let added = 0
  for (const item of order.value.items) {
    const count = await addAsManyAsThereAre(visitor.commerce, toInput(item))
    added += count
    if (count < item.quantity) missing.add(item.name)
  }
  return ok({ added, missing: [...missing] })
})

function toInput({ productId, variantId, quantity, options, purchaseOption }: OrderItem): CartItemInput {
  return {
    productId,
    variantId,
    quantity,
    options: options.map(({ id, valueId, value }) =>
      valueId === undefined ? { id, value } : { id, valueId },
    ),
    purchaseOption:
      purchaseOption.type === 'subscription'
        ? { type: 'subscription', planId: purchaseOption.planId }
        : { type: 'standard' },
  }
}
