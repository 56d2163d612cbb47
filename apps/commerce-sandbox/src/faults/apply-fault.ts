import { setTimeout as wait } from 'node:timers/promises'
import { toAnswer } from '@sorrel/http/answer'
import type { Fault } from './faults.ts'

/** An answer, or the order to cut the connection. */
export type FaultOutcome = Response | 'reset'

/** Answers a request as its fault says; a `delay` answers as usual after the wait. Every kind waits `delayMs` first. */
export async function applyFault(fault: Fault, handle: () => Promise<Response>): Promise<FaultOutcome> {
  if (fault.delayMs > 0) await wait(fault.delayMs)
  switch (fault.kind) {
    case 'delay':
      return handle()
    case 'reset':
      return 'reset'
    case 'status':
      return toAnswer({ error: { code: 'fault', message: fault.message } }, { status: fault.status })
    case 'malformed':
      return new Response('{"data":{"pro', { headers: { 'content-type': 'application/json' } })
    case 'errors':
      return toAnswer({ data: null, errors: [{ message: fault.message }] })
    case 'rate-limit':
      return toAnswer(
        { error: { code: 'rate_limit', message: 'Too many requests.' } },
        { status: 429, headers: { 'retry-after': String(fault.retryAfterSeconds) } },
      )
  }
}
