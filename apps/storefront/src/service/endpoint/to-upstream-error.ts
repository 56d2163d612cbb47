import type { CommerceError } from '@sorrel/commerce/client'
import { err, type Result } from '@sorrel/domain/result'
import { log } from '#service/log.ts'
import type { EndpointError } from './answer.ts'

/** A failure of the service, as an endpoint tells it: 502 unless the endpoint promises another status. */
export function toUpstreamError(
  error: CommerceError,
  code: 'upstream' | 'internal' = 'upstream',
): Result<never, EndpointError> {
  log.warn({ operation: error.operation, kind: error.kind, reason: error.message }, 'commerce failed')
  return err({ code, message: 'The commerce service did not do it' })
}
