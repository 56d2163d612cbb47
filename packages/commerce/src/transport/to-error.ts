import { parseText } from '@sorrel/contracts/untrusted'
import type { CombinedError } from '@urql/core'
import type { CommerceError, HttpError } from '../error.ts'

interface Failure {
  readonly operation: string
  readonly failure: unknown
}

/** The error of a request that got no answer. */
export function toSendError({ operation, failure }: Failure): CommerceError {
  const message = failure instanceof Error ? failure.message : 'The request failed'
  const name = failure instanceof Error ? failure.name : ''
  const error: CommerceError =
    name === 'TimeoutError'
      ? { kind: 'timeout', operation, message }
      : { kind: 'network', operation, message, aborted: name === 'AbortError' }
  return failure === undefined ? error : Object.defineProperty(error, 'cause', { value: failure })
}

/** A status that is not a success. */
export function toHttpError(operation: string, status: number): HttpError {
  return { kind: 'http', operation, status, message: `The service answered ${status}` }
}

function isOutage(status: number): boolean {
  return status >= 500 || status === 429 || status === 401 || status === 403
}

function toGraphqlError(operation: string, { graphQLErrors }: CombinedError): CommerceError {
  const message = graphQLErrors.map((each) => each.message).join('; ')
  const codes = graphQLErrors.flatMap(({ extensions }) => parseText(extensions.code) ?? [])
  return { kind: 'graphql', operation, message, codes }
}

/** The kind of failure behind a combined error of urql. */
export function toCommerceError(operation: string, error: CombinedError): CommerceError {
  const response: unknown = error.response
  const status = response instanceof Response ? response.status : undefined
  if (status !== undefined && isOutage(status)) return toHttpError(operation, status)
  if (error.graphQLErrors.length > 0) return toGraphqlError(operation, error)
  if (status === undefined) return toSendError({ operation, failure: error.networkError })
  if (status >= 400) return toHttpError(operation, status)
  return { kind: 'decode', operation, message: 'The answer is not GraphQL JSON' }
}
