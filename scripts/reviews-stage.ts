import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import {
  startObjectStore,
  TEST_CREDENTIALS,
  type TestObjectStore,
} from '../packages/service/src/test-object-store.ts'
import { startBalancer } from './balancer.ts'
import { type PostgresCluster, startOwnPostgres } from './postgres.ts'
import { type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

const READY_MS = 120_000

export const MODERATION_TOKEN = 'only-for-tests-moderation'

/** Two reviews APIs behind a balancer, with one database and one store of pictures. */
export interface ReviewsStage {
  /** The origins of the two. */
  readonly nodes: readonly string[]
  readonly postgres: PostgresCluster
  readonly objects: TestObjectStore
  close(): Promise<void>
}

export interface ReviewsStageOptions {
  readonly ports: {
    readonly balancer: number
    readonly nodes: readonly number[]
    readonly postgres: number
    readonly objects: number
  }
  readonly folder: string
  readonly commerce: string
  readonly shop: string
  /** Signs calls between services, and cookies. */
  readonly secret: string
}

const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

/** Undefined where there is no PostgreSQL. */
export async function openReviewsStage(options: ReviewsStageOptions): Promise<ReviewsStage | undefined> {
  const { ports } = options
  const postgres = await startOwnPostgres(ports.postgres)
  if (postgres === undefined) return undefined
  const objects = await startObjectStore(ports.objects)
  const stores = { databaseUrl: postgres.url, picturesUrl: objects.url }
  const services = ports.nodes.map((port) => startReviews(port, stores, options))
  const balancer = startBalancer(ports.balancer, ports.nodes)
  const close = async () => {
    balancer.close()
    await stopServices(services)
    await Promise.all([postgres.stop(), objects.remove()])
  }
  try {
    // At once, on an empty database.
    await Promise.all(services.map((service) => waitUntilHealthy(service, READY_MS)))
  } catch (error) {
    await close()
    throw error
  }
  return { nodes: ports.nodes.map(toOrigin), postgres, objects, close }
}

function startReviews(
  port: number,
  stores: { readonly databaseUrl: string; readonly picturesUrl: string },
  { folder, commerce, shop, secret }: ReviewsStageOptions,
): Service {
  return startService({
    name: `reviews API on port ${String(port)}`,
    folder: 'apps/reviews-api',
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: {
      ...TEST_CREDENTIALS,
      PORT: String(port),
      PUBLIC_URL: toOrigin(port),
      STOREFRONT_URL: shop,
      COMMERCE_URL: commerce,
      DATABASE_URL: stores.databaseUrl,
      PICTURES_URL: stores.picturesUrl,
      DATA_DIR: mkdtempSync(join(folder, 'reviews-')),
      REVIEWS_SECRET: secret,
      REVALIDATE_SECRET: secret,
      MODERATION_TOKEN,
      SHARED_STATE: 'required',
      LOG_LEVEL: 'fatal',
    },
    healthUrl: `${toOrigin(port)}/readyz`,
  })
}
