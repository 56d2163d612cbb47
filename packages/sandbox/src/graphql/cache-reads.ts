import type { GraphQLSchema } from 'graphql'
import type { GraphqlContext } from './context.ts'

/** Cached queries. Carts, accounts, orders, subscriptions and content are never cached. */
const CACHED = [
  'products',
  'productBySlug',
  'productById',
  'categories',
  'categoryBySlug',
  'categoryById',
  'storeSettings',
  'menuSettings',
]

/** Wraps the cached fields of the schema, so that they are answered from the cache. Changes the schema in place. */
export function cacheReads(schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {}
  for (const name of CACHED) {
    const field = fields[name]
    const resolve = field?.resolve
    if (field === undefined || resolve === undefined) continue
    field.resolve = async (root: unknown, given, context: GraphqlContext, info) => {
      const [market, session] = await Promise.all([context.getMarket(given), context.getSession()])
      const question = [name, given, market.locale, market.currency.code, session?.accountId ?? null]
      return context.service.reads.read(question, async () => resolve(root, given, context, info))
    }
  }
}
