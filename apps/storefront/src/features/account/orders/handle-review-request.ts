import { requireCustomer, toFailure } from '@sorrel/commerce/account-actions'
import { fetchOrder } from '@sorrel/commerce/orders'
import { reviewRequestEndpoint } from '@sorrel/contracts/http'
import type { Order } from '@sorrel/domain/order'
import { err, ok } from '@sorrel/domain/result'
import { createHandler } from '#endpoints/serve.ts'
import { refuse } from '#endpoints/to-upstream-error.ts'
import { reviewRequests } from '#backend/review-requests.ts'
import { canBeAskedAbout } from './available-actions.ts'
import { reviewRequestForm } from './order-forms.ts'

const NO_ORDER = { code: 'not_found', message: 'There is no such order' } as const

/** Stores or forgets the customer's wish to be asked for a review of an order. See docs/decisions.md#reviews. */
export const handleReviewRequest = createHandler(
  reviewRequestEndpoint,
  async ({ body: { id, wanted }, context }) => {
    const customer = await requireCustomer(context.commerce)
    if (!customer.ok) return refuse(customer.error)
    const order = await fetchOrder(context.commerce, { id, locale: context.locale })
    if (!order.ok) return refuse(toFailure(order.error).error)
    if (order.value === null || reviewRequests === undefined) return err(NO_ORDER)
    const products = getReviewable(order.value)
    if (wanted && (products.length === 0 || !canBeAskedAbout(order.value)))
      return err({ code: 'conflict', message: 'The order is over' })
    const mail = { email: customer.value.email, locale: context.locale ?? '', products }
    const stored = await reviewRequests.tell(
      wanted ? { kind: 'asked', orderId: id, mail } : { kind: 'unasked', orderId: id },
    )
    return stored === undefined
      ? err({ code: 'upstream', message: 'The reviews API does not answer' })
      : ok({ wanted: stored })
  },
  reviewRequestForm,
)

/** The order's products that have a page for reviews, each once. */
function getReviewable({ items }: Order) {
  const found = items.flatMap(({ productId, name, slug }) =>
    slug === undefined ? [] : [{ id: productId, name, slug }],
  )
  return [...new Map(found.map((product) => [product.id, product])).values()]
}
