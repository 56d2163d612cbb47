import { METHODS } from 'node:http'

/** Labels of a measurement. Few values each: never an id, an address or a person. */
export type Labels = Readonly<Record<string, string | number>>

export interface Instrument {
  /** Of OpenTelemetry's semantic conventions where they have one: `http.server.request.duration`. */
  readonly name: string
  readonly description: string
  /** In UCUM: `s`, `By`, `{request}`. */
  readonly unit: string
}

export interface Histogram extends Instrument {
  /** Upper bounds of the buckets, ascending. */
  readonly bounds: readonly number[]
}

/** The metrics of a process. */
export interface Metrics {
  createHistogram(histogram: Histogram): (value: number, labels?: Labels) => void
  createCounter(counter: Instrument): (labels?: Labels) => void
  /** Reads a state whenever the metrics are collected. */
  observe(gauge: Instrument, read: (report: (value: number, labels?: Labels) => void) => void): void
  /** Sends pending measurements, and stops. */
  close(): Promise<void>
}

export interface MetricsOptions {
  /** Name of the process in its reports: `sorrel-storefront`. */
  readonly service: string
  readonly host: string
  /** Port of its own for `GET /metrics`, in Prometheus' format; 0 takes any. Unset: not served. */
  readonly port?: number | undefined
  /** Base address of an OpenTelemetry collector, to which metrics are sent each minute. Unset: not sent. */
  readonly collectorUrl?: string | undefined
}

/** Measures nothing. */
export const NO_METRICS: Metrics = {
  createHistogram: () => () => undefined,
  createCounter: () => () => undefined,
  observe: () => undefined,
  close: async () => undefined,
}

/** Bucket bounds in seconds, from a cache's answer to a visitor's patience. */
export const DURATION_BOUNDS: readonly number[] = [
  0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
]

/** The duration of answers, as every server of ours reports it. */
export const SERVER_DURATION: Histogram = {
  name: 'http.server.request.duration',
  description: 'Time from a request to the end of its answer',
  unit: 's',
  bounds: DURATION_BOUNDS,
}

const KNOWN_METHODS = new Set(METHODS)

/** The method of a request as a label. Unknown methods share one, because a client can send any word. */
export const toMethodLabel = (method: string): string => (KNOWN_METHODS.has(method) ? method : '_OTHER')
