import { type Line, openLine } from '../apps/catalog-api/test/processes.ts'
import { startBalancer } from './balancer.ts'
import type { PostgresCluster } from './postgres.ts'
import { type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

const READY_MS = 120_000

/** Small, so that a walk has many of them. */
const PAGE_SIZE = '10'

/** Two catalogue indexes behind a balancer, with one database. */
export interface IndexStage {
  /** The origins of the two. */
  readonly nodes: readonly string[]
  /** The pages of products that the two asked for until both had everything. */
  readonly walked: readonly string[]
  /** Ends one without warning. */
  kill(index: number): Promise<void>
  /** Starts it again after a kill. */
  start(index: number): Promise<void>
  close(): Promise<void>
}

export interface IndexStageOptions {
  readonly ports: { readonly balancer: number; readonly nodes: readonly number[] }
  readonly postgres: PostgresCluster
  readonly commerce: string
  readonly reviews: string
  /** Signs announcements of changes. */
  readonly secret: string
}

const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

export async function openIndexStage(options: IndexStageOptions): Promise<IndexStage> {
  const { ports } = options
  const line = await openLine(options.commerce)
  const start = (port: number) => startIndex(port, line, options)
  // Both are there before the first of them reads anything.
  const release = line.holdBack(() => true)
  const services = ports.nodes.map(start)
  const balancer = startBalancer(ports.balancer, ports.nodes)
  const close = async () => {
    balancer.close()
    await stopServices(services)
    line.close()
  }
  try {
    await Promise.all(services.map((service) => waitUntilHealthy(service, READY_MS)))
    release()
    await Promise.all(services.map(waitUntilRead))
  } catch (error) {
    await close()
    throw error
  }
  return {
    nodes: ports.nodes.map(toOrigin),
    walked: [...line.pages],
    kill: (index) => stopServices(services.slice(index, index + 1), 'SIGKILL'),
    async start(index) {
      const service = start(ports.nodes[index] ?? 0)
      services[index] = service
      await waitUntilRead(service)
    },
    close,
  }
}

/** Until its catalogue is whole it answers, but is not ready. */
const waitUntilRead = (service: Service) =>
  waitUntilHealthy({ ...service, healthUrl: service.healthUrl.replace('/healthz', '/readyz') }, READY_MS)

function startIndex(
  port: number,
  line: Line,
  { postgres, reviews, secret }: Pick<IndexStageOptions, 'postgres' | 'reviews' | 'secret'>,
): Service {
  return startService({
    name: `catalogue index on port ${String(port)}`,
    folder: 'apps/catalog-api',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: {
      PORT: String(port),
      COMMERCE_URL: line.origin,
      REVIEWS_URL: reviews,
      DATABASE_URL: postgres.url,
      REVALIDATE_SECRET: secret,
      PAGE_SIZE,
      SHARED_STATE: 'required',
      LOG_LEVEL: 'fatal',
    },
    healthUrl: `${toOrigin(port)}/healthz`,
  })
}
