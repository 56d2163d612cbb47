import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@sorrel/config/free-port'
import { makeFolder } from './make-folder.ts'
import { ORIGINS, REVALIDATE_SECRET } from './origins.ts'

export interface SecondServer {
  /** The address it listens on. */
  readonly origin: string
  /** Everything it wrote to its log. */
  readonly getLog: () => string
  readonly stop: () => Promise<void>
  /** Ends it in the middle of whatever it does. */
  readonly kill: () => Promise<void>
  readonly pid: number
}

type Variables = Readonly<Record<string, string>>

const START_MAX_MS = 60_000

export interface SecondServerOptions {
  /** Where a server answers that has no page to serve. */
  readonly readyPath?: string | undefined
  /** Without the front: Next's own server. Default false. */
  readonly isPlain?: boolean | undefined
}

/**
 * Starts a second process of the shop, as behind a load balancer. It logs everything, and its public origin is the first
 * server's. `variables` change its configuration.
 */
export async function startSecondServer(
  variables: Variables = {},
  { readyPath, isPlain = false }: SecondServerOptions = {},
): Promise<SecondServer> {
  const given = {
    PORT: String(await findFreePort()),
    PUBLIC_ORIGIN: ORIGINS.storefront,
    COMMERCE_URL: ORIGINS.commerce,
    REVIEWS_URL: ORIGINS.reviews,
    CATALOG_API_URL: ORIGINS.catalog,
    REVALIDATE_SECRET,
    LOG_LEVEL: 'trace',
    WARM_UP_PAGES: 'false',
    SERVICE_CACHE_SECONDS: '0.2',
    COMMERCE_POLL_SECONDS: '0',
    CACHE_DIRECTORY: makeFolder('second'),
    ...variables,
  }
  const plain = ['node', 'node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', given.PORT]
  return startApp('storefront', given, isPlain ? plain : undefined, readyPath)
}

/** Starts a commerce service of its own with a new database, as strict as the hosted one unless `variables` say otherwise. */
export function startSandbox(variables: Variables = {}, command?: readonly string[]): Promise<SecondServer> {
  return startApp(
    'sandbox',
    {
      DATA_DIR: 'memory://',
      LOG_LEVEL: 'info',
      ...variables,
    },
    command,
  )
}

/** Where each has its command. */
const MAINS = {
  storefront: ['apps/storefront', 'front/main.ts'],
  sandbox: ['packages/sandbox', 'src/main.ts'],
  'reviews-api': ['apps/reviews-api', 'src/main.ts'],
} as const

/**
 * Starts an app on a free port, by another command than Node's where one is given, and waits until it answers at
 * `readyPath`.
 */
export async function startApp(
  app: keyof typeof MAINS,
  given: Variables,
  [program = 'node', ...args]: readonly string[] = ['node', MAINS[app][1]],
  readyPath = '/readyz',
): Promise<SecondServer> {
  const port = given.PORT ?? String(await findFreePort())
  const origin = `http://localhost:${port}`
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, '..', MAINS[app][0]),
    env: { ...process.env, PUBLIC_URL: origin, ...given, PORT: port },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      log += part.toString()
    })
  const isReady = async () => (await fetch(origin + readyPath).catch(() => undefined))?.ok === true
  for (const started = Date.now(); !(await isReady()); await wait(100))
    if (Date.now() - started > START_MAX_MS) throw new Error(`The ${app} did not start: ${log}`)
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    origin,
    pid: child.pid ?? 0,
    getLog: () => log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
