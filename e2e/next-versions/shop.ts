import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { findFreePort } from '@sorrel/config/free-port'
import { getParts } from '../../scripts/parts.ts'
import {
  ROOT,
  type Service,
  type ServiceOptions,
  startService,
  stopServices,
  waitUntilHealthy,
} from '../../scripts/processes.ts'

const READY_MS = 180_000
const SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

/** The repository, built with the version of Next that is tested. */
const FOLDER = process.env.NEXT_FOLDER ?? ROOT

/** A built shop that runs, at first with an empty cache. */
export interface RunningShop {
  readonly origin: string
  /** The sandbox, which tells nobody of changes. */
  readonly commerce: string
  /** Signs calls that drop pages. */
  readonly secret: string
  stopService(): Promise<void>
  startService(): Promise<void>
}

/** The sandbox and the shop alone, with data of their own: what is tested needs no reviews and no index. */
async function describeParts(data: string, hasFront: boolean) {
  const [storefront, commerce] = [await findFreePort(), await findFreePort()]
  process.env.REVALIDATE_SECRET = SECRET
  const ports = { storefront, commerce, reviews: 1, catalog: 1 }
  const parts = getParts({ mode: 'production', ports, hosted: undefined, moderationToken: '' })
  const [sandbox, shop] = [parts[0], parts.at(-1)]
  if (sandbox === undefined || shop === undefined) throw new Error('the shop has no parts')
  const plain = ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(storefront)]
  const toPart = (part: ServiceOptions, env: ServiceOptions['env']): ServiceOptions => ({
    ...part,
    folder: join(FOLDER, part.folder),
    env: { ...part.env, ...env },
  })
  // No shop listens at port 1: the shop hears of changes by itself alone.
  const sandboxEnv = {
    DATA_DIR: join(data, 'commerce'),
    STOREFRONT_URL: 'http://localhost:1',
    LOG_LEVEL: 'error',
  }
  const shopEnv = {
    REVIEWS_URL: '',
    CATALOG_API_URL: '',
    CACHE_DIRECTORY: join(data, 'storefront'),
    WARM_UP_PAGES: 'false',
    RENDER_RATE: '0',
    COMMERCE_POLL_SECONDS: '0',
    // Failures are part of what is tested.
    LOG_LEVEL: 'fatal',
  }
  return {
    origin: `http://localhost:${storefront}`,
    commerce: `http://localhost:${commerce}`,
    sandbox: toPart(sandbox, sandboxEnv),
    shop: toPart({ ...shop, args: hasFront ? shop.args : plain }, shopEnv),
  }
}

export const test = base.extend<object, { readonly hasFront: boolean; readonly shop: RunningShop }>({
  /** Else `next start` alone. */
  hasFront: [true, { option: true, scope: 'worker' }],
  shop: [
    async ({ hasFront }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'next-shop-'))
      const { origin, commerce, sandbox, shop } = await describeParts(data, hasFront)
      const running = new Map<string, Service>()
      const start = async (part: ServiceOptions) => {
        const service = startService(part)
        running.set(part.name, service)
        await waitUntilHealthy(service, READY_MS)
      }
      const stop = (isStopped = (_name: string) => true) =>
        stopServices([...running.values()].filter(({ name }) => isStopped(name)))
      try {
        await start(sandbox)
        await start(shop)
        await use({
          origin,
          commerce,
          secret: SECRET,
          stopService: () => stop((name) => name === sandbox.name),
          startService: () => start(sandbox),
        })
      } finally {
        await stop()
        rmSync(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 2 * READY_MS },
  ],
})
