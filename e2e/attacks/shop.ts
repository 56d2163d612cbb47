import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@sorrel/config/free-port'
import { ask } from './ask.ts'
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts'

type Variables = Readonly<Record<string, string>>

/** A process of the shop, started as its operator starts it. */
export interface Part {
  readonly origin: string
  readonly pid: number
  readonly getLog: () => string
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

interface PartOptions {
  /** Below the root. */
  readonly folder: string
  readonly args: readonly string[]
  readonly port: number
  readonly env: Variables
  readonly readyPath: string
}

const READY_MS = 90_000

const toOrigin = (port: number) => `http://127.0.0.1:${port}`

async function startPart({ folder, args, port, env, readyPath }: PartOptions): Promise<Part> {
  // Playwright's own wish for colours is no setting of an operator.
  const { FORCE_COLOR: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: join(import.meta.dirname, '../..', folder),
    env: { ...inherited, LOG_LEVEL: 'warn', PORT: String(port), ...env },
  })
  const closed = once(child, 'close')
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      log += part.toString()
    })
  const origin = toOrigin(port)
  const isReady = () =>
    ask({ origin, path: readyPath }).then(
      ({ status }) => status === 200,
      () => false,
    )
  for (const began = Date.now(); !(await isReady()); await wait(100))
    if (Date.now() - began > READY_MS || child.exitCode !== null) {
      child.kill('SIGKILL')
      // Its last words may still be on their way.
      await closed
      throw new Error(`${folder} did not start: ${log}`)
    }
  const tell = () => process.stderr.write(`${folder} ended by itself: ${log.slice(-3000)}\n`)
  child.once('exit', tell)
  const end = async (signal: NodeJS.Signals) => {
    child.off('exit', tell)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    pid: child.pid ?? 0,
    getLog: () => log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Memory of a process, in MB: now, and the most that it ever had. Of one that has ended: no end of it. */
export function readMemory({ pid }: Part): { readonly now: number; readonly most: number } {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Infinity) / 1024
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Processor time that a process has used so far, in milliseconds. Unlike the time on the clock, it leaves out what others do. */
export function readCpuMs({ pid }: Part): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}

/** The secret between the services, the editor's and the moderators'. */
export const SECRET = 'only-for-attacks-0123456789abcdef0123456789'
export const MODERATION_TOKEN = 'only-for-attacks-moderation'

/** Where each service asks another. */
const PAIRS = [
  'shop>commerce',
  'shop>reviews',
  'shop>catalog',
  'reviews>commerce',
  'reviews>catalog',
  'catalog>commerce',
  'catalog>reviews',
  'commerce>catalog',
] as const

type Service = 'commerce' | 'reviews' | 'catalog'
type PairName = (typeof PAIRS)[number]

/** The name says who is asked. */
const getTarget = (pair: PairName) => pair.slice(pair.indexOf('>') + 1) as Service

export interface StorefrontOptions {
  /** Where it answers once it is there. Default `/readyz`. */
  readonly readyPath?: string
  /** Next's own server, without the front. Default false. */
  readonly isPlain?: boolean
}

export interface Shop {
  /** The page server, as it is reached from outside. */
  readonly origin: string
  readonly storefront: Part
  readonly commerce: Part
  readonly reviews: Part
  readonly catalog: Part
  /** The fault proxies: who asks, then who is asked. */
  readonly between: Readonly<Record<PairName, FaultProxy>>
  /** Starts a further page server with other settings, beside the first. It is a shop of its own address. */
  readonly startStorefront: (env: Variables, options?: StorefrontOptions) => Promise<Part>
  readonly heal: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The flags and variables that docs/hosting.md asks for. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=8', '--heap-growing-percent=50']
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

interface Wiring {
  readonly folder: string
  readonly ports: Readonly<Record<Service | 'shop', number>>
  readonly to: (pair: PairName) => string
}

function toCommerce({ ports, to }: Wiring): PartOptions {
  return {
    folder: 'packages/sandbox',
    args: ['src/main.ts'],
    port: ports.commerce,
    readyPath: '/readyz',
    env: {
      DATA_DIR: 'memory://',
      SEED_PROFILE: 'large',
      PUBLIC_URL: to('shop>commerce'),
      STOREFRONT_URL: toOrigin(ports.shop),
      CATALOG_API_URL: to('commerce>catalog'),
      REVALIDATE_SECRET: SECRET,
      PREVIEW_SECRET: SECRET,
    },
  }
}

function toReviews({ folder, ports, to }: Wiring): PartOptions {
  return {
    folder: 'apps/reviews-api',
    args: ['src/main.ts'],
    port: ports.reviews,
    readyPath: '/readyz',
    env: {
      DATA_DIR: join(folder, 'reviews'),
      PUBLIC_URL: to('shop>reviews'),
      STOREFRONT_URL: toOrigin(ports.shop),
      COMMERCE_URL: to('reviews>commerce'),
      CATALOG_API_URL: to('reviews>catalog'),
      REVALIDATE_SECRET: SECRET,
      MODERATION_TOKEN,
      OUTBOX_URL: `${toOrigin(ports.commerce)}/outbox`,
      CLIENT_ADDRESS_HEADER: 'x-client-address',
      SEED: 'demo',
    },
  }
}

function toCatalog({ folder, ports, to }: Wiring): PartOptions {
  return {
    folder: 'apps/catalog-api',
    args: ['src/main.ts'],
    port: ports.catalog,
    readyPath: '/readyz',
    env: {
      DATA_DIR: join(folder, 'catalog'),
      COMMERCE_URL: to('catalog>commerce'),
      REVIEWS_URL: to('catalog>reviews'),
      REVALIDATE_SECRET: SECRET,
    },
  }
}

function toStorefront({ folder, ports, to }: Wiring, port: number, env: Variables = {}): PartOptions {
  return {
    folder: 'apps/storefront',
    args: [...HEAP, 'front/main.ts'],
    port,
    readyPath: '/readyz',
    env: {
      ...MEMORY,
      PUBLIC_ORIGIN: toOrigin(ports.shop),
      COMMERCE_URL: to('shop>commerce'),
      REVIEWS_URL: to('shop>reviews'),
      CATALOG_API_URL: to('shop>catalog'),
      CACHE_DIRECTORY: mkdtempSync(join(folder, 'pages-')),
      REVALIDATE_SECRET: SECRET,
      PREVIEW_SECRET: SECRET,
      EDITOR_ORIGINS: to('shop>commerce'),
      AGENT_CAPABILITIES: 'search lookup cart checkout discount',
      ...env,
    },
  }
}

/** The four processes with their documented settings and limits, and a fault proxy wherever one asks another. */
export async function startShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'))
  const ports = {
    shop: await findFreePort(),
    commerce: await findFreePort(),
    reviews: await findFreePort(),
    catalog: await findFreePort(),
  }
  const proxies = await Promise.all(
    PAIRS.map(async (pair) => [pair, await startFaultProxy(toOrigin(ports[getTarget(pair)]))] as const),
  )
  // Every pair has its proxy.
  const between = Object.fromEntries(proxies) as Readonly<Record<PairName, FaultProxy>>
  const parts: Part[] = []
  const start = async (options: PartOptions) => {
    const part = await startPart(options)
    parts.push(part)
    return part
  }
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()))
    await Promise.all(Object.values(between).map((proxy) => proxy.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const wiring: Wiring = { folder, ports, to: (pair) => between[pair].origin }
    const commerce = await start(toCommerce(wiring))
    const reviews = await start(toReviews(wiring))
    const catalog = await start(toCatalog(wiring))
    const storefront = await start(toStorefront(wiring, ports.shop))
    return {
      origin: storefront.origin,
      storefront,
      commerce,
      reviews,
      catalog,
      between,
      async startStorefront(env, { readyPath = '/readyz', isPlain = false } = {}) {
        const port = await findFreePort()
        const front = toStorefront(wiring, port, { PUBLIC_ORIGIN: toOrigin(port), ...env })
        // Next takes its own rewrites for another server's when it is told to listen on an address of loopback.
        const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)]
        return start({ ...front, readyPath, ...(isPlain ? { args: [...HEAP, ...next] } : {}) })
      },
      heal: async () => void (await Promise.all(Object.values(between).map((proxy) => proxy.heal()))),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
