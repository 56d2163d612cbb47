import { openMetrics } from './open-metrics.ts'
import { type RunningServer, serve, type Serving } from './serve.ts'
import { outliveReaders } from './standard-streams.ts'

/** Runs a service's command. An error becomes one line on standard error, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  outliveReaders()
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

interface ServiceProcess extends Omit<Serving, 'metrics'> {
  /** Name of the process in its measurements. */
  readonly name: string
  readonly metricsPort?: number | undefined
  readonly collectorUrl?: string | undefined
  readonly log: { info(fields: object, message: string): void }
}

/** Listens until SIGTERM or SIGINT. If it cannot listen, the service is closed before this rejects. */
export async function serveUntilStopped({ log, ...service }: ServiceProcess): Promise<RunningServer> {
  const server = await serveMeasured(service).catch(async (error: unknown) => {
    await service.close()
    throw error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      void server.stop()
    })
  return server
}

async function serveMeasured(service: Omit<ServiceProcess, 'log'>): Promise<RunningServer> {
  const { name, host, metricsPort: port, collectorUrl, telemetry } = service
  const metrics = await openMetrics({ service: name, host, port, collectorUrl })
  return serve({ ...service, metrics }).catch(async (error: unknown) => {
    await Promise.all([metrics.close(), telemetry?.close()])
    throw error
  })
}
