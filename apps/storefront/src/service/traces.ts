import { TRACEPARENT_HEADER, type Traces } from '@sorrel/service/traces'
import { getProcessState } from './process-state.ts'

const shared = getProcessState('traces', (): { traces: Traces | undefined } => ({ traces: undefined }))

/** Where this process says what it does for a request. To be called once, before the first request. */
export function setTraces(traces: Traces | undefined): void {
  shared.traces = traces
}

export const getTraces = (): Traces | undefined => shared.traces

/** The headers of a call with the trace that it belongs to. */
export function addTraceparent(headers: HeadersInit | undefined, traceparent: string): Headers {
  const all = new Headers(headers)
  all.set(TRACEPARENT_HEADER, traceparent)
  return all
}
