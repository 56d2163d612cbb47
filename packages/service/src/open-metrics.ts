import { type Metrics, NO_METRICS } from './metrics.ts'

export interface MetricsOptions {
  /** Names the process in what it reports: `sorrel-storefront`. */
  readonly service: string
  readonly host: string
  /** Port of its own for `GET /metrics`, in Prometheus' format; 0 takes any. Unset: not served. */
  readonly port?: number | undefined
  /** Base address of an OpenTelemetry collector, to which metrics are sent each minute. Unset: not sent. */
  readonly collectorUrl?: string | undefined
}

/**
 * Opens the metrics of this process, with those of Node itself: memory, garbage collection and event loop. Where nobody
 * is to read them nothing is measured and no code for it is loaded. Rejects where the port is taken.
 */
export async function openMetrics(options: MetricsOptions): Promise<Metrics> {
  if (options.port === undefined && options.collectorUrl === undefined) return NO_METRICS
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(options)
}
