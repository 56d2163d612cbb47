import type { Server } from 'node:http'

/** Starts a test's server on a free port. Returns its origin. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}`
}
