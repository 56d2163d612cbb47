import { changeSavedProducts } from '@sorrel/commerce/account'
import { toFailure } from '@sorrel/commerce/account-actions'
import { savedProductsEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#endpoints/serve.ts'
import { refuse } from '#endpoints/to-upstream-error.ts'

/** The customer's saved products, in the account. See docs/specification.md#saved-products. */
export const handleSavedProducts = createHandler(savedProductsEndpoint, async ({ body, context }) => {
  const changed = await changeSavedProducts(context.commerce, body)
  return changed.ok ? ok({ products: changed.value }) : refuse(toFailure(changed.error).error)
})
