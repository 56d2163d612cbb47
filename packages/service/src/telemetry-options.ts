export interface TelemetryOptions {
  /** Names the process in what it reports: `sorrel-storefront`. */
  readonly service: string
  /** Base address of an OpenTelemetry collector. Unset: nothing is traced. */
  readonly collectorUrl?: string | undefined
  /** Share of the requests to trace that nobody before this process has decided on, from 0 to 1. Default 0.05. */
  readonly traceRatio?: number | undefined
  /** Whether callers say what is traced: only our own processes reach this one. Default true. */
  readonly trustsCallers?: boolean | undefined
  /** A port of this process whose requests are not traced: its metrics. */
  readonly metricsPort?: number | undefined
  /** `https://key@host/project` of Sentry or a service that takes its envelopes. Unset: failures are in the log only. */
  readonly sentryDsn?: string | undefined
  readonly release?: string | undefined
}

/** A collector that is away must not hold up the end. */
export const CLOSE_MS = 3000
