import { fetchOrder } from '@sorrel/commerce/orders'
import { buyAgainEndpoint } from '@sorrel/contracts/http'
import { toRepeatInput } from '@sorrel/domain/cart'
import type { OrderItem } from '@sorrel/domain/order'
import { err, ok } from '@sorrel/domain/result'
import { addAsManyAsThereAre, type CartPlace } from '#features/cart/server.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import { toChangeError } from '#service/endpoint/to-change-error.ts'
import { requireCustomer } from '#service/endpoint/require-customer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { buyAgainForm } from './buy-again-form-shape.ts'

const once = createDedupe({ kind: 'buy again' })

/** Adds an order's lines to the cart again, as far as the stock goes, and names what could not be added in full. */
export const handleBuyAgain = createHandler(
  buyAgainEndpoint,
  ({ body, context }) =>
    once({ place: context.key, what: body.id, endpoint: buyAgainEndpoint }, async () => {
      const customer = await requireCustomer(context)
      if (!customer.ok) return customer
      const order = await fetchOrder(context.commerce, { id: body.id, locale: context.locale })
      if (!order.ok) return toChangeError(order.error)
      if (order.value === null) return err({ code: 'not_found', message: 'There is no such order' })
      return ok(await addLines(context, order.value.items))
    }),
  buyAgainForm,
)

async function addLines(place: CartPlace, items: readonly OrderItem[]) {
  const missing = new Set<string>()
  let added = 0
  for (const item of items) {
    const count = await addAsManyAsThereAre(place, toRepeatInput(item))
    added += count
    if (count < item.quantity) missing.add(item.name)
  }
  return { added, missing: [...missing] }
}
