export interface TelemetryOptions {
  /** Name of the process in its reports: `sorrel-storefront`. */
  readonly service: string
  /** Base address of an OpenTelemetry collector. Unset: nothing is traced. */
  readonly collectorUrl?: string | undefined
  /** Share of requests to trace, from 0 to 1, if no caller has decided. Default 0.05. */
  readonly traceRatio?: number | undefined
  /** Whether a caller's decision to trace is followed; only for services that strangers cannot reach. Default true. */
  readonly trustsCallers?: boolean | undefined
  /** A port of this process whose requests are not traced: its metrics. */
  readonly metricsPort?: number | undefined
  /** `https://key@host/project` of Sentry or a compatible service. Unset: errors are in the log only. */
  readonly sentryDsn?: string | undefined
  readonly release?: string | undefined
}

/** A collector that does not answer must not delay the exit. */
export const CLOSE_MS = 3000
