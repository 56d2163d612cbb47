import type { MiddlewareHandler } from 'hono'
import { CLOSE_MS, type TelemetryOptions } from './telemetry-options.ts'

/** Traces and error reports of a process. */
export interface Telemetry {
  /** Names the trace of a request by its route, for an API of Hono. Undefined where nothing is traced. */
  readonly nameRoute?: MiddlewareHandler | undefined
  /** Sends what is pending, within three seconds, and stops. */
  readonly close: () => Promise<void>
}

let opened: Promise<Telemetry> | undefined

/**
 * Opens traces and error reports of this process, once, before the libraries that are instrumented as they load. If
 * neither is configured, their code is not loaded.
 */
export function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  opened ??= open(options)
  return opened
}

/** Closes the telemetry of this process, if it is open. */
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
