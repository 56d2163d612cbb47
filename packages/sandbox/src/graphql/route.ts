import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'graphql'
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
import { isSame } from '../http/public-key.ts'
import type { Config } from '../config.ts'
import { fail } from '../http/refuse.ts'
import type { Route } from '../http/route.ts'
import type { Logger } from '../log.ts'
import { orderResolvers } from '../order/resolvers.ts'
import { sessionResolvers } from '../session/resolvers.ts'
import type { Service } from '../service.ts'
import { leaveOutModels } from '../store/content-models.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { subscriptionResolvers } from '../subscription/resolvers.ts'
import { createGraphqlContext, type GraphqlContext, type GraphqlRequest } from './context.ts'
import { cacheReads } from './cache-reads.ts'
import { depthLimit, fieldLimit } from './operation-limits.ts'
import { requirePublicKey } from './require-public-key.ts'

const MAX_DEPTH = 14
/** The shop's largest operation selects 394 fields. */
const MAX_FIELDS = 1500

/** The current path of GraphQL, and the deprecated one that older shops call. */
const PATHS = ['/graphql/v2', '/graphql'] as const

/** Whether GraphQL answers at this path. */
export function isGraphqlPath(path: string): boolean {
  return PATHS.some((known) => known === path)
}

/**
 * `POST /graphql/v2`, and the deprecated `/graphql`: JSON only. The `authorization` header is the bare public key. With
 * a wrong key every field is refused: null under `data`, the reason under `errors`, status 200. The session is read
 * from and sent in `x-session`. See docs/commerce-service.md#endpoints-and-headers.
 */
export function createGraphqlRoutes({ log, config }: Pick<Service, 'log' | 'config'>): readonly Route[] {
  const yoga = createGraphqlServer(log, config)
  return PATHS.map(
    (path): Route => ({
      method: 'POST',
      path,
      cors: true,
      handle: async (request, { service, requestId, address }) => {
        if (!isJson(request))
          return fail({ status: 415, code: 'unsupported_media_type', message: 'Send application/json.' })
        const key = request.headers.get('authorization') ?? ''
        let session: string | undefined
        const response = await yoga.fetch(request, {
          service,
          requestId,
          address,
          hasKey: isSame(key, service.config.publicKey),
          sessionToken: request.headers.get('x-session') || undefined,
          onSession: (token) => {
            session = token
          },
        })
        return withSession(response, session)
      },
    }),
  )
}

function createGraphqlServer(log: Logger, { contentModels }: Config) {
  return createYoga<GraphqlRequest, GraphqlContext>({
    schema: createCommerceSchema(contentModels),
    context: (request) => createGraphqlContext(request, createStockReader(request.service.db)),
    plugins: [depthLimit(MAX_DEPTH), fieldLimit(MAX_FIELDS), requirePublicKey()],
    // One server handles both paths.
    graphqlEndpoint: '/graphql*',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: toYogaLog(log),
  })
}

function isJson(request: Request): boolean {
  return /^application\/(graphql\+)?json\b/.test(request.headers.get('content-type') ?? '')
}

/** A copy of the answer with the headers of every GraphQL answer; its headers can still be changed. */
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
    error: (...parts: unknown[]) => {
      for (const part of parts) log.error(part instanceof Error ? { err: part } : { part }, 'graphql')
    },
  }
}

/** The resolvers' context and the GraphQL server's own fields in the same object. */
type ServerContext = GraphqlRequest & YogaInitialContext & GraphqlContext

/** The schema with every area's resolvers. */
function createCommerceSchema(models: Config['contentModels']): GraphQLSchemaWithContext<ServerContext> {
  const file = createRequire(import.meta.url).resolve('@sorrel/contracts/commerce.graphql')
  const schema = createSchema<ServerContext>({
    typeDefs: leaveOutModels(parse(readFileSync(file, 'utf8')), models),
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' }, // resolvers of models that are left out
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
  cacheReads(schema)
  return schema
}
