import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { ROOT, run, type Service, startService, stopServices, waitUntilHealthy } from './processes.ts'

/** Node strips the types of the editor's modules at run time, which it still marks as experimental. */
const QUIET_STRIPPING = '--disable-warning=ExperimentalWarning'

const READY_TIMEOUT_MS = 120_000

type Mode = 'production' | 'development'

/** The parts of the shop that listen on a port: the variable that sets the port, and its default. */
const SERVICES = {
  storefront: { name: 'storefront', variable: 'STOREFRONT_PORT', port: 3000 },
  commerce: { name: 'commerce sandbox', variable: 'COMMERCE_PORT', port: 4000 },
  reviews: { name: 'reviews API', variable: 'REVIEWS_PORT', port: 4001 },
} as const

type ServiceId = keyof typeof SERVICES

/** Builds what changed, starts every part of the shop and runs until it is stopped. Returns the exit code. */
async function runShop(mode: Mode): Promise<number> {
  const services: Service[] = []
  const stopped = stopRequest()
  try {
    const ports = {
      storefront: getPort('storefront'),
      commerce: getPort('commerce'),
      reviews: getPort('reviews'),
    }
    const hosted = process.env.COMMERCE_URL
    await requireFreePort('storefront', ports.storefront)
    await requireFreePort('reviews', ports.reviews)
    if (hosted === undefined) await requireFreePort('commerce', ports.commerce)
    const failed = await build(mode)
    if (failed !== 0) return failed
    const shop = { ports, mode, hosted, moderationToken: getModerationToken() }
    services.push(...startParts(shop))
    const ended = Promise.race(services.map(whenEnded))
    await Promise.race([
      Promise.all(services.map((service) => waitUntilHealthy(service, READY_TIMEOUT_MS))),
      ended,
    ])
    printTable(shop)
    await Promise.race([stopped, ended])
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await stopServices(services)
  }
}

function build(mode: Mode): Promise<number> {
  const what = mode === 'production' ? [] : ['--filter=./packages/*']
  process.stdout.write('Building what changed …\n')
  return run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped', ...what])
}

interface Shop {
  readonly mode: Mode
  readonly ports: Readonly<Record<ServiceId, number>>
  /** Address of a hosted store. Unset starts the sandbox instead. */
  readonly hosted: string | undefined
  /** The token of the moderation page. */
  readonly moderationToken: string
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

function startParts({ ports, mode, hosted, moderationToken }: Shop): Service[] {
  const commerceUrl = `http://localhost:${ports.commerce}`
  const storefrontUrl = `http://localhost:${ports.storefront}`
  const shared = { REVALIDATE_SECRET: process.env.REVALIDATE_SECRET ?? randomBytes(32).toString('hex') }
  const quiet = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const watch = mode === 'development'
  const startSandbox = () =>
    startService({
      name: 'commerce sandbox',
      folder: 'apps/commerce-sandbox',
      args: [...(watch ? ['--watch'] : []), QUIET_STRIPPING, 'src/main.ts'],
      env: {
        ...shared,
        ...quiet,
        PORT: String(ports.commerce),
        PUBLIC_URL: commerceUrl,
        STOREFRONT_URL: storefrontUrl,
      },
      healthUrl: `${commerceUrl}/readyz`,
    })
  const reviewsUrl = `http://localhost:${ports.reviews}`
  const reviews = startService({
    name: 'reviews API',
    folder: 'apps/reviews-api',
    args: [...(watch ? ['--watch'] : []), 'src/main.ts'],
    env: {
      ...shared,
      ...quiet,
      PORT: String(ports.reviews),
      PUBLIC_URL: reviewsUrl,
      STOREFRONT_URL: process.env.PUBLIC_ORIGIN ?? storefrontUrl,
      COMMERCE_URL: hosted ?? commerceUrl,
      MODERATION_TOKEN: moderationToken,
      CLIENT_ADDRESS_HEADER: 'x-client-address',
      SEED: hosted === undefined ? 'demo' : 'none',
    },
    healthUrl: `${reviewsUrl}/readyz`,
  })
  const storefront = startService({
    name: 'storefront',
    folder: 'apps/storefront',
    args: ['server/main.ts', ...(watch ? ['--dev'] : [])],
    env: {
      ...shared,
      ...quiet,
      PORT: String(ports.storefront),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? storefrontUrl,
      COMMERCE_URL: hosted ?? commerceUrl,
      REVIEWS_URL: reviewsUrl,
      ...(hosted === undefined ? { EDITOR_ORIGINS: process.env.EDITOR_ORIGINS ?? commerceUrl } : {}),
    },
    healthUrl: `${storefrontUrl}/readyz`,
  })
  return hosted === undefined ? [startSandbox(), reviews, storefront] : [reviews, storefront]
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
    ['Commerce service', `${commerceUrl}/graphql`],
    ['Editor', `${commerceUrl}/editor`],
    ['E-mail outbox', `${commerceUrl}/outbox`],
    ['Log in as', 'demo@sorrel.shop  password sorrel-demo'],
    ['Test card', '4242 4242 4242 4242, any future date, any CVC'],
  ]
  const rows = [
    ['Shop', `http://localhost:${ports.storefront}`],
    ...(hosted === undefined ? local : [['Commerce service', hosted]]),
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

/** Rebuilds a package when its source changes, so that the running apps use the new code. */
function watchPackages(): () => void {
  const watch = ['run', 'watch', '--filter=./packages/*', '--concurrency=20', '--output-logs=errors-only']
  const watcher = spawn('turbo', watch, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  return () => watcher.kill('SIGTERM')
}

const isDevelopment = process.argv.includes('--dev')
const stopWatching = isDevelopment ? watchPackages() : () => {}
process.exitCode = await runShop(isDevelopment ? 'development' : 'production')
stopWatching()
