import { type RunningServer, serve, type Serving } from './serve.ts'

/** Runs the command of a service. What it throws is one line on standard error, and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

interface ServiceProcess extends Serving {
  readonly log: { info(fields: object, message: string): void }
}

/** Listens until SIGTERM or SIGINT. A service that cannot listen is closed before this rejects. */
export async function serveUntilStopped({ log, ...serving }: ServiceProcess): Promise<RunningServer> {
  const server = await serve(serving).catch(async (error: unknown) => {
    await serving.close()
    throw error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      void server.stop()
    })
  return server
}
