import { DEFAULT_STORE_NAME } from '@sorrel/contracts/settings'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
  COMMERCE_URL: origin.default('http://localhost:4000'),
  MEDIA_URL: origin.optional(),
  REVIEWS_URL: origin.optional(),
  COMMERCE_PUBLIC_KEY: z.string().min(1).default('pk_sorrel_demo'),
  STORE_API_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('store-api'),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  MEDIA_ORIGINS: list,
  CONNECT_ORIGINS: list,
  VAULT_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDITOR_ORIGINS: list.pipe(z.array(origin)),
  LOCATION_IP_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOCATION_REVERSE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TAG_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORE_NAME: z.string().trim().min(1).max(60).optional(),
  POWERED_BY: z.string().trim().min(1).max(60).default('Sorrel Storefront'),
  VARY_ON_COOKIE: z.stringbool().default(true),
  PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The storefront's configuration, from the environment. */
export interface Env {
  /** Default 3000; 0 takes any free port. */
  readonly port: number
  /** Address to bind. Default 127.0.0.1. */
  readonly host: string
  /** Where shoppers reach the shop. Default http://localhost:3000. */
  readonly publicOrigin: string
  /** Origin of the commerce service. Default http://localhost:4000. */
  readonly commerceUrl: string
  /** Origin under which the service names its pictures. Default the same as commerceUrl. */
  readonly mediaUrl: string
  /** Origin of the reviews API; without it the shop shows no reviews. */
  readonly reviewsUrl: string | undefined
  readonly commercePublicKey: string
  /** First path segment of the shop's own endpoints. Default `store-api`. */
  readonly storeApiPrefix: string
  /** Shared with whoever may drop cached pages; without it that endpoint is off. */
  readonly revalidateSecret: string | undefined
  /** Further origins that pictures may come from. */
  readonly mediaOrigins: readonly string[]
  /** Further origins that the browser may call. */
  readonly connectOrigins: readonly string[]
  /** The payment vault, which takes card numbers from browsers. Default the service's own origin with `/vault`. */
  readonly vaultUrl: string
  /** Origins of the editor windows that may frame the shop and send it preview messages; none turns editor mode off. */
  readonly editorOrigins: readonly string[]
  /** Look-up of a shopper's country by network address. Default the service's own origin with `/location/ip`. */
  readonly locationIpUrl: string
  /** Look-up of a country by latitude and longitude. Default the service's own origin with `/location/reverse`. */
  readonly locationReverseUrl: string
  /** Script of a tag manager, fetched once a shopper has agreed to be counted. Default none. */
  readonly tagScriptUrl: string | undefined
  /** The shop's name where the store has none of its own. Default `Store`. */
  readonly storeName: string
  /** Named at the foot of each page after "Powered by". Default `Sorrel Storefront`. */
  readonly poweredBy: string
  /** Pages say `Vary: Cookie`, since the currency is one. Off where a CDN in front keys on that cookie. Default on. */
  readonly varyOnCookie: boolean
  /** How many reverse proxies of our own stand in front: that many entries of X-Forwarded-For are believed. Default 0. */
  readonly proxyHops: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** Reads the configuration. Throws one error that names every variable that is wrong, never its value. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    commerceUrl: env.COMMERCE_URL,
    mediaUrl: env.MEDIA_URL ?? env.COMMERCE_URL,
    reviewsUrl: env.REVIEWS_URL,
    commercePublicKey: env.COMMERCE_PUBLIC_KEY,
    storeApiPrefix: env.STORE_API_PREFIX,
    revalidateSecret: env.REVALIDATE_SECRET,
    mediaOrigins: env.MEDIA_ORIGINS,
    connectOrigins: env.CONNECT_ORIGINS,
    vaultUrl: env.VAULT_URL ?? new URL('/vault', env.COMMERCE_URL).href,
    editorOrigins: env.EDITOR_ORIGINS,
    locationIpUrl: env.LOCATION_IP_URL ?? new URL('/location/ip', env.COMMERCE_URL).href,
    locationReverseUrl: env.LOCATION_REVERSE_URL ?? new URL('/location/reverse', env.COMMERCE_URL).href,
    tagScriptUrl: env.TAG_SCRIPT_URL,
    storeName: env.STORE_NAME ?? DEFAULT_STORE_NAME,
    poweredBy: env.POWERED_BY,
    varyOnCookie: env.VARY_ON_COOKIE,
    proxyHops: env.PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
  }
}
