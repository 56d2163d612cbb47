import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringNginx, type Nginx, startNginx } from './nginx.ts'
import { ROOT, run, type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

// Measures the shop beside an empty page; docs/performance.md says what and how.

/** The default is below the ports that systems use for outgoing connections. `BENCH_FIRST_PORT` moves all of them. */
const FIRST_PORT = Number(process.env.BENCH_FIRST_PORT ?? 21_110)
const [SHOP, COMMERCE, REVIEWS, CATALOG, EMPTY, BROWSER, NGINX] = [0, 1, 2, 3, 4, 5, 6].map(
  (offset) => FIRST_PORT + offset,
)

const WEBHOOK_SECRET = 'only-for-the-bench'

const READY_TIMEOUT_MS = 240_000

const toOrigin = (port: number | undefined): string => `http://localhost:${String(port)}`

/** The whole shop as `npm start` starts it, with data of its own and faults that can be set. */
function startShop(data: string): Service {
  return startService({
    name: 'shop',
    folder: '.',
    args: ['scripts/start.ts'],
    env: {
      STOREFRONT_PORT: String(SHOP),
      COMMERCE_PORT: String(COMMERCE),
      REVIEWS_PORT: String(REVIEWS),
      CATALOG_PORT: String(CATALOG),
      DATA_DIR: data,
      FAULTS: '1',
      // Changes are announced as the hosted service announces them.
      WEBHOOK_SECRET,
      WEBHOOK_URL: `${toOrigin(SHOP)}/api/webhooks/commerce/${WEBHOOK_SECRET}`,
      // The bench names the visitors that its requests come from.
      PROXY_HOPS: '1',
    },
    healthUrl: `${toOrigin(SHOP)}/readyz`,
  })
}

const startEmptyPage = (): Service =>
  startService({
    name: 'empty page',
    folder: 'bench',
    args: ['node_modules/next/dist/bin/next', 'start', 'empty-page', '--port', String(EMPTY)],
    env: {},
    healthUrl: toOrigin(EMPTY),
  })

/** The nginx of `deploy/` in front of the shop, where the machine has one. */
async function startFront(directory: string): Promise<Nginx | undefined> {
  if ((await bringNginx()) === undefined || SHOP === undefined || NGINX === undefined) return undefined
  return startNginx({ port: NGINX, upstreams: [SHOP], directory: join(directory, 'nginx') })
}

async function measure(args: readonly string[]): Promise<number> {
  const built = await run('turbo', ['run', 'build', 'build:empty-page', '--output-logs=errors-only'])
  if (built !== 0) return built
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const shop = startShop(data)
  const services = [shop, startEmptyPage()]
  let nginx: Nginx | undefined
  try {
    const parts = [COMMERCE, REVIEWS].map((port) => ({ ...shop, healthUrl: `${toOrigin(port)}/readyz` }))
    await Promise.all([...services, ...parts].map((part) => waitUntilHealthy(part, READY_TIMEOUT_MS)))
    nginx = await startFront(data)
    return await run(process.execPath, ['main.ts', ...args], {
      cwd: join(ROOT, 'bench'),
      env: {
        BENCH_SHOP: toOrigin(SHOP),
        BENCH_EMPTY: toOrigin(EMPTY),
        BENCH_COMMERCE: toOrigin(COMMERCE),
        BENCH_BROWSER_PORT: String(BROWSER),
        ...(nginx !== undefined && { BENCH_NGINX: nginx.origin }),
      },
    })
  } finally {
    await nginx?.stop()
    await stopServices(services)
    rmSync(data, { recursive: true, force: true })
  }
}

process.exitCode = await measure(process.argv.slice(2))
