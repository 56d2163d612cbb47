import { GraphQLError } from 'graphql'

/** A GraphQL error that tells the caller what is wrong with what was asked; anything else thrown stays hidden. */
export function createRefusal(message: string, code = 'INVALID'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** The value, or its error as a refusal. */
export function orRefuse<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (result.ok) return result.value
  throw createRefusal(result.error)
}
