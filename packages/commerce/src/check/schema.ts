import { isRecord } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { createCommerceClient, GRAPHQL_PATH } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { Send } from '../transport/send.ts'
import { decodeError } from '../wire/decode.ts'

/** How to reach a store: its origin, its public key, and options for calls. */
export interface StoreConnection {
  /** The store's origin. */
  readonly url: string
  readonly publicKey: string
  /** How long one call may take. Default 8000 ms. */
  readonly timeoutMs?: number | undefined
  /** Default: the platform's. */
  readonly fetch?: Send | undefined
}

/** Paths at which stores serve GraphQL, the current one first. */
export const GRAPHQL_PATHS = [GRAPHQL_PATH, '/graphql', '/graphql/v1'] as const

const INTROSPECTION = { toString: () => getIntrospectionQuery({ descriptions: false }) }

/** The schema that a store serves at a path, by one introspection. */
export async function readSchema(
  connection: StoreConnection,
  graphqlPath: string,
): Promise<Result<GraphQLSchema, CommerceError>> {
  const client = createCommerceClient({ ...connection, graphqlPath })
  const answer = await client.query(INTROSPECTION, {})
  if (!answer.ok) return answer
  return isIntrospection(answer.value)
    ? build(answer.value)
    : decodeError('IntrospectionQuery', 'The answer holds no schema')
}

function isIntrospection(data: object): data is IntrospectionQuery {
  return '__schema' in data && isRecord(data.__schema)
}

function build(introspection: IntrospectionQuery): Result<GraphQLSchema, CommerceError> {
  try {
    return ok(buildClientSchema(introspection))
  } catch {
    return decodeError('IntrospectionQuery', 'The schema in the answer is not complete')
  }
}
