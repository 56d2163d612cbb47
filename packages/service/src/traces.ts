import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Labels } from './metrics.ts'

/** The W3C header that ties what services do for one request together. */
export const TRACEPARENT_HEADER = 'traceparent'

/** A stretch of work for one request. */
export interface Span {
  /** 32 hexadecimal digits. Undefined where this request was not chosen to be traced. */
  readonly traceId: string | undefined
  /** What a service that is called from here gets as its `traceparent`. */
  readonly traceparent: string
  /** Ends it under its final name. Labels hold no id, address or person. */
  end(name: string, labels: Labels): void
}

/** Where a process says what it does for whom. */
export interface Traces {
  /** Begins the answer to a request, in the trace of `traceparent` or a new one. */
  beginAnswer(traceparent?: string): Span
  /** Begins a call to another service, below the answer under way. Undefined outside of one. */
  beginCall(): Span | undefined
  /** Adds what happened elsewhere, such as in a browser. */
  addSpan(name: string, span: PastSpan): void
  /** Sends what is left, and stops. */
  close(): Promise<void>
}

/** A stretch of work that is over. */
export interface PastSpan {
  /** The `traceparent` of what it belongs to, which also says whether it is recorded. */
  readonly below: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** As those of `Span.end`. */
  readonly labels: Labels
}

export interface TracesOptions {
  /** Names the process in what it reports: `sorrel-storefront`. */
  readonly service: string
  /** Base address of an OpenTelemetry collector. Unset: nothing is traced. */
  readonly collectorUrl?: string | undefined
  /** Share of the requests to trace that nobody before this process has decided on, from 0 to 1. Default 0.05. */
  readonly ratio?: number | undefined
}

const ANSWERS = Symbol.for('sorrel.service.answers')

/** One for the process: a bundle of the package and the package itself have modules of their own. */
const answers = getAnswers()

function getAnswers(): AsyncLocalStorage<Span> {
  const known: unknown = Reflect.get(globalThis, ANSWERS)
  if (known instanceof AsyncLocalStorage) return known
  const created = new AsyncLocalStorage<Span>()
  Reflect.set(globalThis, ANSWERS, created)
  return created
}

/** The answer under way. */
export const getAnswerSpan = (): Span | undefined => answers.getStore()

/** Runs work as part of an answer: its calls are below it, and the log names its trace. */
export const runInSpan = <T>(span: Span, work: () => T): T => answers.run(span, work)

/** Traces the answers of a service that only our own processes reach: their decision to trace a request is believed. */
export function traceAnswer(
  traces: Traces,
  { headers, method = '' }: IncomingMessage,
  answer: ServerResponse,
): Span {
  const given = headers[TRACEPARENT_HEADER]
  const span = traces.beginAnswer(typeof given === 'string' ? given : undefined)
  answer.once('close', () =>
    span.end(method, { 'http.request.method': method, 'http.response.status_code': answer.statusCode }),
  )
  return span
}
