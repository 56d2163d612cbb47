import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilRead } from './catalog-stage.ts'
import { findPort } from './find-port.ts'
import { ROOT, run, type Service, stopServices, waitUntilHealthy } from './processes.ts'

// `npm run bench:walk -- 1000 10000`: for catalogues of these sizes, how long the index needs to read all of the
// sandbox and with how many calls, what the processes hold in memory, and how long a change takes to be in its answers.
// The index is embedded, or in the empty database of DATABASE_URL. docs/performance.md has the figures.

const SECRET = 'only-for-measuring-0123456789'
const READY_MS = 120_000
const CHANGES = 10
const SLUG = 'soy-candle'
const HEADING = 'products | growing | first walk | calls | change in the answer | sandbox | index'

interface App {
  readonly folder: 'packages/sandbox' | 'apps/catalog-api'
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}

interface Figures {
  readonly products: number
  readonly grow: string
  readonly walk: string
  readonly calls: number
  /** From the merchant's call to the index's answer: median and longest. */
  readonly change: string
  readonly sandbox: string
  readonly index: string
}

async function measure(products: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-load-'))
  const [commercePort, catalogPort] = [await findPort(), await findPort()]
  const commerceUrl = `http://localhost:${commercePort}`
  const catalogUrl = `http://localhost:${catalogPort}`
  const services: Service[] = []
  const commerceEnv = { DATA_DIR: join(folder, 'commerce'), DATABASE_URL: '' }
  try {
    const growMs = await time(() => grow(products, commerceEnv))
    const env = { ...commerceEnv, STOREFRONT_URL: 'http://127.0.0.1:9', CATALOG_API_URL: catalogUrl }
    const sandbox = await start(services, { folder: 'packages/sandbox', port: commercePort, env })
    // It reads its catalogue into memory at the first question.
    await fetch(`${commerceUrl}/api/products?limit=1`, { headers: { authorization: 'pk_sorrel_demo' } })
    const catalogEnv = { DATA_DIR: join(folder, 'catalog'), COMMERCE_URL: commerceUrl }
    const index = await start(services, { folder: 'apps/catalog-api', port: catalogPort, env: catalogEnv })
    const lines = readLines(index)
    const walkMs = await time(() => waitUntilRead(catalogUrl))
    const changes = await measureChanges(commerceUrl, catalogUrl)
    return {
      products,
      grow: toSeconds(growMs),
      walk: toSeconds(walkMs),
      calls: lines.reduce((sum, { calls }) => sum + Number(calls ?? 0), 0),
      change: `${changes[Math.floor(changes.length / 2)]} ms, at most ${changes.at(-1)} ms`,
      sandbox: readMemory(sandbox),
      index: readMemory(index),
    }
  } finally {
    await stopServices(services)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(services: Service[], { folder, port, env }: App): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(ROOT, folder),
    env: { ...process.env, REVALIDATE_SECRET: SECRET, LOG_LEVEL: 'info', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  const service = { name: folder, process: child, healthUrl: `http://localhost:${port}/healthz` }
  services.push(service)
  await waitUntilHealthy(service, READY_MS)
  return child
}

/** The lines of a log as they come, from now on. */
function readLines(child: ChildProcess): Readonly<Record<string, unknown>>[] {
  const lines: Readonly<Record<string, unknown>>[] = []
  let rest = ''
  child.stdout?.on('data', (part: Buffer) => {
    const [last = '', ...whole] = `${rest}${part.toString()}`.split('\n').toReversed()
    rest = last
    lines.push(...whole.toReversed().map((line) => JSON.parse(line)))
  })
  return lines
}

async function grow(products: number, env: Readonly<Record<string, string>>): Promise<void> {
  const args = ['src/main.ts', '--grow', String(products)]
  const options = { cwd: join(ROOT, 'packages/sandbox'), env: { ...env, LOG_LEVEL: 'error' } }
  if ((await run(process.execPath, args, options)) !== 0) throw new Error('The catalogue did not grow.')
}

/** How long changes take, one after the other, the shortest first, in milliseconds. */
async function measureChanges(commerceUrl: string, catalogUrl: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let price = 1000; price < 1000 + CHANGES; price += 1) {
    const ms = await time(async () => {
      const body = JSON.stringify({ price })
      await fetch(`${commerceUrl}/admin/products/${SLUG}`, { method: 'PATCH', body })
      while ((await readPrice(catalogUrl)) !== price / 100) await wait(5)
    })
    times.push(Math.round(ms))
  }
  return times.toSorted((left, right) => left - right)
}

async function readPrice(catalogUrl: string): Promise<number | undefined> {
  const address = `${catalogUrl}/api/catalog/products?slugs=${SLUG}&locale=en&currency=GBP`
  const { products }: { readonly products: readonly { readonly price: number }[] } = await (
    await fetch(address)
  ).json()
  return products[0]?.price
}

function readMemory({ pid }: ChildProcess): string {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]))
  return `${Math.round(kilobytes / 1024)} MB`
}

async function time(task: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

const sizes = process.argv.slice(2).map(Number)
const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
if (built === 0) {
  const figures: Figures[] = []
  for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) figures.push(await measure(size))
  const rows = figures.map((row) => Object.values(row).join(' | '))
  process.stdout.write([HEADING, ...rows, ''].join('\n'))
}
process.exitCode = built
