import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseFiles } from '../apps/storefront/front/releases/release-files.ts'
import { openObjectStore } from '../packages/service/src/object-store.ts'
import {
  startObjectStore,
  TEST_CREDENTIALS,
  type TestObjectStore,
} from '../packages/service/src/testing/object-store.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type IndexStage, openIndexStage } from './index-stage.ts'
import { type PostgresCluster, startOwnPostgres } from './postgres.ts'
import { type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'
import { openReviewsStage, type ReviewsStage } from './reviews-stage.ts'

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 21_060)
const PORTS = {
  balancer: FIRST_PORT,
  commerce: FIRST_PORT + 1,
  valkey: FIRST_PORT + 2,
  nodes: [FIRST_PORT + 3, FIRST_PORT + 4],
  reviews: { balancer: FIRST_PORT + 5, nodes: [FIRST_PORT + 6, FIRST_PORT + 7] },
  postgres: FIRST_PORT + 8,
  objects: FIRST_PORT + 9,
  index: { balancer: FIRST_PORT + 10, nodes: [FIRST_PORT + 11, FIRST_PORT + 12] },
} as const

const READY_MS = 120_000
const DRAIN_MS = 1500
export const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

/** Signs drafts. */
export const PREVIEW_SECRET = 'only-for-tests-preview'

export const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

/**
 * Two storefronts behind a balancer, with one commerce service, one shared store and one store of files, and two reviews
 * APIs and two catalogue indexes with one PostgreSQL.
 */
export interface Stage {
  readonly balancer: string
  readonly commerce: string
  /** The origins of the storefronts. */
  readonly nodes: readonly string[]
  /** What needs PostgreSQL; undefined where there is none. */
  readonly services: { readonly reviews: ReviewsStage; readonly index: IndexStage } | undefined
  /** Holds the files of releases, and the pictures of reviews. */
  readonly objects: TestObjectStore
  /** Ends a storefront as a supervisor does and starts it again, with nothing on its disk. */
  restart(index: number): Promise<void>
  /** The processes of the storefronts. */
  pids(): readonly (number | undefined)[]
  /** Puts the files of another release, by their paths below /_next/static/, where a storefront of it would. */
  publishRelease(id: string, files: Readonly<Record<string, string>>): Promise<void>
  startStore(): void
  killStore(): Promise<void>
  close(): Promise<void>
}

export async function openStage(program: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
  const running: (Service | undefined)[] = []
  const store = createStore(program, folder)
  const objects = await startObjectStore(PORTS.objects)
  const postgres = await startOwnPostgres(PORTS.postgres)
  let balancer: Balancer | undefined
  let services: Stage['services']
  const startNode = async (index: number) => {
    const options = { folder, releasesUrl: toReleasesUrl(objects), hasIndex: postgres !== undefined }
    const node = startNodeProcess(PORTS.nodes[index] ?? 0, options)
    running[index] = node
    await waitUntilHealthy(node, READY_MS)
  }
  const close = async () => {
    balancer?.close()
    await stopServices(running.flatMap((service) => service ?? []))
    await Promise.all([services?.reviews.close(), services?.index.close()])
    await Promise.all([store.kill(), objects.remove(), postgres?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    store.start()
    const commerce = startCommerce(postgres !== undefined)
    running[PORTS.nodes.length] = commerce
    await waitUntilHealthy(commerce, READY_MS)
    services = postgres && (await openServices({ folder, postgres, objects }))
    await Promise.all(PORTS.nodes.map((_, index) => startNode(index)))
    balancer = startBalancer(PORTS.balancer, PORTS.nodes)
  } catch (error) {
    await close()
    throw error
  }
  return {
    balancer: toOrigin(PORTS.balancer),
    commerce: toOrigin(PORTS.commerce),
    nodes: PORTS.nodes.map(toOrigin),
    services,
    objects,
    async restart(index) {
      const old = running[index]
      if (old !== undefined) await stopServices([old])
      await startNode(index)
    },
    pids: () => PORTS.nodes.map((_, index) => running[index]?.process.pid),
    publishRelease: (id, files) => publishRelease(toReleasesUrl(objects), { id, files }),
    startStore: () => store.start(),
    killStore: () => store.kill(),
    close,
  }
}

async function openServices(stores: {
  readonly folder: string
  readonly postgres: PostgresCluster
  readonly objects: TestObjectStore
}) {
  const options = { ...stores, commerce: toOrigin(PORTS.commerce), secret: SECRET }
  const shop = toOrigin(PORTS.balancer)
  const reviews = await openReviewsStage({ ...options, ports: PORTS.reviews, shop })
  try {
    const origin = toOrigin(PORTS.reviews.balancer)
    const index = await openIndexStage({ ...options, ports: PORTS.index, reviews: origin })
    return { reviews, index }
  } catch (error) {
    await reviews.close()
    throw error
  }
}

const toReleasesUrl = ({ url }: TestObjectStore) => url.replace('/shop', '/releases')

async function publishRelease(
  url: string,
  { id, files }: { readonly id: string; readonly files: Readonly<Record<string, string>> },
): Promise<void> {
  Object.assign(process.env, TEST_CREDENTIALS)
  const store = await openObjectStore(url)
  const releases = createReleaseFiles({ store, kept: Number.POSITIVE_INFINITY, now: () => performance.now() })
  await releases.publish({
    id,
    paths: Object.keys(files),
    read: async (path) => Buffer.from(files[path] ?? ''),
  })
}

function createStore(program: string, folder: string) {
  let store: ChildProcess | undefined
  return {
    start() {
      const flags = ['--port', String(PORTS.valkey), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
      store = spawn(program, flags, { stdio: 'ignore' })
    },
    async kill() {
      if (store === undefined || store.exitCode !== null || store.signalCode !== null) return
      const ended = new Promise((resolve) => store?.once('exit', resolve))
      store.kill('SIGKILL')
      await ended
    },
  }
}

function startCommerce(hasIndex: boolean): Service {
  return startService({
    name: 'commerce sandbox',
    folder: 'packages/sandbox',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: {
      PORT: String(PORTS.commerce),
      PUBLIC_URL: toOrigin(PORTS.commerce),
      // Changes are announced to the first node alone.
      STOREFRONT_URL: toOrigin(PORTS.nodes[0]),
      CATALOG_API_URL: hasIndex ? toOrigin(PORTS.index.balancer) : '',
      DATA_DIR: 'memory://',
      DATABASE_URL: '',
      REVALIDATE_SECRET: SECRET,
      READ_CACHE_SECONDS: '0.2',
      FAULTS: '1',
      LOG_LEVEL: 'error',
    },
    healthUrl: `${toOrigin(PORTS.commerce)}/readyz`,
  })
}

interface NodeOptions {
  readonly folder: string
  readonly releasesUrl: string
  readonly hasIndex: boolean
}

function startNodeProcess(port: number, { folder, releasesUrl, hasIndex }: NodeOptions): Service {
  return startService({
    name: `storefront on port ${String(port)}`,
    folder: 'apps/storefront',
    args: ['front/main.ts'],
    env: {
      ...TEST_CREDENTIALS,
      PORT: String(port),
      PUBLIC_ORIGIN: toOrigin(PORTS.balancer),
      COMMERCE_URL: toOrigin(PORTS.commerce),
      REVIEWS_URL: toOrigin(PORTS.reviews.balancer),
      CATALOG_API_URL: hasIndex ? toOrigin(PORTS.index.balancer) : '',
      CACHE_DIRECTORY: mkdtempSync(join(folder, 'node-')),
      RELEASES_URL: releasesUrl,
      VALKEY_URL: `redis://127.0.0.1:${String(PORTS.valkey)}`,
      SHARED_STATE: 'required',
      REVALIDATE_SECRET: SECRET,
      DEVICE_SECRET: SECRET,
      PREVIEW_SECRET,
      EDITOR_ORIGINS: toOrigin(PORTS.commerce),
      PROXY_HOPS: '1',
      DRAIN_MS: String(DRAIN_MS),
      RENDER_RATE: '0',
      SERVICE_CACHE_SECONDS: '0.2',
      COMMERCE_POLL_SECONDS: '0',
      WARM_UP_PAGES: 'false',
      LOG_LEVEL: 'fatal',
    },
    healthUrl: `${toOrigin(port)}/readyz`,
  })
}
