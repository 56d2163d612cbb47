import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { err, ok, type Result } from '@sorrel/domain/result'
import { Client, createRequest, fetchExchange, type Exchange, type OperationResult } from '@urql/core'
import type { CommerceError } from './error.ts'
import {
  budgetExchange,
  failureExchange,
  headersExchange,
  retryExchange,
  sessionExchange,
  timeoutExchange,
  type FailureHooks,
} from './exchanges.ts'
import { withOwnSession, type CallOptions } from './transport/call.ts'
import { createCoalescer } from './transport/coalesce.ts'
import { TRY_TIMEOUT_MS } from './transport/deadline.ts'
import { createRestReader, type RestAnswer, type RestRequest } from './transport/rest.ts'
import { createRetryBudget, type RetryBudget } from './transport/retry.ts'
import type { Send } from './transport/send.ts'
import type { SessionHooks } from './transport/session.ts'
import { toCommerceError } from './transport/to-error.ts'
import { silentLogger, type Logger } from './wire/logger.ts'
import { isWire, type Wire } from './wire/parse.ts'
import type { MapContext } from './wire/to-list.ts'

export type { CommerceError } from './error.ts'
export type { CallOptions } from './transport/call.ts'
export type { RestRequest } from './transport/rest.ts'
export type { Logger } from './wire/logger.ts'

export interface CommerceClientOptions extends SessionHooks, FailureHooks {
  /** The store's origin: `https://{store}.swell.store`. GraphQL is at `/graphql`, REST at `/api`. */
  readonly url: string
  /** Sent with every call; it is meant to be public. */
  readonly publicKey: string
  /** Default the platform's. Where it caches, give neither `getSession` nor `onSession`. */
  readonly fetch?: Send | undefined
  /** How long one try may take. Default 8000 ms. Specification section 9. */
  readonly timeoutMs?: number | undefined
  /** Share one over the clients of a process. Default: one of its own. */
  readonly retryBudget?: RetryBudget | undefined
  /** Further urql exchanges, in front of the client's own: a cache, for example. */
  readonly exchanges?: readonly Exchange[] | undefined
  readonly logger?: Logger | undefined
}

/** A document with the types of its variables. */
export type CommerceDocument<Variables> = DocumentTypeDecoration<unknown, Variables> & {
  readonly toString: () => string
}

type Answer = Result<Wire, CommerceError>

/** One person's connection to the commerce service. Make one for each request on a server. */
export interface CommerceClient extends MapContext {
  /** Runs a query; equal ones under way in the same session share the answer. */
  readonly query: <V extends object>(
    document: CommerceDocument<V>,
    variables: V,
    call?: CallOptions,
  ) => Promise<Answer>
  /** Runs a mutation, once. */
  readonly mutate: <V extends object>(
    document: CommerceDocument<V>,
    variables: V,
    call?: CallOptions,
  ) => Promise<Answer>
  /** Reads REST; nothing where the service has no such thing. */
  readonly read: (request: RestRequest, call?: CallOptions) => Promise<RestAnswer>
  /** The urql client, for hooks and recipes. */
  readonly urql: Client
}

function createUrqlClient(options: CommerceClientOptions, retryBudget: RetryBudget): Client {
  const send: Send = options.fetch ?? ((input, init) => fetch(input, init))
  return new Client({
    url: new URL('/graphql', options.url).href,
    fetch: send,
    preferGetMethod: false,
    requestPolicy: 'cache-first',
    exchanges: [
      ...(options.exchanges ?? []),
      failureExchange(options),
      headersExchange(options),
      sessionExchange(options),
      timeoutExchange({ timeoutMs: options.timeoutMs ?? TRY_TIMEOUT_MS }),
      retryExchange({ budget: retryBudget }),
      budgetExchange(),
      fetchExchange,
    ],
  })
}

function toAnswer(operation: string, { data, error }: OperationResult, call: CallOptions): Answer {
  if (call.signal?.aborted) return err({ kind: 'network', operation, message: 'Given up', aborted: true })
  if (error) return err(toCommerceError(operation, error))
  const answer: unknown = data
  if (isWire(answer)) return ok(answer)
  return err({ kind: 'decode', operation, message: 'The answer holds no data' })
}

function getDocumentName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'operation'
}

/**
 * Connects to the commerce service. Calls go out by POST with the public key, `Cache-Control: no-cache` and the
 * session header; they end after 8 seconds a try; reads are tried twice. Specification sections 7 and 9.
 */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const retryBudget = options.retryBudget ?? createRetryBudget()
  const urql = createUrqlClient(options, retryBudget)
  const coalescer = createCoalescer<Answer>()
  let lastKey = 0

  function runQuery(document: string, variables: object, call: CallOptions): Promise<Answer> {
    const request = createRequest(document, { ...variables })
    // urql shares what is in flight by the request's key, whoever asks. Its own keys are never negative.
    lastKey -= 1
    const context = { commerce: call, requestPolicy: call.requestPolicy }
    const result = urql.executeQuery({ ...request, key: lastKey }, context).toPromise()
    return result.then((answer) => toAnswer(getDocumentName(document), answer, call))
  }

  return {
    urql,
    logger: options.logger ?? silentLogger,
    query: (typed, variables, given = {}) => {
      const call = withOwnSession(given, options)
      const document = typed.toString()
      const start = () => runQuery(document, variables, call)
      if (call.signal || call.onSession) return start()
      const { session, budgetMs, requestPolicy } = call
      return coalescer.run(JSON.stringify([session, document, variables, budgetMs, requestPolicy]), start)
    },
    mutate: async (typed, variables, given = {}) => {
      const call = withOwnSession(given, options)
      const document = typed.toString()
      const request = createRequest(document, { ...variables })
      const answer = await urql.executeMutation(request, { commerce: call }).toPromise()
      return toAnswer(getDocumentName(document), answer, call)
    },
    read: createRestReader({
      url: options.url,
      publicKey: options.publicKey,
      send: options.fetch ?? ((input, init) => fetch(input, init)),
      timeoutMs: options.timeoutMs ?? TRY_TIMEOUT_MS,
      retryBudget,
      getSession: options.getSession,
      onSession: options.onSession,
      onFailure: options.onFailure,
      onSuccess: options.onSuccess,
    }),
  }
}
