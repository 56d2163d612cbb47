import type { Endpoint, EndpointAnswer } from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'

/** A call that must not work twice when it is sent twice. */
export interface OnceCall<E extends Endpoint> {
  /** Whose, and of what: only the same visitor's calls for the same thing are compared. */
  readonly place: string
  /** The key of the call. */
  readonly what: string
  readonly endpoint: E
}

/**
 * Runs `work`, unless the same was asked for the same place just now: then its outcome is answered. A failed one may be
 * tried again at once.
 */
export type Once = <E extends Endpoint, F>(
  call: OnceCall<E>,
  work: () => Promise<Result<EndpointAnswer<E>, F>>,
) => Promise<Result<EndpointAnswer<E>, F>>
