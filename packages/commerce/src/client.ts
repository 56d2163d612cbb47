import { toUntrusted, type UntrustedRecord } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'
import {
  Client,
  createRequest,
  fetchExchange,
  type Exchange,
  type GraphQLRequest,
  type OperationResult,
} from '@urql/core'
import type { CommerceError } from './error.ts'
import { failureExchange, transportExchange, type FailureHooks } from './exchanges.ts'
import { withOwnSession, type CallOptions } from './transport/call.ts'
import type { DocumentTypeDecoration } from './wire/document-type.ts'
import { ATTEMPT_TIMEOUT_MS } from './transport/timeout.ts'
import { createRestReader, type RestAnswer, type RestRequest } from './transport/rest.ts'
import { createRetryBudget, type RetryBudget } from './transport/retry.ts'
import { createScopes, type Scopes } from './transport/scopes.ts'
import type { Send, SessionHooks } from './transport/send.ts'
import { getRefusals, isUsable } from './transport/partial.ts'
import { toCommerceError } from './transport/to-error.ts'
import type { Transport } from './transport/attempts.ts'
import { getOperationName } from './wire/decode.ts'
import { silentLogger, type Logger, type MapContext } from './wire/to-list.ts'

export type { CommerceError } from './error.ts'
export type { CallOptions } from './transport/call.ts'
export type { RestRequest } from './transport/rest.ts'
export type { Logger } from './wire/to-list.ts'

export interface CommerceClientOptions extends SessionHooks, FailureHooks {
  /** The store's origin: `https://{store}.swell.store`. REST is at `/api`. */
  readonly url: string
  /** Path of GraphQL. Default `/graphql/v2`; older stores may answer better at the deprecated `/graphql`. */
  readonly graphqlPath?: string | undefined
  /** Sent with every call; it is meant to be public. */
  readonly publicKey: string
  /** Default: the platform's. With a `fetch` that caches, pass neither `getSession` nor `onSession`. */
  readonly fetch?: Send | undefined
  /** Timeout of one attempt. Default 8000 ms. */
  readonly timeoutMs?: number | undefined
  /** Share one budget between all clients of a process. Default: a separate one. */
  readonly retryBudget?: RetryBudget | undefined
  /** Remaining time of the work that needs the calls, such as rendering a page: no call or retry takes longer. */
  readonly getTimeLeftMs?: (() => number) | undefined
  /** Further urql exchanges, in front of the client's own: a cache, for example. */
  readonly exchanges?: readonly Exchange[] | undefined
  readonly logger?: Logger | undefined
  /** Slug of the category whose products are gift cards. Default: `gifts-sets`. */
  readonly giftCategory?: string | undefined
}

/** A document with the types of its answer and its variables. */
export type CommerceDocument<Data, Variables> = DocumentTypeDecoration<Data, Variables> & {
  readonly toString: () => string
}

/** The answer's data, typed by the document; no value in it has been parsed yet. */
export type CommerceAnswer<Data extends object> = Result<UntrustedRecord<Data>, CommerceError>

/** One person's connection to the commerce service. Make one for each request on a server. */
export interface CommerceClient extends MapContext {
  /**
   * Runs a query. Equal queries in flight in the same session share the answer, unless a mutation started or ended in
   * between.
   */
  readonly query: <Data extends object, V extends object>(
    document: CommerceDocument<Data, V>,
    variables: V,
    call?: CallOptions,
  ) => Promise<CommerceAnswer<Data>>
  /** Runs a mutation, once. */
  readonly mutate: <Data extends object, V extends object>(
    document: CommerceDocument<Data, V>,
    variables: V,
    call?: CallOptions,
  ) => Promise<CommerceAnswer<Data>>
  /** Reads from the REST interface; undefined where the service answers 404. */
  readonly read: (request: RestRequest, call?: CallOptions) => Promise<RestAnswer>
  /** The urql client, for hooks and recipes. */
  readonly urql: Client
}

/** Path of GraphQL where none is set. */
export const GRAPHQL_PATH = '/graphql/v2'

/**
 * The same client with default options for every call, such as a router's `signal`. A call's own options take
 * precedence.
 */
export function withCallOptions(client: CommerceClient, options: CallOptions): CommerceClient {
  return {
    ...client,
    query: (document, variables, call) => client.query(document, variables, { ...options, ...call }),
    mutate: (document, variables, call) => client.mutate(document, variables, { ...options, ...call }),
    read: (request, call) => client.read(request, { ...options, ...call }),
  }
}

type Connection = CommerceClientOptions & Omit<Transport, 'headers'>

/** The address below the store's origin; undefined where the origin is none. */
function toAddress(path: string, origin: string): string | undefined {
  try {
    return new URL(path, origin).href
  } catch {
    return undefined
  }
}

/** The function that sends calls. With an invalid address every call fails with that message. */
function toSend({ url, fetch: given }: CommerceClientOptions): Send {
  if (toAddress('/', url) === undefined)
    return () => Promise.reject(new TypeError(`The store's address is no web address: ${url}`))
  return given ?? ((...args) => fetch(...args))
}

function createUrqlClient(connection: Connection, scopes: Scopes): Client {
  return new Client({
    url: toAddress(connection.graphqlPath ?? GRAPHQL_PATH, connection.url) ?? 'about:invalid',
    fetch: connection.send,
    preferGetMethod: false,
    requestPolicy: 'cache-first',
    exchanges: [
      scopes.exchange,
      ...(connection.exchanges ?? []),
      failureExchange(connection),
      transportExchange({
        ...connection,
        // The public key is sent as it is, without a scheme.
        headers: { authorization: connection.publicKey, 'cache-control': 'no-cache' },
      }),
      fetchExchange,
    ],
  })
}

/** urql shares running queries by a key of document and variables; this key also includes our call options. */
function toSharedRequest(
  document: string,
  variables: object,
  { budgetMs, requestPolicy, optional, scope }: CallOptions & { readonly scope: number },
): GraphQLRequest {
  const { key } = createRequest(document, { variables, budgetMs, requestPolicy, optional, scope })
  return { ...createRequest(document, { ...variables }), key }
}

function toAnswer<Data extends object>(
  operation: string,
  result: OperationResult,
  { call, logger = silentLogger }: { readonly call: CallOptions; readonly logger?: Logger | undefined },
): CommerceAnswer<Data> {
  const { error } = result
  if (call.signal?.aborted) return err({ kind: 'network', operation, message: 'Given up', aborted: true })
  if (error && !isUsable(result, call)) return err(toCommerceError(operation, error))
  if (error) logger.warn('A part of the answer was refused', { operation, ...getRefusals(error) })
  const data = toUntrusted<Data>(result.data)
  return data ? ok(data) : err({ kind: 'decode', operation, message: 'The answer holds no data' })
}

/**
 * Connects to the commerce service. Calls are sent by POST with the public key, `Cache-Control: no-cache` and the
 * session header; each attempt ends after 8 seconds, and reads are attempted twice.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@sorrel/commerce/client'
 * import { fetchMenus } from '@sorrel/commerce/store'
 * import { createFakeTransport } from '@sorrel/commerce/testing'
 *
 * const { fetch } = createFakeTransport({ getMenus: () => new Response('', { status: 503 }) })
 * const client = createCommerceClient({ url: 'https://your-store.swell.store', publicKey: 'pk_demo', fetch })
 * const menus = await fetchMenus(client)
 * console.log(menus.ok || menus.error.kind) // http
 * ```
 */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const connection = {
    ...options,
    send: toSend(options),
    timeoutMs: options.timeoutMs ?? ATTEMPT_TIMEOUT_MS,
    retryBudget: options.retryBudget ?? createRetryBudget(),
  }
  const scopes = createScopes()
  const urql = createUrqlClient(connection, scopes)
  const { logger } = options

  return {
    urql,
    logger: logger ?? silentLogger,
    giftCategory: options.giftCategory,
    query: async (typed, variables, given = {}) => {
      const call = withOwnSession(given, options)
      const document = typed.toString()
      const request = toSharedRequest(document, variables, { ...call, scope: scopes.get(call) })
      const context = { commerce: call, requestPolicy: call.requestPolicy }
      const result = await urql.executeQuery(request, context).toPromise()
      return toAnswer(getOperationName(document), result, { call, logger })
    },
    mutate: async (typed, variables, given = {}) => {
      const call = withOwnSession(given, options)
      const document = typed.toString()
      const request = createRequest(document, { ...variables })
      const result = await urql.executeMutation(request, { commerce: call }).toPromise()
      return toAnswer(getOperationName(document), result, { call, logger })
    },
    read: createRestReader(connection),
  }
}
