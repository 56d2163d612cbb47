import type { Endpoint, EndpointAnswer } from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'

/** A call that must take effect only once, even if it is sent twice. */
export interface OnceCall<E extends Endpoint> {
  /** The visitor and the subject: only calls of the same visitor for the same subject are compared. */
  readonly place: string
  /** The key of the call. */
  readonly what: string
  readonly endpoint: E
}

/**
 * Runs `work`, unless an equal call for the same place has just been made: then its outcome is returned. A failed call
 * may be repeated immediately.
 */
export type Once = <E extends Endpoint, F>(
  call: OnceCall<E>,
  work: () => Promise<Result<EndpointAnswer<E>, F>>,
) => Promise<Result<EndpointAnswer<E>, F>>
