import { defineShop } from '@sorrel/contracts/shop'
import type { Instrumentation } from 'next'
import { HOUSE } from '#shop/house.ts'

/** Rules that cannot be are said when the server starts. */
export function register(): void {
  defineShop(HOUSE)
}

/** Failures of pages and handlers, in the one log. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  // The framework also compiles this file for a runtime that the shop does not use, which lacks the modules of Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('./service/log-request-error.ts')
  logRequestError(...failure)
}
