import type { CommerceClient } from '@sorrel/commerce/client'
import { fetchOrder } from '@sorrel/commerce/orders'
import { buyAgainEndpoint } from '@sorrel/contracts/http'
import { toRepeatInput } from '@sorrel/domain/cart'
import type { OrderItem } from '@sorrel/domain/order'
import { err, ok } from '@sorrel/domain/result'
import { addAsManyAsThereAre } from '#features/cart/add-as-many.ts'
import { createOnce } from '#platform/endpoint/once.ts'
import { refuseChange } from '#platform/endpoint/refuse-change.ts'
import { requireCustomer } from '#platform/endpoint/require-customer.ts'
import { serve } from '#platform/endpoint/serve.ts'
import { buyAgainForm } from './buy-again-form-shape.ts'

const once = createOnce()

/** An order's lines once more in the bag, as many of each as there are; what could not be added in full is named. */
export const serveBuyAgain = serve(
  buyAgainEndpoint,
  ({ body, visitor }) =>
    once({ place: visitor.key, what: body.id }, async () => {
      const customer = await requireCustomer(visitor)
      if (!customer.ok) return customer
      const order = await fetchOrder(visitor.commerce, { id: body.id, locale: visitor.locale })
      if (!order.ok) return refuseChange(order.error)
      if (order.value === null) return err({ code: 'not_found', message: 'There is no such order' })
      return ok(await addLines(visitor.commerce, order.value.items))
    }),
  buyAgainForm,
)

async function addLines(commerce: CommerceClient, items: readonly OrderItem[]) {
  const missing = new Set<string>()
  let added = 0
  for (const item of items) {
    const count = await addAsManyAsThereAre(commerce, toRepeatInput(item))
    added += count
    if (count < item.quantity) missing.add(item.name)
  }
  return { added, missing: [...missing] }
}
