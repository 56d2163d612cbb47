import { toAnswer } from '@sorrel/contracts/http/answer'
import { parseNestedQuery, toCondition } from '../http/nested-query.ts'
import { withPublicKey } from '../http/public-key.ts'
import type { Handle, Route } from '../http/route.ts'
import { listItems } from '../listing/list.ts'
import { toAttribute } from './resolvers.ts'

/** REST reads of the attributes' definitions, in the language of `x-locale`. GraphQL has them without ids. */
export const attributeRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/attributes', cors: true, handle: withPublicKey(getAttributes) },
]

async function getAttributes(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const { headers } = request
  const { limit, page, where } = parseNestedQuery(url.searchParams)
  const [{ attributes }, market] = await Promise.all([
    service.catalogue.getSnapshot(),
    service.store.getMarket({ locale: headers.get('x-locale'), currency: headers.get('x-currency') }),
  ])
  const records = attributes.map((attribute) => ({ id: attribute.id, ...toAttribute(attribute, market) }))
  const paging = { limit: Number(limit ?? 15), page: Number(page ?? 1), where: toCondition(where) }
  const found = listItems(records, paging, { locale: market.locale, toRecord: (record) => record })
  return toAnswer({
    count: found.count,
    page: found.page,
    page_count: found.pageCount,
    results: found.results,
  })
}
