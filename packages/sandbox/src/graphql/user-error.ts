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

/** Whether a thrown value is an error for the caller. Its class may be loaded twice, so the check uses the name. */
export function isUserError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'GraphQLError'
}
