import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSchema, type GraphQLSchemaWithContext, type YogaInitialContext } from 'graphql-yoga'
import { accountResolvers } from '../account/resolvers.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { catalogueResolvers } from '../catalogue/resolvers.ts'
import { orderResolvers } from '../order/resolvers.ts'
import { sessionResolvers } from '../session/resolvers.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { subscriptionResolvers } from '../subscription/resolvers.ts'
import type { GraphqlContext, GraphqlRequest } from './context.ts'

/** The resolvers' context, together with what the GraphQL server keeps in the same object. */
type ServerContext = GraphqlRequest & YogaInitialContext & GraphqlContext

/** The contract's schema with every area's resolvers. */
export function createCommerceSchema(): GraphQLSchemaWithContext<ServerContext> {
  const file = createRequire(import.meta.url).resolve('@sorrel/contracts/commerce.graphql')
  return createSchema<ServerContext>({
    typeDefs: readFileSync(file, 'utf8'),
    resolvers: [
      catalogueResolvers,
      storeResolvers,
      sessionResolvers,
      cartResolvers,
      orderResolvers,
      subscriptionResolvers,
      accountResolvers,
    ],
  })
}
