import type { MiddlewareHandler } from 'hono'

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

/** What a process tells others of its work and its failures. */
export interface Telemetry {
  /** Names the trace of a request by its route, for an API of Hono. Undefined where nothing is traced. */
  readonly nameRoute?: MiddlewareHandler | undefined
  /** Sends what is left, for three seconds at most, and stops. */
  close(): Promise<void>
}

/** A collector that is away must not hold up the end. */
export const CLOSE_MS = 3000

let opened: Promise<Telemetry> | undefined

/**
 * Opens the traces and error reports of this process, once: before it loads what talks to others, since libraries are
 * instrumented as they load. Where neither is asked for no code for it is loaded.
 */
export function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  opened ??= open(options)
  return opened
}

/** Closes what this process has opened, if it has. */
export async function closeTelemetry(): Promise<void> {
  await (await opened)?.close()
}

async function open(options: TelemetryOptions): Promise<Telemetry> {
  const { collectorUrl, sentryDsn } = options
  const traces =
    collectorUrl === undefined
      ? undefined
      : (await import('./send-traces.ts')).sendTraces({ ...options, collectorUrl })
  const errors =
    sentryDsn === undefined
      ? undefined
      : (await import('./send-errors.ts')).sendErrors({ ...options, sentryDsn })
  return {
    nameRoute: traces?.nameRoute,
    async close() {
      opened = undefined
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_MS)
      await Promise.race([late, Promise.allSettled([traces?.close(), errors?.close()])])
      clearTimeout(timer)
    },
  }
}
