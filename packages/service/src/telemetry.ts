import type { MiddlewareHandler } from 'hono'
import { CLOSE_MS, type TelemetryOptions } from './telemetry-options.ts'

/** What a process tells others of its work and its failures. */
export interface Telemetry {
  /** Names the trace of a request by its route, for an API of Hono. Undefined where nothing is traced. */
  readonly nameRoute?: MiddlewareHandler | undefined
  /** Sends what is left, for three seconds at most, and stops. */
  readonly close: () => Promise<void>
}

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
