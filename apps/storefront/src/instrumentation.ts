import { defineShop } from '@sorrel/contracts/shop'
import type { Instrumentation } from 'next'
import { isNoise } from '#service/log.ts'
import { HOUSE } from '#shop/house.ts'
import { log } from './service/log.ts'

/** Rules that cannot be are said when the server starts. */
export function register(): void {
  defineShop(HOUSE)
}

/** Failures of pages and handlers, in the one log; those that say nothing about the shop only at debug level. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const facts = { err: error, id: request.headers['x-request-id'], route: context.routePath }
  if (isNoise(error)) log.debug(facts, 'noise')
  else log.error(facts, 'render failed')
}
