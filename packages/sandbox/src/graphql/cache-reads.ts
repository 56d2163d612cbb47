import type { GraphQLSchema } from 'graphql'
import type { GraphqlContext } from './context.ts'

/** Reads that the service keeps copies of. Those of carts, accounts, orders, subscriptions and content it never does. */
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

/** Has the fields of the schema that the service keeps copies of answered from its copies. Changes the schema in place. */
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
