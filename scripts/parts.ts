import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type ServiceOptions } from './processes.ts'

// Ours: what each part of this shop is told.

/**
 * Node collects garbage seldom while there is room, which is a quarter of the machine unless this says less. From the first
 * number it derives a place for new objects that is too small for a page, so that what a page needs for a moment is
 * copied and kept: the second makes it larger. The third lets the heap grow by so much before all of it is searched.
 */
export const HEAP_LIMITS = [
  '--max-old-space-size=256',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
]

/** glibc gives each thread memory of its own and returns little of it unless it is told to. */
export const RETURNED_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Node strips the types of the editor's modules at run time, which it still marks as experimental. */
const QUIET_STRIPPING = '--disable-warning=ExperimentalWarning'

/** The sandbox's command and where it keeps its data, both below the root. */
export const SANDBOX = { file: 'packages/sandbox/src/main.ts', dataDir: '.data/commerce' } as const

export type Mode = 'production' | 'development'

/** The parts of the shop that listen on a port: the variable that sets the port, and its default. */
export const SERVICES = {
  storefront: { name: 'storefront', variable: 'STOREFRONT_PORT', port: 3000 },
  commerce: { name: 'commerce sandbox', variable: 'COMMERCE_PORT', port: 4000 },
  reviews: { name: 'reviews API', variable: 'REVIEWS_PORT', port: 4001 },
  catalog: { name: 'catalogue API', variable: 'CATALOG_PORT', port: 4002 },
} as const

export type ServiceId = keyof typeof SERVICES

/** Reads the developer's own settings. The environment wins over them. */
export function loadSettings(folder = ROOT): void {
  const file = join(folder, '.env.local')
  if (existsSync(file)) process.loadEnvFile(file)
}

export interface Shop {
  readonly mode: Mode
  readonly ports: Readonly<Record<ServiceId, number>>
  /** Address of a hosted store. Unset starts the sandbox instead. */
  readonly hosted: string | undefined
  /** The token of the moderation page. */
  readonly moderationToken: string
}

/** What the parts tell each other. */
interface Wiring extends Shop {
  readonly urls: Readonly<Record<ServiceId, string>>
  readonly commerceUrl: string
  readonly previewSecret: string
  /** The same for every part. */
  readonly shared: Readonly<Record<string, string>>
}

/** The parts of the shop, each after those that it asks while it starts. */
export function getParts(shop: Shop): readonly ServiceOptions[] {
  const { ports, hosted } = shop
  const toUrl = (id: ServiceId) => `http://localhost:${ports[id]}`
  const urls = {
    storefront: toUrl('storefront'),
    commerce: toUrl('commerce'),
    reviews: toUrl('reviews'),
    catalog: toUrl('catalog'),
  }
  const wiring: Wiring = {
    ...shop,
    urls,
    commerceUrl: hosted ?? urls.commerce,
    previewSecret: getSecret('PREVIEW_SECRET'),
    shared: {
      REVALIDATE_SECRET: getSecret('REVALIDATE_SECRET'),
      // Whoever runs a shop for others reads what happens; a developer's terminal has warnings alone.
      LOG_LEVEL: process.env.LOG_LEVEL ?? (hosted === undefined ? 'warn' : 'info'),
    },
  }
  const parts = [toReviews(wiring), toCatalog(wiring), toStorefront(wiring)]
  return hosted === undefined ? [toSandbox(wiring), ...parts] : parts
}

/**
 * The secret of the environment. One shop alone can make its own for as long as it runs; where several share their state,
 * the parts refuse to start without it.
 */
function getSecret(variable: string): string {
  const given = process.env[variable]
  if (given !== undefined || process.env.SHARED_STATE === 'required') return given ?? ''
  return randomBytes(32).toString('hex')
}

/** Each part has a folder of its own in the folder that the environment names, since one folder serves one process. */
function getData(variable: string, part: string): Readonly<Record<string, string>> {
  return process.env.DATA_DIR === undefined ? {} : { [variable]: join(process.env.DATA_DIR, part) }
}

const toWatch = ({ mode }: Shop): readonly string[] => (mode === 'development' ? ['--watch'] : [])

function toSandbox({ urls, ports, shared, previewSecret, ...shop }: Wiring): ServiceOptions {
  return {
    name: SERVICES.commerce.name,
    folder: '.',
    args: [...toWatch({ ports, ...shop }), QUIET_STRIPPING, SANDBOX.file],
    env: {
      ...shared,
      DATA_DIR: SANDBOX.dataDir,
      ...getData('DATA_DIR', 'commerce'),
      PORT: String(ports.commerce),
      PUBLIC_URL: urls.commerce,
      STOREFRONT_URL: urls.storefront,
      RESET_ORIGINS: process.env.RESET_ORIGINS ?? process.env.PUBLIC_ORIGIN ?? urls.storefront,
      CATALOG_API_URL: urls.catalog,
      PREVIEW_SECRET: previewSecret,
    },
    healthUrl: `${urls.commerce}/readyz`,
  }
}

function toReviews(wiring: Wiring): ServiceOptions {
  const { urls, ports, shared, commerceUrl, hosted, moderationToken } = wiring
  return {
    name: SERVICES.reviews.name,
    folder: 'apps/reviews-api',
    args: [...toWatch(wiring), 'src/main.ts'],
    env: {
      ...shared,
      ...getData('DATA_DIR', 'reviews'),
      PORT: String(ports.reviews),
      PUBLIC_URL: urls.reviews,
      STOREFRONT_URL: process.env.PUBLIC_ORIGIN ?? urls.storefront,
      COMMERCE_URL: commerceUrl,
      CATALOG_API_URL: urls.catalog,
      MODERATION_TOKEN: moderationToken,
      // The sandbox sends no events of its stock.
      ...(hosted === undefined
        ? { ...toOutbox(urls.commerce), ...letWait(), RESTOCK_ROUND_MINUTES: '1' }
        : {}),
      CLIENT_ADDRESS_HEADER: 'x-client-address',
      SEED: hosted === undefined ? 'demo' : 'none',
    },
    healthUrl: `${urls.reviews}/readyz`,
  }
}

/** Mails about reviews go where the sandbox's own go. */
function toOutbox(commerceUrl: string): Readonly<Record<string, string>> {
  const token = process.env.ADMIN_TOKEN
  return { OUTBOX_URL: `${commerceUrl}/outbox`, ...(token ? { OUTBOX_TOKEN: token } : {}) }
}

/** With the sandbox there is an outbox, so its shoppers may wait for what is sold out. */
function letWait(): Readonly<Record<string, string>> {
  return { RESTOCK_MAILS: process.env.RESTOCK_MAILS ?? 'true' }
}

function toCatalog(wiring: Wiring): ServiceOptions {
  const { urls, ports, shared, commerceUrl } = wiring
  return {
    name: SERVICES.catalog.name,
    folder: 'apps/catalog-api',
    args: [...toWatch(wiring), 'src/main.ts'],
    env: {
      ...shared,
      ...getData('DATA_DIR', 'catalog'),
      PORT: String(ports.catalog),
      COMMERCE_URL: commerceUrl,
      REVIEWS_URL: urls.reviews,
      SYNONYMS_FILE: process.env.SYNONYMS_FILE ?? 'apps/catalog-api/synonyms.json',
    },
    // It becomes ready when it has read everything, for which the shop does not wait.
    healthUrl: `${urls.catalog}/healthz`,
  }
}

function toStorefront({ urls, ports, shared, ...shop }: Wiring): ServiceOptions {
  const { commerceUrl, hosted, mode, previewSecret } = shop
  return {
    name: SERVICES.storefront.name,
    folder: 'apps/storefront',
    args:
      mode === 'development'
        ? ['node_modules/next/dist/bin/next', 'dev', '-H', 'localhost', '-p', String(ports.storefront)]
        : [...HEAP_LIMITS, 'front/main.ts'],
    env: {
      ...shared,
      ...RETURNED_MEMORY,
      ...getData('CACHE_DIRECTORY', 'storefront'),
      PORT: String(ports.storefront),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? urls.storefront,
      COMMERCE_URL: commerceUrl,
      REVIEWS_URL: urls.reviews,
      CATALOG_API_URL: urls.catalog,
      PREVIEW_SECRET: previewSecret,
      AGENT_CAPABILITIES: process.env.AGENT_CAPABILITIES ?? 'search lookup cart checkout discount',
      ...(hosted === undefined
        ? {
            ...letWait(),
            EDITOR_ORIGINS: process.env.EDITOR_ORIGINS ?? urls.commerce,
            LOCATION_IP_URL: `${urls.commerce}/location/ip`,
            LOCATION_REVERSE_URL: `${urls.commerce}/location/reverse`,
          }
        : {}),
    },
    healthUrl: `${urls.storefront}/readyz`,
  }
}
