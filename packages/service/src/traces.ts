import type { IncomingMessage } from 'node:http'
import { context, createContextKey, ROOT_CONTEXT, type Span, trace, TraceFlags } from '@opentelemetry/api'
import type { Labels } from './metrics.ts'

export type { Span } from '@opentelemetry/api'

/** How a call to another service is named in the trace that it belongs to. Labels hold no id, address or person. */
export interface NamedCall {
  readonly name: string
  readonly labels: Labels
}

const CALL = createContextKey('sorrel.service.call')
const SPANS = Symbol.for('sorrel.service.request-spans')

/** One for the process: a bundle of the package and the package itself have modules of their own. */
const requestSpans = getRequestSpans()

function getRequestSpans(): WeakMap<IncomingMessage, Span> {
  const known: unknown = Reflect.get(globalThis, SPANS)
  if (known instanceof WeakMap) return known
  const created = new WeakMap<IncomingMessage, Span>()
  Reflect.set(globalThis, SPANS, created)
  return created
}

/** The span of a request under way, also outside of the work for it; undefined where nothing is traced. */
export const getRequestSpan = (request: IncomingMessage): Span | undefined => requestSpans.get(request)

export const setRequestSpan = (request: IncomingMessage, span: Span): void =>
  void requestSpans.set(request, span)

/** 32 hexadecimal digits. Undefined where nothing is under way, or it was not chosen to be traced. */
export function getTraceId(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  const known = span?.spanContext()
  return known !== undefined && (known.traceFlags & TraceFlags.SAMPLED) !== 0 ? known.traceId : undefined
}

/** Gives the calls that `work` makes a name of ours: the instrumentation of `fetch` sees addresses only. */
export const nameCalls = <T>(call: NamedCall, work: () => T): T =>
  context.with(context.active().setValue(CALL, call), work)

/** As given to `nameCalls`. */
export const getNamedCall = (): NamedCall | undefined =>
  context.active().getValue(CALL) as NamedCall | undefined

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/

/** As the W3C writes it. Undefined where the span is not sent. */
export function getTraceparent(span: Span): string | undefined {
  const { spanId } = span.spanContext()
  const traceId = getTraceId(span)
  return traceId === undefined ? undefined : `00-${traceId}-${spanId}-01`
}

/** A stretch of work that is over. */
export interface PastSpan {
  /** The `traceparent` of what it belongs to. */
  readonly below: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** Hold no id, address or person. */
  readonly labels: Labels
}

/** Adds what happened elsewhere, such as in a browser, to the trace that it belongs to. */
export function addPastSpan(name: string, { below, startedAt, endedAt, labels }: PastSpan): void {
  const [, traceId, spanId] = TRACEPARENT.exec(below) ?? []
  if (traceId === undefined || spanId === undefined) return
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  const options = { startTime: startedAt, attributes: labels }
  const span = trace.getTracer('sorrel').startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent))
  span.end(endedAt)
}
