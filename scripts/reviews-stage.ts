import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_CREDENTIALS, type TestObjectStore } from '../packages/service/src/testing/object-store.ts'
import { startBalancer } from './balancer.ts'
import type { PostgresCluster } from './postgres.ts'
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
  }
  readonly postgres: PostgresCluster
  readonly objects: TestObjectStore
  readonly folder: string
  readonly commerce: string
  readonly shop: string
  /** Signs calls between services, and cookies. */
  readonly secret: string
}

const toOrigin = (port: number) => `http://127.0.0.1:${String(port)}`

export async function openReviewsStage(options: ReviewsStageOptions): Promise<ReviewsStage> {
  const { ports, postgres, objects } = options
  const services = ports.nodes.map((port) => startReviews(port, options))
  const balancer = startBalancer(ports.balancer, ports.nodes)
  const close = async () => {
    balancer.close()
    await stopServices(services)
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
  { postgres, objects, folder, commerce, shop, secret }: ReviewsStageOptions,
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
      DATABASE_URL: postgres.url,
      PICTURES_URL: objects.url,
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
