import { env } from '#config/env.ts'

export const SERVICE = 'sorrel-storefront'

/**
 * Opens the traces and error reports of this process, if they are asked for and not open yet. Node loads the code itself: to
 * instrument what it loads cannot be bundled.
 */
export async function openShopTelemetry(): Promise<void> {
  const { metricsPort, sentryDsn, release } = env
  const { openTelemetry } = await import(/* turbopackIgnore: true */ '@sorrel/service/telemetry')
  await openTelemetry({
    service: SERVICE,
    collectorUrl: env.otelExporterOtlpEndpoint,
    traceRatio: env.otelTracesSamplerArg,
    trustsCallers: false,
    metricsPort,
    sentryDsn,
    release,
  })
}
