import type { CombinedError, OperationResult } from '@urql/core'
import type { CallOptions } from './call.ts'

/**
 * Whether an answer with errors still contains everything that its caller needs: the service refuses single fields and
 * returns the rest of the data with status 200.
 */
export function isUsable(
  { data, error }: Pick<OperationResult, 'data' | 'error'>,
  call: CallOptions,
): boolean {
  const { optional = [] } = call
  if (!error || error.networkError || !data || optional.length === 0) return false
  return getRefusals(error).fields.every((field) =>
    optional.some((known) => field === known || field.startsWith(`${known}.`)),
  )
}

/** The refused fields of an answer, without list positions, and the reasons; each once. */
export function getRefusals({ graphQLErrors }: CombinedError): {
  readonly fields: readonly string[]
  readonly reason: string
} {
  const fields = graphQLErrors.map(({ path = [] }) =>
    path.filter((part) => typeof part === 'string').join('.'),
  )
  const reasons = graphQLErrors.map(({ message }) => message)
  return { fields: [...new Set(fields)], reason: [...new Set(reasons)].join('; ') }
}
