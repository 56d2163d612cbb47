import { addPastSpan, getTraceparent, type Span } from '@sorrel/service/traces'
import { z } from 'zod'
import { systemClock } from '#backend/clock.ts'
import type { Counters } from '#backend/counters.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import { VITALS, type VitalsReport } from '#request/vitals-report.ts'

/** How long a page may be open before it reports. */
const OPEN_MS = 3_600_000

/** Traces that were sent to a browser, each until its report arrives. */
const TOLD = {
  kind: 'traced-answers',
  schema: z.object({ traceparent: z.string(), startedAt: z.number() }),
  lifeMs: OPEN_MS,
}

const TRACE_ID = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

const toTraceId = (traceparent: string): string | undefined => TRACE_ID.exec(traceparent)?.[1]

/**
 * The value of `Server-Timing` that sends the trace of this response to its browser; undefined if the response is not
 * traced. Scripts cannot read other headers of a page. A cached page itself contains no trace.
 */
export function toTraceTiming(span: Span | undefined, counters?: Counters): string | undefined {
  const traceparent = span === undefined ? undefined : getTraceparent(span)
  if (traceparent === undefined) return undefined
  tellTrace(traceparent, counters)
  return `traceparent;desc="${traceparent}"`
}

/** Records that the current response sends its trace to the browser. */
function tellTrace(traceparent: string, counters: Counters = sharedCounters): void {
  const id = toTraceId(traceparent)
  const next = { traceparent, startedAt: systemClock() }
  if (id !== undefined) void counters.update(TOLD, id, () => ({ next, outcome: undefined }))
}

/**
 * Adds a browser's measurements to the trace of its page, from the response to the largest paint. Counted once, and
 * only for traces that we issued: a cache in front may serve one response to many, and visitors must not choose which
 * traces exist.
 */
export async function traceVitals(
  { traceparent, vitals, device }: VitalsReport,
  route: string,
  counters: Counters = sharedCounters,
): Promise<void> {
  const id = traceparent === undefined ? undefined : toTraceId(traceparent)
  if (id === undefined) return
  const told = await counters.update(TOLD, id, (known) => ({ next: undefined, outcome: known }))
  if (told === undefined || told.traceparent !== traceparent) return
  const { traceparent: below, startedAt } = told
  const paintedMs = vitals.LCP ?? vitals.FCP ?? 0
  const measured = VITALS.flatMap((name) => {
    const value = vitals[name]
    return value === undefined ? [] : [[`web_vital.${name.toLowerCase()}`, value] as const]
  })
  addPastSpan(`visit ${route}`, {
    below,
    startedAt,
    endedAt: startedAt + paintedMs,
    labels: { 'http.route': route, 'sorrel.device': device, ...Object.fromEntries(measured) },
  })
}
