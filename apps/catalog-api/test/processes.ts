import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@sorrel/config/free-port'

const ROOT = join(import.meta.dirname, '../../..')
const START_MS = 90_000

/** Signs the announcements of the sandbox. */
export const SECRET = 'only-for-tests-0123456789abcdef'

export interface Running {
  readonly origin: string
  /** Ends it; SIGKILL leaves it no time to tidy up. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the command of a folder on a free port and waits until it answers. */
export async function startApp(
  folder: 'apps/catalog-api' | 'packages/sandbox',
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const port = env.PORT ?? String(await findFreePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(ROOT, folder),
    env: {
      ...process.env,
      REVALIDATE_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      PORT: port,
      ...env,
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part.toString()))
  await waitUntilAnswering(
    child,
    folder === 'apps/catalog-api' ? `${origin}/healthz` : `${origin}/readyz`,
    output,
  )
  return {
    origin,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

async function waitUntilAnswering(child: ChildProcess, url: string, output: readonly string[]) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.join('')}`)
    if ((await fetch(url).catch(() => undefined))?.ok === true) return
  }
  throw new Error(`it does not answer: ${output.join('')}`)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so it has an address of this kind.
  return (server.address() as AddressInfo).port
}

/** A line to the service that notes which pages of products were asked for, and can hold them back. */
export interface Line {
  readonly origin: string
  /** Page and currency of every call so far. */
  readonly pages: string[]
  /** Calls that it names wait until the returned function is called. */
  holdBack(isHeld: (page: string) => boolean): () => void
  readonly close: () => void
}

export async function openLine(target: string): Promise<Line> {
  const pages: string[] = []
  let isHeld = (_page: string) => false
  let held: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target)
    const page = url.searchParams.get('page')
    const forward = async () => {
      const body: Buffer[] = []
      for await (const part of incoming) body.push(part)
      const { host: _host, connection: _connection, ...headers } = incoming.headers
      const sent = { ...headers, 'accept-encoding': 'identity' }
      const answer = await fetch(url, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(sent).flatMap(([name, value]) =>
          typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
        ),
        ...(body.length > 0 && { body: Buffer.concat(body) }),
      })
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      outgoing.end(Buffer.from(await answer.arrayBuffer()))
    }
    const isList = url.pathname === '/api/products' && page !== null
    if (isList) pages.push(`${page} ${String(incoming.headers['x-currency'])}`)
    if (isList && isHeld(page)) held.push(() => void forward().catch(() => outgoing.destroy()))
    else void forward().catch(() => outgoing.destroy())
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    holdBack: (test) => {
      isHeld = test
      return () => {
        isHeld = () => false
        for (const forward of held) forward()
        held = []
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
