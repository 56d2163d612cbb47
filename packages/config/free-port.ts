import { once } from 'node:events'
import { createServer } from 'node:http'

// Ours because get-port and its like ask the system for any port, which it may give to another process between the
// choice and the use.

/** Below the ports that Linux (32768), Windows and macOS (49152) give to whoever asks, above those that browsers refuse. */
const FIRST = 11_000
const COUNT = 9000

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** A port of this machine that nobody uses and that the system gives to nobody, for a test. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}
