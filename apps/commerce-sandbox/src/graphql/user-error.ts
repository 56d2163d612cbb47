import type { Result } from '@sorrel/domain/result'
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** A failure the caller is to read: goes out as `errors[]` with its message and code, never as an internal error. */
export function userError(message: string, code = 'INVALID'): GraphQLError {
  return createGraphQLError(message, { extensions: { code } })
}

/** The value of a result; its error is thrown as one the caller is to read. */
export function orUserError<T>(result: Result<T, string>): T {
  if (result.ok) return result.value
  throw userError(result.error)
}
