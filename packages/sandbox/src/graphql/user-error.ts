import type { Result } from '@sorrel/domain/result'
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** An error for the caller: it is answered in `errors[]` with its message and code, not as an internal error. */
export function userError(message: string, code = 'INVALID'): GraphQLError {
  return createGraphQLError(message, { extensions: { code } })
}

/** The value of a result; throws its error as a user error. */
export function orUserError<T>(result: Result<T, string>): T {
  if (result.ok) return result.value
  throw userError(result.error)
}

/** Whether something thrown is an error for the caller. There may be two copies of its class, so the name decides. */
export function isUserError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'GraphQLError'
}
