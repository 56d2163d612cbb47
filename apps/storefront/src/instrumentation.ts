import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import type { Instrumentation } from 'next'

/** Opens shared state of the process, before the first request. */
export async function register(): Promise<void> {
  // The framework also compiles this file for a runtime that the shop does not use, which lacks the modules of Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openProcess } = await import('./open-process.ts')
  await openProcess()
}

/** Failures of pages and handlers, in the one log. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('#backend/log.ts')
  const { isUnavailable } = await import('#backend/unavailable.ts')
  const { noteUnavailable } = await import('#request/answer-marks.ts')
  const [error, { headers }] = failure
  if (isUnavailable(error)) noteUnavailable(String(headers[REQUEST_ID_HEADER]))
  logRequestError(...failure)
}
