import { err, ok, type Result } from '@sorrel/domain/result'
import type { GraphQLSchema } from 'graphql'
import type { CommerceError } from '../error.ts'
import { checkOperations, type OperationCheck } from './operations.ts'
import { GRAPHQL_PATHS, readSchema, type StoreConnection } from './schema.ts'

/** A GraphQL path of a store, with the result of checking our operations there. */
export interface Endpoint {
  readonly path: string
  readonly schema: GraphQLSchema
  readonly operations: readonly OperationCheck[]
  readonly failing: readonly OperationCheck[]
}

/** Checks all operations at a path. */
export async function checkEndpoint(
  connection: StoreConnection,
  path: string,
): Promise<Result<Endpoint, CommerceError>> {
  const schema = await readSchema(connection, path)
  if (!schema.ok) return schema
  const operations = checkOperations(schema.value)
  return ok({
    path,
    schema: schema.value,
    operations,
    failing: operations.filter(({ missing }) => missing.length > 0),
  })
}

/** The path at which the fewest operations fail; among equals the newer one. Its error is that of the newest path. */
export async function findEndpoint(connection: StoreConnection): Promise<Result<Endpoint, CommerceError>> {
  let best: Endpoint | undefined
  let failure: CommerceError | undefined
  for (const path of GRAPHQL_PATHS) {
    const found = await checkEndpoint(connection, path)
    if (!found.ok) failure ??= found.error
    else if (best === undefined || found.value.failing.length < best.failing.length) best = found.value
    if (best?.failing.length === 0) break
  }
  if (best !== undefined) return ok(best)
  return err(failure ?? { kind: 'decode', operation: 'IntrospectionQuery', message: 'No path was asked' })
}

export interface EndpointCheckOptions extends StoreConnection {
  /** The path that the shop calls. */
  readonly graphqlPath: string
}

/**
 * One line for operators: what fails at the configured path, and which path is better. Undefined if everything works.
 */
export async function describeEndpoint(options: EndpointCheckOptions): Promise<string | undefined> {
  const { graphqlPath } = options
  const own = await checkEndpoint(options, graphqlPath)
  if (own.ok && own.value.failing.length === 0) return undefined
  const best = await findEndpoint(options)
  const isBetter =
    best.ok &&
    best.value.path !== graphqlPath &&
    (!own.ok || best.value.failing.length < own.value.failing.length)
  const advice = isBetter
    ? ` ${best.value.path} fits better (${best.value.failing.length} fail): set COMMERCE_GRAPHQL_PATH to it.`
    : ''
  if (!own.ok) return `The schema at ${graphqlPath} cannot be read: ${own.error.message}.${advice}`
  const named = own.value.failing.map(({ name, missing }) => `${name} (${missing.join(', ')})`)
  return `${named.length} of ${own.value.operations.length} operations would fail at ${graphqlPath}: ${named.join('; ')}.${advice}`
}
