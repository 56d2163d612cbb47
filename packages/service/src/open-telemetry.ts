import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { Metrics, MetricsOptions } from './metrics.ts'

const CLOSE_MS = 3000

/** Metrics by OpenTelemetry's SDK. Rejects where the port is taken. */
export async function openTelemetry(options: MetricsOptions): Promise<Metrics> {
  const provider = new MeterProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': options.service })),
    readers: [...(await servePrometheus(options)), ...sendToCollector(options)],
  })
  const runtime = new RuntimeNodeInstrumentation()
  runtime.setMeterProvider(provider)
  const meter = provider.getMeter('sorrel')
  meter
    .createObservableGauge('process.memory.usage', {
      description: 'Resident memory of the process',
      unit: 'By',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  return {
    createHistogram({ name, description, unit, bounds }) {
      const advice = { explicitBucketBoundaries: [...bounds] }
      const histogram = meter.createHistogram(name, { description, unit, advice })
      return (value, labels) => histogram.record(value, labels)
    },
    createCounter({ name, ...about }) {
      const counter = meter.createCounter(name, about)
      return (labels) => counter.add(1, labels)
    },
    observe({ name, ...about }, read) {
      const gauge = meter.createObservableGauge(name, about)
      gauge.addCallback((result) => read((value, labels) => result.observe(value, labels)))
    },
    async close() {
      runtime.disable()
      // A collector that does not answer must not delay the exit.
      await provider.shutdown({ timeoutMillis: CLOSE_MS }).catch(() => undefined)
    },
  }
}

async function servePrometheus({ host, port }: MetricsOptions): Promise<readonly PrometheusExporter[]> {
  if (port === undefined) return []
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true })
  try {
    await exporter.startServer()
  } catch (cause) {
    throw new Error(`The metrics cannot be served at port ${port}: set METRICS_PORT to a free one.`, {
      cause,
    })
  }
  return [exporter]
}

function sendToCollector({ collectorUrl }: MetricsOptions): readonly PeriodicExportingMetricReader[] {
  if (collectorUrl === undefined) return []
  const url = new URL('/v1/metrics', collectorUrl).href
  return [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url }) })]
}
