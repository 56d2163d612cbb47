import type { Result } from '@sorrel/domain/result'

/** Begins the digest of the failure. A page that failed for this reason holds it. */
export const UNAVAILABLE_DIGEST = 'unavailable-'

/** The commerce service could not answer. Thrown by loaders, so that no failure is cached as a page. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  /**
   * Next writes it into the failed page, for every visitor who shares the render. It is in the log too, and the screen
   * names it as the reference.
   */
  readonly digest = UNAVAILABLE_DIGEST + crypto.randomUUID().slice(0, 8)
}

/** The value of a good result; a failure becomes an UnavailableError that names its kind. */
export function getAvailable<T>(result: Result<T, { readonly kind: string }>): T {
  if (result.ok) return result.value
  throw new UnavailableError(`The commerce service did not answer: ${result.error.kind}`)
}
