import { join } from 'node:path'
import { findPort } from './find-port.ts'
import type { RunningShop } from './next-checks.ts'
import { getParts } from './parts.ts'
import {
  type Service,
  type ServiceOptions,
  startService,
  stopServices,
  waitUntilHealthy,
} from './processes.ts'

const READY_MS = 180_000
const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

export interface Stage {
  /** The repository, built. */
  readonly folder: string
  /** What the parts write goes here. */
  readonly data: string
  /** Else `next start` alone. */
  readonly hasFront: boolean
}

/** The sandbox and the shop alone, with data of their own: what is checked needs no reviews and no index. */
async function describeParts({ folder, data, hasFront }: Stage) {
  const [storefront, commerce] = [await findPort(), await findPort()]
  const ports = { storefront, commerce, reviews: 1, catalog: 1 }
  process.env.REVALIDATE_SECRET = SECRET
  const parts = getParts({ mode: 'production', ports, hosted: undefined, moderationToken: '' })
  const [sandbox] = parts
  const shop = parts.at(-1)
  if (sandbox === undefined || shop === undefined) throw new Error('the shop has no parts')
  const plain = ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(storefront)]
  const env = {
    REVIEWS_URL: '',
    CATALOG_API_URL: '',
    WARM_UP_PAGES: 'false',
    RENDER_RATE: '0',
    COMMERCE_POLL_SECONDS: '0',
    // Failures are part of what is checked.
    LOG_LEVEL: 'fatal',
  }
  return {
    origin: `http://localhost:${storefront}`,
    commerce: `http://localhost:${commerce}`,
    sandbox: {
      ...sandbox,
      folder: join(folder, sandbox.folder),
      // No shop listens there: it hears of changes by itself alone.
      env: {
        ...sandbox.env,
        DATA_DIR: join(data, 'commerce'),
        STOREFRONT_URL: 'http://localhost:1',
        LOG_LEVEL: 'error',
      },
    },
    shop: {
      ...shop,
      folder: join(folder, shop.folder),
      args: hasFront ? shop.args : plain,
      env: { ...shop.env, ...env, CACHE_DIRECTORY: join(data, 'storefront') },
    },
  }
}

/** Starts the shop, hands it over, and stops it. */
export async function withShop(stage: Stage, use: (shop: RunningShop) => Promise<void>): Promise<void> {
  const { origin, commerce, sandbox, shop } = await describeParts(stage)
  const running = new Map<string, Service>()
  const start = async (part: ServiceOptions) => {
    const service = startService(part)
    running.set(part.name, service)
    await waitUntilHealthy(service, READY_MS)
  }
  try {
    await start(sandbox)
    await start(shop)
    await use({
      origin,
      commerce,
      hasFront: stage.hasFront,
      secret: SECRET,
      stopService: () => stopServices([...running.values()].filter(({ name }) => name === sandbox.name)),
      startService: () => start(sandbox),
    })
  } finally {
    await stopServices([...running.values()])
  }
}
