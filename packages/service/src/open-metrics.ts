import { type Metrics, type MetricsOptions, NO_METRICS } from './metrics.ts'

/**
 * Opens the metrics of this process and of Node itself: memory, garbage collection and event loop. If they are not
 * configured, nothing is measured and no code for it is loaded. Rejects if the port is taken.
 */
export async function openMetrics(options: MetricsOptions): Promise<Metrics> {
  if (options.port === undefined && options.collectorUrl === undefined) return NO_METRICS
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(options)
}
