import { once } from 'node:events'
import type { Server } from 'node:net'

const DEFAULT_PORT = '3000'

/** The reason of a failed start in one line. */
export function getStartFailure(
  error: unknown,
  { HOST, PORT }: Readonly<Record<string, string | undefined>>,
): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const place = `Port ${PORT ?? DEFAULT_PORT}${HOST === undefined ? '' : ` on ${HOST}`}`
  if (code === 'EADDRINUSE') return `${place} is taken. Stop what runs there or set PORT to a free one.`
  if (code === 'EACCES') return `${place} may not be used by this account. Set PORT to one above 1023.`
  return `Could not start: ${error instanceof Error ? error.message : String(error)}`
}

/** Resolves with the port once the server listens; rejects if the address is taken. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
