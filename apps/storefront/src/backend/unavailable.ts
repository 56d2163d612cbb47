import type { Result } from '@sorrel/domain/result'

/** The commerce service could not answer. Thrown by loaders, so that no failure is cached as a page. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/** Whether a page failed for that reason. Each bundle of the app has its own class. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnavailableError'
}

/** The value of a good result; a failure becomes an UnavailableError that names its kind. */
export function getAvailable<T>(result: Result<T, { readonly kind: string }>): T {
  if (result.ok) return result.value
  throw new UnavailableError(`The commerce service did not answer: ${result.error.kind}`)
}
