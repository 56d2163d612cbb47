import {
  type Context,
  ROOT_CONTEXT,
  type Span as Recorded,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { getAnswerSpan, type Span, type Traces, type TracesOptions } from './traces.ts'

const RATIO = 0.05
const CLOSE_MS = 3000
const FAILED = 500

/** Traces by OpenTelemetry's SDK, sent to a collector in batches. Nothing is registered globally. */
export function sendTraces({
  service,
  collectorUrl,
  ratio = RATIO,
}: TracesOptions & { readonly collectorUrl: string }): Traces {
  const exporter = new OTLPTraceExporter({
    url: new URL('/v1/traces', collectorUrl).href,
    timeoutMillis: CLOSE_MS,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: CLOSE_MS })],
  })
  const tracer = provider.getTracer('sorrel')
  const begin = (kind: SpanKind, traceparent: string | undefined): Span =>
    toSpan(tracer.startSpan(kind === SpanKind.SERVER ? 'answer' : 'call', { kind }, toContext(traceparent)))
  return {
    beginAnswer: (traceparent) => begin(SpanKind.SERVER, traceparent),
    beginCall() {
      const answer = getAnswerSpan()
      return answer === undefined ? undefined : begin(SpanKind.CLIENT, answer.traceparent)
    },
    addSpan(name, { below, startedAt, endedAt, labels }) {
      const options = { startTime: startedAt, attributes: labels }
      tracer.startSpan(name, options, toContext(below)).end(endedAt)
    },
    // A collector that is away must not hold up the end.
    close: () => provider.shutdown().catch(() => undefined),
  }
}

/** Below what `traceparent` names, or at the root. */
function toContext(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

function toSpan(recorded: Recorded): Span {
  const { traceId, spanId, traceFlags } = recorded.spanContext()
  return {
    traceId: recorded.isRecording() ? traceId : undefined,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end(name, labels) {
      recorded.updateName(name).setAttributes(labels)
      const status = Number(labels['http.response.status_code'] ?? 0)
      if (status >= FAILED || labels['error.type'] !== undefined)
        recorded.setStatus({ code: SpanStatusCode.ERROR })
      recorded.end()
    },
  }
}
