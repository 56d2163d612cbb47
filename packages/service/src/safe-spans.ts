import { type Attributes, SpanKind } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'

/** Attributes that may leave the process. Others can contain addresses, queries, headers, values or personal data. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.operation.batch.size',
  'db.namespace',
  'db.response.status_code',
  'graphql.operation.name',
  'next.span_type',
  'next.route',
])
/** Allowed on outgoing calls only; on incoming ones the client chooses their values. */
const CALLED: ReadonlySet<string> = new Set(['server.address', 'server.port'])
const OWN = /^(?:sorrel|web_vital)\./

const STATEMENT = 'db.query.text'
/** A text or number in a statement that is no placeholder. */
const LITERAL = /'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$|(?<![\w$."])\d+(?:\.\d+)?/gs
const ADDRESS = /\s*\S*:\/\/\S*|\?\S*/g

/** Passes spans on with the allowed attributes only, so that no person or secret leaves the process. */
export function createSafeSpans(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => next.onEnd(toSafeSpan(span)),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

function toSafeSpan(span: ReadableSpan): ReadableSpan {
  const { kind, startTime, endTime, duration, ended, links, resource, instrumentationScope } = span
  return {
    name: span.name.replace(ADDRESS, ''),
    kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext !== undefined && { parentSpanContext: span.parentSpanContext }),
    startTime,
    endTime,
    duration,
    ended,
    // Messages of failures are in the log, without secrets.
    status: { code: span.status.code },
    events: [],
    attributes: toSafeAttributes(span.attributes, kind),
    links,
    resource,
    instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  }
}

function toSafeAttributes(attributes: Attributes, kind: SpanKind): Attributes {
  const kept = Object.entries(attributes).filter(
    ([name]) => ATTRIBUTES.has(name) || OWN.test(name) || (kind === SpanKind.CLIENT && CALLED.has(name)),
  )
  const statement = attributes[STATEMENT]
  const text = typeof statement === 'string' && { [STATEMENT]: statement.replace(LITERAL, '?') }
  return { ...Object.fromEntries(kept), ...text }
}
