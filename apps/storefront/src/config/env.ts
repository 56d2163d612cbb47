import { GRAPHQL_PATH } from '@sorrel/commerce/client'
import { DEFAULT_STORE_NAME } from '@sorrel/contracts/settings'
import { publicKey } from '@sorrel/service/public-key'
import { findUnshared, objectStoreUrl, secrets, sharedState as sharing } from '@sorrel/service/shared-state'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const origin = address.transform((value) => new URL(value).origin)
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
const name = z.string().trim().min(1).max(60)
const robotRule = z.templateLiteral([
  z.enum(['search', 'training', 'acting']),
  '=',
  z.enum(['allow', 'deny']),
])

/** Each field is read from the variable of its name: `publicOrigin` from PUBLIC_ORIGIN. */
const schema = z.object({
  /** 0 takes any free port. */
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to bind. */
  host: z.string().min(1).default('127.0.0.1'),
  /** Where shoppers reach the shop. */
  publicOrigin: origin.default('http://localhost:3000'),
  /** Origin of the commerce service. */
  commerceUrl: origin.default('http://localhost:4000'),
  /** Origin under which the service names its pictures. Default the same as commerceUrl. */
  mediaUrl: origin.optional(),
  /** Origin of the reviews API; without it the shop shows no reviews. */
  reviewsUrl: origin.optional(),
  /**
   * Days after delivery on which the customer is asked by mail for a review, if they agreed; the same for the reviews
   * API. Default: no such mails.
   */
  reviewRequestDays: z.coerce.number().int().min(0).max(365).optional(),
  /** Whether shoppers may wait for what is sold out; the same for the reviews API. Default: no. */
  restockMails: z.stringbool().default(false),
  /** Origin of the catalogue index; without it lists are made by the commerce service's own means, without counts. */
  catalogApiUrl: origin.optional(),
  /** Path of the service's GraphQL. Default `/graphql/v2`. */
  commerceGraphqlPath: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .default(GRAPHQL_PATH),
  /** Public key of the store: pk_…, never a secret key. */
  commercePublicKey: publicKey,
  /** First path segment of the shop's own endpoints. */
  storeApiPrefix: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('store-api'),
  /**
   * Secrets of senders that may invalidate cached pages; without one that endpoint is off. Several, separated by
   * commas, are all valid.
   */
  revalidateSecret: secrets,
  /**
   * Shared with the editor, which signs links that start a preview. Needed with editorOrigins. Of several, after commas, the
   * first signs and all count.
   */
  previewSecret: secrets,
  /**
   * Encrypts the cookie that marks a browser as known to an account. Of several, separated by commas, the first
   * encrypts and all decrypt. Default: random at each start.
   */
  deviceSecret: secrets,
  /** Further origins that pictures may come from. They must be public hosts. */
  mediaOrigins: list,
  /** Folder of data on disk. Default `.cache` in the storefront. */
  cacheDirectory: z.string().min(1).optional(),
  /**
   * Whether files outlive this process. Off on hosts of functions and in containers without a volume: without valkeyUrl an event of
   * the service is then dealt with before it is acknowledged.
   */
  diskLasts: z.stringbool().default(true),
  /** Further origins that the browser may call. */
  connectOrigins: list,
  /**
   * What agents may do, over the Universal Commerce Protocol: of `search`, `lookup`, `cart`, `checkout` and `discount`.
   * Default none: its addresses do not exist.
   */
  agentCapabilities: list.pipe(z.array(z.enum(['search', 'lookup', 'cart', 'checkout', 'discount']))),
  /**
   * Seals the ids of agents' carts and checkouts. Of several, after commas, the first seals and all open. Default: made anew at
   * each start, which ends them.
   */
  agentSecret: secrets,
  /** Origins whose agents are trusted: their profiles may come from private hosts and over http. Default none. */
  agentProfileOrigins: list.pipe(z.array(origin)),
  /** Calls per second of an agent that signs them, or else of a network address; 0 sets no limit. */
  agentRate: z.coerce.number().min(0).default(5),
  /** Calls per minute that each may make on top of that. */
  agentBurst: z.coerce.number().int().min(0).default(60),
  /** Calls of agents that are answered at once. They never take the place of a visitor. */
  agentCallsAtOnce: z.coerce.number().int().min(1).max(100).default(4),
  /**
   * The payment vault, which takes card numbers from browsers. Default https://vault.schema.io for a hosted store (an
   * address that ends in swell.store), else the service's own origin with `/vault`.
   */
  vaultUrl: address.optional(),
  /** Origins of the editor windows that may frame the shop and send it preview messages; none turns editor mode off. */
  editorOrigins: list.pipe(z.array(origin)),
  /** Look-up of a shopper's country by network address. Default none: the country is not looked up this way. */
  locationIpUrl: address.optional(),
  /** Look-up of a country by latitude and longitude. Default none: shoppers are not asked where they are. */
  locationReverseUrl: address.optional(),
  /**
   * Purposes for which programs may fetch pages: `search`, `training` of models, and `acting` for a person, each
   * `=allow` or `=deny`. Default: `search=allow training=allow acting=allow`.
   */
  robots: list.pipe(z.array(robotRule)),
  /** Script of a tag manager, fetched once a shopper has agreed to be counted. Default none. */
  tagScriptUrl: address.optional(),
  /** The shop's name where the store has none of its own. */
  storeName: name.default(DEFAULT_STORE_NAME),
  /** Named at the foot of each page after "Powered by". */
  poweredBy: name.default('Sorrel Storefront'),
  /** Pages say `Vary: Cookie`, since the currency is one. Off where a CDN in front keys on that cookie. */
  varyOnCookie: z.stringbool().default(true),
  /** The CDN in front, cloudflare or fastly: pages carry their tags for it and it is purged by them. Default none. */
  cdn: z.enum(['cloudflare', 'fastly']).optional(),
  /** The zone of Cloudflare, or the service of Fastly. Needed with cdn. */
  cdnZone: z.string().min(1).optional(),
  /** The CDN's key, which may do nothing but purge. Needed with cdn. */
  cdnToken: z.string().min(1).optional(),
  /** The CDN's interface. Default its own. */
  cdnApiUrl: address.optional(),
  /** How many reverse proxies of our own are in front: that many entries of X-Forwarded-For are trusted. */
  proxyHops: z.coerce.number().int().min(0).max(5).default(0),
  /**
   * Connections that one address may have at once, where the front stands first (proxyHops 0): an IPv6 address counts by its /64
   * network. 0 sets no limit.
   */
  connectionsPerAddress: z.coerce.number().int().min(0).default(64),
  /** Answers per second that one address may have rendered; 0 sets no limit. Cached pages and files are never counted. */
  renderRate: z.coerce.number().min(0).default(4),
  /** Answers per minute that one address may have rendered on top of that. */
  renderBurst: z.coerce.number().int().min(0).default(60),
  /** Accounts that one address may try to create in an hour. */
  signUpsPerHour: z.coerce.number().int().min(1).default(10),
  /** Answers that are rendered at once. Default four times the cores, at least 8. */
  rendersAtOnce: z.coerce.number().int().min(1).optional(),
  /** Answers that may wait to be rendered. */
  rendersWaiting: z.coerce.number().int().min(0).default(64),
  /** How long an answer waits to be rendered before it is refused. */
  renderWaitSeconds: z.coerce.number().min(0).default(10),
  /** How long a service that failed three times is not asked, and after each question that it did not answer. */
  breakerPauseSeconds: z.coerce.number().min(0).default(5),
  /** Calls to the commerce service at once, at most. There are fewer until it has shown that it takes more. */
  commerceCallsAtOnce: z.coerce.number().int().min(1).max(500).default(32),
  /** How long after a change the service may still answer from its caches, in seconds. */
  serviceCacheSeconds: z.coerce.number().min(0).max(60).default(5),
  /** How often settings, menus and content are checked for unannounced changes, in seconds; 0 never. */
  commercePollSeconds: z.coerce.number().min(0).default(60),
  /** Last part of the address that the service posts its events to; without it that address does not exist. */
  webhookSecret: z
    .string()
    .regex(/^[\w-]{16,128}$/, 'must have 16 to 128 letters, digits, - or _')
    .optional(),
  /** Network addresses that events may come from; none lets them come from anywhere. */
  webhookSources: list,
  /** Whether the front moves the data and code of pages into files that load after the picture. Off to rule it out. */
  pageTransform: z.stringbool().default(true),
  /** Makes the main pages at the start, one after the other. */
  warmUpPages: z.stringbool().default(true),
  /** Port of its own for `GET /metrics`, in Prometheus' format. Default: not served. */
  metricsPort: z.coerce.number().int().min(0).max(65_535).optional(),
  /** An OpenTelemetry collector that metrics are sent to each minute, and traces. Default: none. */
  otelExporterOtlpEndpoint: address.optional(),
  /**
   * Share of the pages whose loading is reported by browsers of shoppers who agreed to be counted, from 0 to 1, where metrics
   * or traces are read. 0 asks no browser.
   */
  webVitalsShare: z.coerce.number().min(0).max(1).default(0.1),
  /** Receives logged failures, as Sentry does: https://key@host/project. Default: none. */
  sentryDsn: z.url({ protocol: /^https?$/ }).optional(),
  /** Which build runs, for the log. Default: not said. */
  release: z.string().min(1).max(200).optional(),
  /** Share of the requests that are traced where there is a collector, from 0 to 1. */
  otelTracesSamplerArg: z.coerce.number().min(0).max(1).default(0.05),
  /**
   * Valkey or Redis, which the processes that serve one shop share: redis://… or rediss://… Default none: each goes on
   * alone.
   */
  valkeyUrl: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * Where the files of each release are found by open tabs after the next one, and by processes of another release:
   * s3://bucket/folder?endpoint=https://… or file:///folder. Default a folder in cacheDirectory.
   */
  releasesUrl: objectStoreUrl.or(z.url({ protocol: /^file$/ })).optional(),
  /** Releases whose files are kept. */
  releasesKept: z.coerce.number().int().min(1).max(100).default(5),
  /**
   * Whether several processes serve the shop: `required` refuses to start without the shared store. Default `optional`.
   */
  sharedState: sharing,
  /**
   * How long connections are still taken after SIGTERM while `/readyz` answers 503, in milliseconds: a little more than a
   * balancer needs to notice. Default 0: none.
   */
  drainMs: z.coerce.number().int().min(0).max(120_000).default(0),
  /** Least important lines that are written. */
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The storefront's configuration, from the environment. */
export type Env = Readonly<ReturnType<typeof parseEnv>>

const toVariable = (field: string) => field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/** The names of all settings. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape).map(toVariable)

/** Reads the configuration. Throws one error that names every variable that is wrong, never its value. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>) {
  const fields = Object.keys(schema.shape).map((field) => [field, variables[toVariable(field)] || undefined])
  const parsed = schema.safeParse(Object.fromEntries(fields))
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path: [field, ...rest], message }) =>
        `${[toVariable(String(field)), ...rest].join('.')}: ${message}`,
    )
    throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
  }
  const { commerceUrl, ...env } = parsed.data
  if (env.editorOrigins.length > 0 && env.previewSecret === undefined)
    throw new Error('The environment is not usable. PREVIEW_SECRET: is needed where EDITOR_ORIGINS is set')
  if (env.reviewRequestDays !== undefined && env.revalidateSecret === undefined)
    throw new Error(
      'The environment is not usable. REVALIDATE_SECRET: is needed where REVIEW_REQUEST_DAYS is set',
    )
  if (env.restockMails && env.revalidateSecret === undefined)
    throw new Error('The environment is not usable. REVALIDATE_SECRET: is needed where RESTOCK_MAILS is set')
  if (env.cdn !== undefined && (env.cdnZone === undefined || env.cdnToken === undefined))
    throw new Error('The environment is not usable. CDN_ZONE, CDN_TOKEN: are needed where CDN is set')
  const unshared = findUnshared(env.sharedState, {
    VALKEY_URL: env.valkeyUrl,
    REVALIDATE_SECRET: env.revalidateSecret,
    DEVICE_SECRET: env.deviceSecret,
    ...(env.agentCapabilities.length > 0 && { AGENT_SECRET: env.agentSecret }),
  })
  if (unshared !== undefined) throw new Error(`The environment is not usable. ${unshared}`)
  const isMeasured = env.metricsPort !== undefined || env.otelExporterOtlpEndpoint !== undefined
  return {
    ...env,
    webVitalsShare: isMeasured && env.webVitalsShare > 0 ? env.webVitalsShare : undefined,
    commerceUrl,
    mediaUrl: env.mediaUrl ?? commerceUrl,
    vaultUrl: env.vaultUrl ?? getVaultUrl(commerceUrl),
  }
}

/** Hosted stores share one vault; another service, such as the sandbox, has its own. */
function getVaultUrl(commerceUrl: string): string {
  const isHosted = /(^|\.)swell\.store$/.test(new URL(commerceUrl).hostname)
  return isHosted ? 'https://vault.schema.io' : new URL('/vault', commerceUrl).href
}

/** Names that are configuration in other parts of the shop, and others that look like ours. */
const FOREIGN = new Set([
  'DATA_DIR',
  'DATABASE_URL',
  'SMTP_URL',
  'HOSTNAME',
  'HOME',
  'PUBLIC_URL',
  'PUBLIC_KEY',
])

/**
 * A name, and its spellings with one letter left out. Two names that share one differ in one place, or have two letters
 * swapped.
 */
const toSpellings = (name: string) => [
  name,
  ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)),
]

/** One sentence for each variable that is not known and looks like a misspelt one, with the name that it is near to. */
export function findMisspelt(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  const others = Object.keys(variables).filter((name) => !VARIABLES.includes(name) && !FOREIGN.has(name))
  return others.flatMap((name) => {
    const spellings = new Set(toSpellings(name.toUpperCase()))
    const near = VARIABLES.find((known) => toSpellings(known).some((spelling) => spellings.has(spelling)))
    if (near === undefined || name.length <= 4) return []
    return [`${name} is not known and has no effect: did you mean ${near}?`]
  })
}

/** The configuration of this process. Only server code may import it. */
export const env: Env = parseEnv(process.env)
