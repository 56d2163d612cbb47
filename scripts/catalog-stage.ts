import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as connect } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT, run, type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

// Starts the shop on catalogues of many sizes for `catalog-pages.ts`; no tool knows how these apps belong together.

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 21_040)
export const PORTS = {
  commerce: FIRST_PORT,
  counted: FIRST_PORT + 1,
  shop: FIRST_PORT + 2,
  catalog: FIRST_PORT + 3,
}

const SECRET = 'only-for-measuring-0123456789'
const READY_MS = 180_000
const WALK_MS = 1_800_000

export const toUrl = (port: number) => `http://localhost:${port}`

/** Stands before the commerce service and counts what it is asked. */
export interface Counter {
  readonly getCalls: () => number
  readonly close: () => void
}

function startCounter(): Counter {
  let calls = 0
  const server = createServer((asked, answer) => {
    calls += 1
    const { method, headers, url } = asked
    const outgoing = connect(`${toUrl(PORTS.commerce)}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    outgoing.once('error', () => answer.destroy())
    asked.pipe(outgoing)
  }).listen(PORTS.counted)
  return {
    getCalls: () => calls,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function startIn(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Service> {
  const service = startService({
    name: folder,
    folder,
    args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
    env: { PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'error', REVALIDATE_SECRET: SECRET, ...env },
    healthUrl: `${toUrl(port)}/healthz`,
  })
  await waitUntilHealthy(service, READY_MS)
  return service
}

/** A shop that has asked for nothing yet; its cached pages are in a new folder. */
export async function startShop(folder: string, withIndex: boolean): Promise<Service> {
  const shop = startService({
    name: 'storefront',
    folder: 'apps/storefront',
    args: ['front/main.ts'],
    env: {
      PORT: String(PORTS.shop),
      PUBLIC_ORIGIN: toUrl(PORTS.shop),
      COMMERCE_URL: toUrl(PORTS.counted),
      CATALOG_API_URL: withIndex ? toUrl(PORTS.catalog) : '',
      REVALIDATE_SECRET: SECRET,
      CACHE_DIRECTORY: join(folder, `pages-${withIndex}`),
      RENDER_RATE: '0',
      // Only what is asked for is counted.
      WARM_UP_PAGES: 'false',
      COMMERCE_POLL_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    healthUrl: `${toUrl(PORTS.shop)}/readyz`,
  })
  await waitUntilHealthy(shop, READY_MS)
  return shop
}

/** Waits until the index at this origin holds the whole catalogue. */
export async function waitUntilRead(origin: string): Promise<void> {
  for (const deadline = Date.now() + WALK_MS; Date.now() < deadline; await wait(500)) {
    const answer = await fetch(`${origin}/api/catalog/status`)
    const status: { readonly isComplete: boolean; readonly isWalking: boolean } = await answer.json()
    if (status.isComplete && !status.isWalking) return
  }
  throw new Error('The index did not read everything in time.')
}

async function grow(products: number, env: Readonly<Record<string, string>>): Promise<void> {
  const cwd = join(ROOT, 'packages/sandbox')
  const code = await run(process.execPath, ['src/main.ts', '--grow', String(products)], { cwd, env })
  if (code !== 0) throw new Error('The catalogue did not grow.')
}

/** The sandbox with a catalogue of this size, grown in the folder or found there, and later its index. */
export async function openCatalogue(products: number, folder: string) {
  const data = { DATA_DIR: join(folder, 'commerce'), DATABASE_URL: '', LOG_LEVEL: 'error' }
  if (!existsSync(data.DATA_DIR)) await grow(products, data)
  const counter = startCounter()
  const urls = {
    PUBLIC_URL: toUrl(PORTS.commerce),
    STOREFRONT_URL: toUrl(PORTS.shop),
    CATALOG_API_URL: toUrl(PORTS.catalog),
  }
  const sandbox = await startIn('packages/sandbox', PORTS.commerce, { ...data, ...urls })
  const services = [sandbox]
  // It reads its catalogue into memory at the first question.
  await fetch(`${toUrl(PORTS.commerce)}/api/products?limit=1`, {
    headers: { authorization: `Basic ${btoa('pk_sorrel_demo')}` },
  })
  let index: Service | undefined
  return {
    sandbox,
    counter,
    getIndex: () => index,
    /** Its first walk, measured now or when the folder was new. */
    startIndex: async () => {
      const note = join(folder, 'walk.json')
      const [calls, at] = [counter.getCalls(), performance.now()]
      const env = {
        DATA_DIR: join(folder, 'catalog'),
        DATABASE_URL: process.env.DATABASE_URL ?? '',
        COMMERCE_URL: toUrl(PORTS.counted),
      }
      index = await startIn('apps/catalog-api', PORTS.catalog, env)
      services.push(index)
      await waitUntilRead(toUrl(PORTS.catalog))
      const seconds = Math.round((performance.now() - at) / 100) / 10
      if (!existsSync(note))
        writeFileSync(note, JSON.stringify({ seconds, calls: counter.getCalls() - calls }))
      const walk: { readonly seconds: number; readonly calls: number } = JSON.parse(
        readFileSync(note, 'utf8'),
      )
      return walk
    },
    close: async () => {
      counter.close()
      await stopServices(services)
    },
  }
}
