import { createRequire } from 'node:module'
import { context, propagation, type TextMapPropagator, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RedisInstrumentation } from '@opentelemetry/instrumentation-redis'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { createSafeSpans } from './safe-spans.ts'
import { CLOSE_MS, type TelemetryOptions } from './telemetry-options.ts'
import { getNamedCall, setRequestSpan } from './traces.ts'

const RATIO = 0.05
/** Health checks are not traced. */
const PROBES: readonly string[] = ['/healthz', '/readyz']

interface TracesOptions extends TelemetryOptions {
  readonly collectorUrl: string
}

/** Sends traces in batches to a collector, by OpenTelemetry's SDK and the instrumentations of our libraries. */
export function sendTraces(options: TracesOptions) {
  const { service, release, collectorUrl, traceRatio = RATIO, trustsCallers = true } = options
  const exporter = new OTLPTraceExporter({
    url: new URL('/v1/traces', collectorUrl).href,
    timeoutMillis: CLOSE_MS,
  })
  const sdk = new NodeSDK({
    // Detected resources would name the machine, its user and the process's arguments.
    autoDetectResources: false,
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': service, 'service.version': release }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [createSafeSpans(new BatchSpanProcessor({ exporter, exportTimeoutMillis: CLOSE_MS }))],
    textMapPropagator: trustsCallers ? new W3CTraceContextPropagator() : tellOnly(),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: createInstrumentations(options),
  })
  sdk.start()
  // A Node module that is already loaded is instrumented at its next `require`.
  createRequire(import.meta.url)('node:http')
  return {
    nameRoute,
    async close() {
      await sdk.shutdown()
      for (const api of [trace, context, propagation]) api.disable()
    },
  }
}

/** Instrumentations of CommonJS packages and of Node's diagnostic channels, which need no loader hook. */
function createInstrumentations({ metricsPort }: TracesOptions) {
  return [
    new HttpInstrumentation({
      requireParentforOutgoingSpans: true,
      ignoreIncomingRequestHook: ({ url = '', socket }) =>
        PROBES.includes(url) || (metricsPort !== undefined && socket.localPort === metricsPort),
      requestHook: (span, request) => {
        if ('httpVersion' in request) setRequestSpan(request, span)
      },
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook: () => ({ ...getNamedCall()?.labels }),
      requestHook: (span) => {
        const call = getNamedCall()
        if (call !== undefined) span.updateName(call.name)
      },
    }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (name) => name }),
  ]
}

/** Sends trace headers and ignores received ones, so that a visitor cannot choose what is traced. */
function tellOnly(): TextMapPropagator {
  const known = new W3CTraceContextPropagator()
  return {
    inject: (...given) => known.inject(...given),
    extract: (current) => current,
    fields: () => known.fields(),
  }
}

const nameRoute: MiddlewareHandler = async (c, next) => {
  const span = trace.getActiveSpan()
  await next()
  const route = routePath(c, -1)
  span?.setAttribute('http.route', route).updateName(`${c.req.method} ${route}`)
}
