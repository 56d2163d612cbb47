import type { Instrumentation } from 'next'
import { isNoise, log } from './log.ts'

/** Writes a failure of a page or a handler; one that says nothing about the shop only at debug level. */
export function logRequestError(
  ...[error, request, context]: Parameters<Instrumentation.onRequestError>
): void {
  const facts = { err: error, id: request.headers['x-request-id'], route: context.routePath }
  if (isNoise(error)) log.debug(facts, 'noise')
  else log.error(facts, 'render failed')
}
