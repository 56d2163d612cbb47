import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { getParts, loadSettings, type Mode, type ServiceId, SERVICES, type Shop } from './parts.ts'
import { ROOT, run, type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

// Ours because each part starts when those it asks are ready, and one that ends must end all: `turbo run dev` does neither.

const READY_TIMEOUT_MS = 120_000

/**
 * Builds what changed unless `--built` is given, starts every part of the shop after those that it asks, and runs until
 * it is stopped. Returns the exit code.
 */
async function runShop(mode: Mode): Promise<number> {
  const services: Service[] = []
  let watcher: ChildProcess | undefined
  const stopped = stopRequest()
  try {
    const ports = {
      storefront: getPort('storefront'),
      commerce: getPort('commerce'),
      reviews: getPort('reviews'),
      catalog: getPort('catalog'),
    }
    const hosted = process.env.COMMERCE_URL
    await requireFreePort('storefront', ports.storefront)
    await requireFreePort('reviews', ports.reviews)
    await requireFreePort('catalog', ports.catalog)
    if (hosted === undefined) await requireFreePort('commerce', ports.commerce)
    const failed = process.argv.includes('--built') ? 0 : await build(mode)
    if (failed !== 0) return failed
    if (mode === 'development') watcher = watchPackages()
    const shop = { ports, mode, hosted, moderationToken: getModerationToken() }
    for (const part of getParts(shop)) {
      const service = startService(part)
      services.push(service)
      const isReady = waitUntilHealthy(service, READY_TIMEOUT_MS).then(() => true)
      const goesOn = Promise.race([isReady, stopped.then(() => false), ...services.map(whenEnded)])
      if (!(await goesOn)) return 0
    }
    printTable(shop)
    await Promise.race([stopped, ...services.map(whenEnded)])
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    watcher?.kill('SIGTERM')
    await stopServices(services)
  }
}

function build(mode: Mode): Promise<number> {
  const what = mode === 'production' ? [] : ['--filter=./packages/*']
  process.stdout.write('Building what changed …\n')
  return run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped', ...what])
}

/**
 * The operator's token: that of the environment, else one made at the first start and saved in `.data`, which git
 * ignores.
 */
function getModerationToken(): string {
  if (process.env.MODERATION_TOKEN) return process.env.MODERATION_TOKEN
  const file = join(ROOT, '.data/moderation-token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const token = randomBytes(18).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return token
}

async function whenEnded({ name, process: child }: Service): Promise<never> {
  const code = await new Promise((resolve) => child.once('exit', resolve))
  throw new Error(`The ${name} stopped (exit code ${String(code)}).`)
}

function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

function printTable({ ports, mode, hosted, moderationToken }: Shop): void {
  const commerceUrl = `http://localhost:${ports.commerce}`
  const local = [
    ['Commerce service', `${commerceUrl}/graphql/v2`],
    ['Editor', `${commerceUrl}/editor`],
    ['Email outbox', `${commerceUrl}/outbox`],
    ['Log in as', 'demo@sorrel.shop  password sorrel-demo'],
    ['Test card', '4242 4242 4242 4242, any future date, any CVC'],
  ]
  const rows = [
    ['Shop', `http://localhost:${ports.storefront}`],
    ...(hosted === undefined ? local : [['Commerce service', hosted]]),
    ['Catalogue API', `http://localhost:${ports.catalog}/api/catalog/status`],
    ['Review moderation', `http://localhost:${ports.reviews}/moderation  token ${moderationToken}`],
    ['Stop', 'Ctrl-C'],
  ]
  const lines = rows.map(([label = '', value = '']) => `  ${label.padEnd(20)}${value}`)
  process.stdout.write(
    `\n  Sorrel is open${mode === 'development' ? ' (development)' : ''}\n\n${lines.join('\n')}\n\n`,
  )
}

/** The port of a part. Throws a one-line error when the variable is not a port. */
function getPort(id: ServiceId): number {
  const { variable, port } = SERVICES[id]
  const value = process.env[variable]
  if (value === undefined || value === '') return port
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new Error(`${variable} is "${value}", which is no port: set it to a number from 1 to 65535.`)
}

/** Throws a one-line error with the port when another program listens there already. */
async function requireFreePort(id: ServiceId, port: number): Promise<void> {
  const { name, variable } = SERVICES[id]
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => isFree(host, port)))
  if (free.every(Boolean)) return
  throw new Error(`Port ${port} is taken, so the ${name} cannot start: stop what uses it or set ${variable}.`)
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Rebuilds the files of a package that a change of its source changes: only apps that import them restart. */
function watchPackages(): ChildProcess {
  const watch = [
    'run',
    'watch',
    'watch:react',
    '--filter=./packages/*',
    '--concurrency=20',
    '--output-logs=errors-only',
  ]
  return spawn('turbo', watch, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
}

loadSettings()
process.exitCode = await runShop(process.argv.includes('--dev') ? 'development' : 'production')
