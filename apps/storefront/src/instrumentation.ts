import type { Instrumentation } from 'next'

let note: Instrumentation.onRequestError | undefined

/** Opens shared state of the process, before the first request. */
export async function register(): Promise<void> {
  // The framework also compiles this file for a runtime that the shop does not use, which lacks the modules of Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openProcess } = await import('./open-process.ts')
  note = (await import('#backend/log.ts')).logRequestError
  await openProcess()
}

/** Failures of pages and handlers, in the one log. */
export const onRequestError: Instrumentation.onRequestError = (...failure) => note?.(...failure)
