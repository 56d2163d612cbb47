import { fetchAccount } from '@sorrel/commerce/account'
import { fetchProductsPrices, type ProductPrices } from '@sorrel/commerce/catalog'
import type { GroupPrice, GroupPrices } from '@sorrel/contracts/calls'
import { groupPricesEndpoint } from '@sorrel/contracts/http'
import type { Priced } from '@sorrel/domain/product'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#endpoints/serve.ts'
import { toUpstreamError } from '#endpoints/to-upstream-error.ts'

/**
 * Prices for the signed-in customer, read in the customer's own session. Empty for visitors and for accounts without a
 * group. See docs/decisions.md#catalogue.
 */
export const handleGroupPrices = createHandler(groupPricesEndpoint, async ({ query, context }) => {
  const { commerce, hasSession } = context
  if (!hasSession) return ok({ data: [] })
  const account = await fetchAccount(commerce)
  if (!account.ok) return toUpstreamError(account.error)
  const accountGroup = account.value?.group
  context.noteGroup(accountGroup)
  if (!accountGroup) return ok({ data: [] })
  const ids = query.ids.split(',')
  const where = { id: { $in: ids } }
  const found = await fetchProductsPrices(commerce, {
    currency: query.currency,
    where,
    limit: ids.length,
    accountGroup,
  })
  return found.ok ? ok({ data: found.value.map(toGroupPrices) }) : toUpstreamError(found.error)
})

type PricedPart = Priced & Pick<ProductPrices, 'id'> & { purchaseOptions: { standard?: Priced | undefined } }

function toGroupPrices(product: ProductPrices): GroupPrices {
  return { ...toGroupPrice(product), variants: product.variants.map(toGroupPrice) }
}

function toGroupPrice({ id, purchaseOptions: { standard }, ...priced }: PricedPart): GroupPrice {
  return { id, ...pickPriced(priced), standard: standard && pickPriced(standard) }
}

function pickPriced({ price, sale, salePrice, origPrice, prices }: Priced): Priced {
  return { price, sale, salePrice, origPrice, prices }
}
