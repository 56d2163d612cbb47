import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import type { Instrumentation } from 'next'

type Note = (...failure: Parameters<Instrumentation.onRequestError>) => void

let note: Note | undefined

/** Loaded at the start: the front reads the mark as soon as Next has sent the failed page. */
async function loadNote(): Promise<Note> {
  const { logRequestError } = await import('#backend/log.ts')
  const { isUnavailable } = await import('#backend/unavailable.ts')
  const { noteUnavailable } = await import('#request/answer-marks.ts')
  return (error, request, context) => {
    if (isUnavailable(error)) noteUnavailable(String(request.headers[REQUEST_ID_HEADER]))
    logRequestError(error, request, context)
  }
}

/** Opens shared state of the process, before the first request. */
export async function register(): Promise<void> {
  // The framework also compiles this file for a runtime that the shop does not use, which lacks the modules of Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openProcess } = await import('./open-process.ts')
  note = await loadNote()
  await openProcess()
}

/** Failures of pages and handlers, in the one log. */
export const onRequestError: Instrumentation.onRequestError = (...failure) => note?.(...failure)
