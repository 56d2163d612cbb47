import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLine } from '../../apps/catalog-api/test/processes.ts'
import { createReleaseFiles } from '../../apps/storefront/front/releases/release-files.ts'
import { openObjectStore } from '../../packages/service/src/object-store.ts'
import { startObjectStore, TEST_CREDENTIALS } from '../../packages/service/src/testing/object-store.ts'
import { HEAP_LIMITS, RETURNED_MEMORY } from '../../scripts/parts.ts'
import { type PostgresCluster, startOwnPostgres } from '../../scripts/postgres.ts'
import {
  type Service,
  type ServiceOptions,
  startService,
  stopServices,
  waitUntilHealthy,
} from '../../scripts/processes.ts'
import { findValkey } from '../../scripts/valkey.ts'
import { startBalancer } from './balancer.ts'

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 21_060)
const PORTS = {
  balancer: FIRST_PORT,
  commerce: FIRST_PORT + 1,
  valkey: FIRST_PORT + 2,
  storefronts: [FIRST_PORT + 3, FIRST_PORT + 4, FIRST_PORT + 13],
  reviews: FIRST_PORT + 5,
  reviewsApis: [FIRST_PORT + 6, FIRST_PORT + 7],
  postgres: FIRST_PORT + 8,
  objects: FIRST_PORT + 9,
  catalog: FIRST_PORT + 10,
  indexes: [FIRST_PORT + 11, FIRST_PORT + 12],
} as const

const READY_MS = 120_000

export const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'
export const PREVIEW_SECRET = 'only-for-tests-preview'
export const MODERATION_TOKEN = 'only-for-tests-moderation'

const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

/** What a test may end without warning and start again. */
interface Stoppable {
  kill(): Promise<void>
  start(): Promise<void>
}

interface App extends Stoppable {
  readonly origin: string
  readonly pid: number | undefined
  /** Starts it without waiting. */
  launch(): void
  waitFor(path: string): Promise<void>
  /** Ends it as a supervisor does. */
  stop(): Promise<void>
}

/** The environment is made anew at each start. */
function createApp(
  port: number,
  toEnv: () => ServiceOptions['env'],
  folder: string,
  command = ['src/main.ts'],
) {
  let running: Service | undefined
  const origin = toOrigin(port)
  const app: App = {
    origin,
    get pid() {
      return running?.process.pid
    },
    launch() {
      running = startService({
        name: `${folder} on port ${port}`,
        folder,
        args: ['--disable-warning=ExperimentalWarning', ...command],
        env: { PORT: String(port), LOG_LEVEL: 'fatal', ...toEnv() },
        healthUrl: origin,
      })
    },
    async waitFor(path) {
      if (running !== undefined) await waitUntilHealthy({ ...running, healthUrl: origin + path }, READY_MS)
    },
    async start() {
      app.launch()
      await app.waitFor('/readyz')
    },
    stop: () => stopServices(running === undefined ? [] : [running]),
    kill: () => stopServices(running === undefined ? [] : [running], 'SIGKILL'),
  }
  return app
}

export interface ClusterOptions {
  /** Two, or three at most. Default two. */
  readonly storefronts?: number
  /** Gives the port to ask instead of that of a store. Default: the store's own. */
  readonly through?: (store: 'Valkey' | 'PostgreSQL', port: number) => Promise<number>
  /** Further variables of the storefront at a place, or of each reviews API. */
  readonly toEnv?: (app: 'storefront' | 'reviews API', place: number) => ServiceOptions['env']
}

/** Storefronts, two reviews APIs and two catalogue indexes behind balancers, with one of everything that they share. */
export interface Cluster {
  /** Origin of the balancer before the storefronts. */
  readonly balancer: string
  readonly commerce: string
  readonly storefronts: readonly App[]
  readonly reviewsApis: readonly App[]
  readonly indexes: readonly App[]
  /** The pages of products that the indexes asked for until both had everything. */
  readonly walked: readonly string[]
  readonly valkey: Stoppable
  /** There unless the machine has none: then the tests of what needs it are left out. */
  readonly postgres: PostgresCluster | undefined
  /** Holds the files of releases, and the pictures of reviews. */
  readonly objects: Stoppable
  /** Puts the files of another release, by their paths below /_next/static/, where a storefront of it would. */
  publishRelease(id: string, files: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

export async function startCluster({
  storefronts: count = 2,
  through = async (_store, port) => port,
  toEnv = () => ({}),
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const valkey = createValkey(folder)
  await valkey.start()
  const objects = await startObjectStore(PORTS.objects)
  const postgres = await startOwnPostgres(PORTS.postgres)
  const commerce = createApp(PORTS.commerce, () => toCommerceEnv(postgres), 'packages/sandbox')
  await commerce.start()
  const line = await openLine(commerce.origin)
  const postgresPort = await through('PostgreSQL', PORTS.postgres)
  const stores = {
    folder,
    objects: objects.url,
    valkey: await through('Valkey', PORTS.valkey),
    database: postgres?.url.replace(String(PORTS.postgres), String(postgresPort)) ?? '',
    line: line.origin,
  }
  const ports = PORTS.storefronts.slice(0, count)
  const storefronts = ports.map((port, place) =>
    createApp(
      port,
      () => ({ ...RETURNED_MEMORY, ...toStorefrontEnv(stores), ...toEnv('storefront', place) }),
      'apps/storefront',
      [...HEAP_LIMITS, 'front/main.ts'],
    ),
  )
  const hasDatabase = postgres !== undefined
  const reviewsApis = (hasDatabase ? PORTS.reviewsApis : []).map((port, place) =>
    createApp(
      port,
      () => ({ ...toReviewsEnv(port, stores), ...toEnv('reviews API', place) }),
      'apps/reviews-api',
    ),
  )
  const indexes = (hasDatabase ? PORTS.indexes : []).map((port) =>
    createApp(port, () => toIndexEnv(stores), 'apps/catalog-api'),
  )
  const balancers = [
    startBalancer(PORTS.balancer, ports),
    startBalancer(PORTS.reviews, PORTS.reviewsApis),
    startBalancer(PORTS.catalog, PORTS.indexes),
  ]
  const close = async () => {
    for (const balancer of balancers) balancer.close()
    await Promise.all([commerce, ...storefronts, ...reviewsApis, ...indexes].map((app) => app.stop()))
    line.close()
    await Promise.all([valkey.kill(), objects.remove(), postgres?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // Both at once, on an empty database.
    await Promise.all(reviewsApis.map((app) => app.start()))
    // Both are there before the first of them reads anything.
    const release = line.holdBack(() => true)
    for (const index of indexes) index.launch()
    await Promise.all(indexes.map((index) => index.waitFor('/healthz')))
    release()
    await Promise.all(indexes.map((index) => index.waitFor('/readyz')))
    await Promise.all(storefronts.map((app) => app.start()))
  } catch (error) {
    await close()
    throw error
  }
  return {
    balancer: toOrigin(PORTS.balancer),
    commerce: commerce.origin,
    storefronts,
    reviewsApis,
    indexes,
    walked: [...line.pages],
    valkey,
    postgres,
    objects,
    publishRelease: (id, files) => publishRelease(toReleasesUrl(objects.url), { id, files }),
    close,
  }
}

const toReleasesUrl = (objects: string) => objects.replace('/shop', '/releases')

async function publishRelease(
  url: string,
  { id, files }: { readonly id: string; readonly files: Readonly<Record<string, string>> },
): Promise<void> {
  Object.assign(process.env, TEST_CREDENTIALS)
  const store = await openObjectStore(url)
  const releases = createReleaseFiles({ store, kept: Number.POSITIVE_INFINITY, now: () => performance.now() })
  const read = async (path: string) => Buffer.from(files[path] ?? '')
  await releases.publish({ id, paths: Object.keys(files), read })
}

function createValkey(folder: string): Stoppable {
  let kill = async () => {}
  return {
    async start() {
      const flags = ['--port', String(PORTS.valkey), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
      const child = spawn(findValkey() ?? 'valkey-server', flags, { stdio: 'ignore' })
      kill = () => stopServices([{ name: 'Valkey', process: child, healthUrl: '' }], 'SIGKILL')
    },
    kill: () => kill(),
  }
}

/** Addresses of what the apps share. */
interface Stores {
  readonly folder: string
  readonly objects: string
  /** The port at which it is asked. */
  readonly valkey: number
  /** Empty where there is none. */
  readonly database: string
  /** Stands before the commerce service and notes what the indexes read. */
  readonly line: string
}

const toCommerceEnv = (postgres: PostgresCluster | undefined) => ({
  PUBLIC_URL: toOrigin(PORTS.commerce),
  // Changes are announced to the first storefront alone.
  STOREFRONT_URL: toOrigin(PORTS.storefronts[0]),
  CATALOG_API_URL: postgres === undefined ? '' : toOrigin(PORTS.catalog),
  DATA_DIR: 'memory://',
  SEED_PROFILE: 'large',
  DATABASE_URL: '',
  REVALIDATE_SECRET: SECRET,
  READ_CACHE_SECONDS: '0.2',
  FAULTS: '1',
  LOG_LEVEL: 'error',
})

const toStorefrontEnv = ({ folder, objects, valkey, database }: Stores) => ({
  ...TEST_CREDENTIALS,
  PUBLIC_ORIGIN: toOrigin(PORTS.balancer),
  COMMERCE_URL: toOrigin(PORTS.commerce),
  REVIEWS_URL: toOrigin(PORTS.reviews),
  CATALOG_API_URL: database === '' ? '' : toOrigin(PORTS.catalog),
  // A restarted one has nothing on its disk.
  CACHE_DIRECTORY: mkdtempSync(join(folder, 'pages-')),
  RELEASES_URL: toReleasesUrl(objects),
  VALKEY_URL: `redis://127.0.0.1:${String(valkey)}`,
  SHARED_STATE: 'required',
  REVALIDATE_SECRET: SECRET,
  DEVICE_SECRET: SECRET,
  PREVIEW_SECRET,
  EDITOR_ORIGINS: toOrigin(PORTS.commerce),
  PROXY_HOPS: '1',
  DRAIN_MS: '1500',
  RENDER_RATE: '0',
  SERVICE_CACHE_SECONDS: '0.2',
  COMMERCE_POLL_SECONDS: '0',
  WARM_UP_PAGES: 'false',
})

const toReviewsEnv = (port: number, { folder, objects, database }: Stores) => ({
  ...TEST_CREDENTIALS,
  PUBLIC_URL: toOrigin(port),
  STOREFRONT_URL: toOrigin(PORTS.balancer),
  COMMERCE_URL: toOrigin(PORTS.commerce),
  DATABASE_URL: database,
  PICTURES_URL: objects,
  DATA_DIR: mkdtempSync(join(folder, 'reviews-')),
  REVIEWS_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  MODERATION_TOKEN,
  SHARED_STATE: 'required',
})

const toIndexEnv = ({ database, line }: Stores) => ({
  COMMERCE_URL: line,
  REVIEWS_URL: toOrigin(PORTS.reviews),
  DATABASE_URL: database,
  REVALIDATE_SECRET: SECRET,
  // Small, so that a walk has many of them.
  PAGE_SIZE: '10',
  SHARED_STATE: 'required',
})
