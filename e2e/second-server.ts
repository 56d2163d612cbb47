import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ORIGINS } from './origins.ts'

export interface SecondServer {
  /** The address it listens on. Its public origin is the first server's. */
  readonly origin: string
  /** Everything it wrote to its log. */
  readonly getLog: () => string
  readonly stop: () => Promise<void>
}

const START_MAX_MS = 60_000

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Starts a second process of the shop, as behind a load balancer. It logs everything. */
export async function startSecondServer(): Promise<SecondServer> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn('node', ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../apps/storefront'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: ORIGINS.storefront,
      COMMERCE_URL: ORIGINS.commerce,
      REVIEWS_URL: ORIGINS.reviews,
      REVALIDATE_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef',
      LOG_LEVEL: 'trace',
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      log += part.toString()
    })
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true
  for (const started = Date.now(); !(await isReady()); await wait(100))
    if (Date.now() - started > START_MAX_MS) throw new Error(`The second server did not start: ${log}`)
  return {
    origin,
    getLog: () => log,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
