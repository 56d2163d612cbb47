import type { IncomingMessage } from 'node:http'
import { context, createContextKey, ROOT_CONTEXT, type Span, trace, TraceFlags } from '@opentelemetry/api'
import type { Labels } from './metrics.ts'

export type { Span } from '@opentelemetry/api'

/** The name of a call to another service in its trace. Labels hold no id, address or person. */
export interface NamedCall {
  readonly name: string
  readonly labels: Labels
}

const CALL = createContextKey('sorrel.service.call')
const SPANS = Symbol.for('sorrel.service.request-spans')

/** Kept process-wide, because a bundle of this package has module state of its own. */
const requestSpans = getRequestSpans()

function getRequestSpans(): WeakMap<IncomingMessage, Span> {
  const known: unknown = Reflect.get(globalThis, SPANS)
  if (known instanceof WeakMap) return known
  const created = new WeakMap<IncomingMessage, Span>()
  Reflect.set(globalThis, SPANS, created)
  return created
}

/** The span of a running request, also outside its async context; undefined if it is not traced. */
export const getRequestSpan = (request: IncomingMessage): Span | undefined => requestSpans.get(request)

export const setRequestSpan = (request: IncomingMessage, span: Span): void =>
  void requestSpans.set(request, span)

/** 32 hexadecimal digits. Undefined outside a request, or if it is not sampled. */
export function getTraceId(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  const known = span?.spanContext()
  return known !== undefined && (known.traceFlags & TraceFlags.SAMPLED) !== 0 ? known.traceId : undefined
}

/** Names the calls that `work` makes, because the instrumentation of `fetch` sees addresses only. */
export const nameCalls = <T>(call: NamedCall, work: () => T): T =>
  context.with(context.active().setValue(CALL, call), work)

/** As given to `nameCalls`. */
export const getNamedCall = (): NamedCall | undefined =>
  context.active().getValue(CALL) as NamedCall | undefined

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/

/** The W3C `traceparent`. Undefined if the span is not sampled. */
export function getTraceparent(span: Span): string | undefined {
  const { spanId } = span.spanContext()
  const traceId = getTraceId(span)
  return traceId === undefined ? undefined : `00-${traceId}-${spanId}-01`
}

/** A finished span. */
export interface PastSpan {
  /** The `traceparent` of its parent. */
  readonly below: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** Hold no id, address or person. */
  readonly labels: Labels
}

/** Adds a span measured elsewhere, such as in a browser, to its trace. */
export function addPastSpan(name: string, { below, startedAt, endedAt, labels }: PastSpan): void {
  const [, traceId, spanId] = TRACEPARENT.exec(below) ?? []
  if (traceId === undefined || spanId === undefined) return
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  const options = { startTime: startedAt, attributes: labels }
  const span = trace.getTracer('sorrel').startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent))
  span.end(endedAt)
}
