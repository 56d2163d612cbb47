import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  // It listens on a port, so it has an address.
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const toOrigin = (port: number) => `http://127.0.0.1:${port}`

async function startPart({ folder, args, port, env, readyPath }: PartOptions): Promise<Part> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: join(import.meta.dirname, '../..', folder),
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: String(port), ...env },
  })
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
      throw new Error(`${folder} did not start: ${log}`)
    }
  const end = async (signal: NodeJS.Signals) => {
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
    shop: await findPort(),
    commerce: await findPort(),
    reviews: await findPort(),
    catalog: await findPort(),
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
        const port = await findPort()
        const front = toStorefront(wiring, port, { PUBLIC_ORIGIN: toOrigin(port), ...env })
        const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)]
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
