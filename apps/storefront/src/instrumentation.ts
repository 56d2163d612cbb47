import type { Instrumentation } from 'next'
import { isNoise } from '#service/log.ts'
import { log } from './service/log.ts'

/** Failures of pages and handlers, in the one log; those that say nothing about the shop only at debug level. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const facts = { err: error, id: request.headers['x-request-id'], route: context.routePath }
  if (isNoise(error)) log.debug(facts, 'noise')
  else log.error(facts, 'render failed')
}
