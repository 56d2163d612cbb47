import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'
import { openReviewsStage, type ReviewsStage } from './reviews-stage.ts'

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 21_060)
const PORTS = {
  balancer: FIRST_PORT,
  commerce: FIRST_PORT + 1,
  valkey: FIRST_PORT + 2,
  nodes: [FIRST_PORT + 3, FIRST_PORT + 4],
  reviews: {
    balancer: FIRST_PORT + 5,
    nodes: [FIRST_PORT + 6, FIRST_PORT + 7],
    postgres: FIRST_PORT + 8,
    objects: FIRST_PORT + 9,
  },
} as const

const READY_MS = 120_000
const DRAIN_MS = 1500
export const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

export const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

/** Two page servers behind a balancer, with one commerce service and one shared store, and two reviews APIs. */
export interface Stage {
  readonly balancer: string
  readonly commerce: string
  /** The origins of the page servers. */
  readonly nodes: readonly string[]
  /** Undefined where there is no PostgreSQL. */
  readonly reviews: ReviewsStage | undefined
  /** Ends a page server as a supervisor does and starts it again, with nothing on its disk. */
  restart(index: number): Promise<void>
  /** The processes of the page servers. */
  pids(): readonly (number | undefined)[]
  /** Puts the files of another release where the page servers find those of all, by their paths below /_next/static/. */
  publishRelease(id: string, files: Readonly<Record<string, string>>): void
  startStore(): void
  killStore(): Promise<void>
  close(): Promise<void>
}

export async function openStage(program: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
  const running: (Service | undefined)[] = []
  const store = createStore(program, folder)
  let balancer: Balancer | undefined
  let reviews: ReviewsStage | undefined
  const startNode = async (index: number) => {
    const node = startNodeProcess(PORTS.nodes[index] ?? 0, folder)
    running[index] = node
    await waitUntilHealthy(node, READY_MS)
  }
  const close = async () => {
    balancer?.close()
    await stopServices(running.flatMap((service) => service ?? []))
    await reviews?.close()
    await store.kill()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    store.start()
    const commerce = startCommerce()
    running[PORTS.nodes.length] = commerce
    await waitUntilHealthy(commerce, READY_MS)
    reviews = await openReviewsStage({
      ports: PORTS.reviews,
      folder,
      commerce: toOrigin(PORTS.commerce),
      shop: toOrigin(PORTS.balancer),
      secret: SECRET,
    })
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
    reviews,
    async restart(index) {
      const old = running[index]
      if (old !== undefined) await stopServices([old])
      await startNode(index)
    },
    pids: () => PORTS.nodes.map((_, index) => running[index]?.process.pid),
    publishRelease: (id, files) => writeRelease(join(folder, 'releases'), { id, files }),
    startStore: () => store.start(),
    killStore: () => store.kill(),
    close,
  }
}

/** As a page server of another release does: see apps/storefront/server/releases. */
function writeRelease(
  folder: string,
  { id, files }: { readonly id: string; readonly files: Readonly<Record<string, string>> },
): void {
  const index = { [`releases/${id}.json`]: JSON.stringify(Object.keys(files)) }
  const named = Object.entries(files).map(([path, text]) => [`files/${path}`, text] as const)
  for (const [key, text] of [...Object.entries(index), ...named]) {
    const file = join(folder, key)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
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

function startCommerce(): Service {
  return startService({
    name: 'commerce sandbox',
    folder: 'apps/commerce-sandbox',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: {
      PORT: String(PORTS.commerce),
      PUBLIC_URL: toOrigin(PORTS.commerce),
      // Changes are announced to the first node alone.
      STOREFRONT_URL: toOrigin(PORTS.nodes[0]),
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

function startNodeProcess(port: number, folder: string): Service {
  return startService({
    name: `page server on port ${String(port)}`,
    folder: 'apps/storefront',
    args: ['dist/main.js'],
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: toOrigin(PORTS.balancer),
      COMMERCE_URL: toOrigin(PORTS.commerce),
      REVIEWS_URL: toOrigin(PORTS.reviews.balancer),
      CACHE_DIRECTORY: mkdtempSync(join(folder, 'node-')),
      RELEASES_URL: pathToFileURL(join(folder, 'releases')).href,
      VALKEY_URL: `redis://127.0.0.1:${String(PORTS.valkey)}`,
      SHARED_STATE: 'required',
      REVALIDATE_SECRET: SECRET,
      DEVICE_SECRET: SECRET,
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
