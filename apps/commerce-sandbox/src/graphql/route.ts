import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { toAnswer } from '@sorrel/http/answer'
import {
  createSchema,
  createYoga,
  type GraphQLSchemaWithContext,
  type YogaInitialContext,
} from 'graphql-yoga'
import { accountResolvers } from '../account/resolvers.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { catalogueResolvers } from '../catalogue/resolvers.ts'
import { createStockReader } from '../catalogue/stock.ts'
import { hasPublicKey } from '../http/public-key.ts'
import { fail } from '../http/refuse.ts'
import type { Route } from '../http/route.ts'
import type { Logger } from '../log.ts'
import { orderResolvers } from '../order/resolvers.ts'
import { sessionResolvers } from '../session/resolvers.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { subscriptionResolvers } from '../subscription/resolvers.ts'
import { createGraphqlContext, type GraphqlContext, type GraphqlRequest } from './context.ts'
import { depthLimit } from './depth-limit.ts'

const MAX_DEPTH = 14

/**
 * `POST /graphql`, JSON only. The public key comes as it is in `authorization`; a wrong one is a GraphQL error with
 * `data` null. A session goes in and out in `x-session`. See docs/commerce-service.md#endpoints-and-headers.
 */
export function createGraphqlRoute(log: Logger): Route {
  const yoga = createYoga<GraphqlRequest, GraphqlContext>({
    schema: createCommerceSchema(),
    context: (request) => createGraphqlContext(request, createStockReader(request.service.db)),
    plugins: [depthLimit(MAX_DEPTH)],
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: toYogaLog(log),
  })
  return {
    method: 'POST',
    path: '/graphql',
    cors: true,
    handle: async (request, { service, requestId }) => {
      if (!isJson(request))
        return fail({ status: 415, code: 'unsupported_media_type', message: 'Send application/json.' })
      if (!hasPublicKey(request.headers, service.config.publicKey)) return refuseKey()
      let session: string | undefined
      const response = await yoga.fetch(request, {
        service,
        requestId,
        sessionToken: request.headers.get('x-session') || undefined,
        onSession: (token) => {
          session = token
        },
      })
      return withSession(response, session)
    },
  }
}

function isJson(request: Request): boolean {
  return /^application\/(graphql\+)?json\b/.test(request.headers.get('content-type') ?? '')
}

function refuseKey(): Response {
  const message = 'The public key is missing or wrong.'
  return toAnswer({ data: null, errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] })
}

/** The answer with the headers every GraphQL answer has, as one this process may still change. */
function withSession(response: Response, session: string | undefined): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (session !== undefined) headers.set('x-session', session)
  return new Response(response.body, { status: response.status, headers })
}

function toYogaLog(log: Logger) {
  return {
    debug: () => {},
    info: () => {},
    warn: (...parts: unknown[]) => log.warn({ parts: parts.map(String) }, 'graphql'),
    error: (...parts: unknown[]) => log.error({ parts: parts.map(toDetail) }, 'graphql'),
  }
}

function toDetail(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part)
}

/** The resolvers' context, together with what the GraphQL server keeps in the same object. */
type ServerContext = GraphqlRequest & YogaInitialContext & GraphqlContext

/** The contract's schema with every area's resolvers. */
function createCommerceSchema(): GraphQLSchemaWithContext<ServerContext> {
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
