import { DEFAULT_STORE_NAME } from '@sorrel/contracts/settings'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const origin = address.transform((value) => new URL(value).origin)
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
const name = z.string().trim().min(1).max(60)

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
  commercePublicKey: z.string().min(1).default('pk_sorrel_demo'),
  /** First path segment of the shop's own endpoints. */
  storeApiPrefix: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('store-api'),
  /** Shared with whoever may drop cached pages; without it that endpoint is off. */
  revalidateSecret: z.string().min(16).optional(),
  /** Further origins that pictures may come from. */
  mediaOrigins: list,
  /** Further origins that the browser may call. */
  connectOrigins: list,
  /** The payment vault, which takes card numbers from browsers. Default the service's own origin with `/vault`. */
  vaultUrl: address.optional(),
  /** Origins of the editor windows that may frame the shop and send it preview messages; none turns editor mode off. */
  editorOrigins: list.pipe(z.array(origin)),
  /** Look-up of a shopper's country by network address. Default the service's own origin with `/location/ip`. */
  locationIpUrl: address.optional(),
  /** Look-up of a country by latitude and longitude. Default the service's own origin with `/location/reverse`. */
  locationReverseUrl: address.optional(),
  /** Script of a tag manager, fetched once a shopper has agreed to be counted. Default none. */
  tagScriptUrl: address.optional(),
  /** The shop's name where the store has none of its own. */
  storeName: name.default(DEFAULT_STORE_NAME),
  /** Named at the foot of each page after "Powered by". */
  poweredBy: name.default('Sorrel Storefront'),
  /** Pages say `Vary: Cookie`, since the currency is one. Off where a CDN in front keys on that cookie. */
  varyOnCookie: z.stringbool().default(true),
  /** How many reverse proxies of our own stand in front: that many entries of X-Forwarded-For are believed. */
  proxyHops: z.coerce.number().int().min(0).max(5).default(0),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The storefront's configuration, from the environment. */
export type Env = Readonly<ReturnType<typeof parseEnv>>

const toVariable = (field: string) => field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

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
  const toServiceUrl = (path: string) => new URL(path, commerceUrl).href
  return {
    ...env,
    commerceUrl,
    mediaUrl: env.mediaUrl ?? commerceUrl,
    vaultUrl: env.vaultUrl ?? toServiceUrl('/vault'),
    locationIpUrl: env.locationIpUrl ?? toServiceUrl('/location/ip'),
    locationReverseUrl: env.locationReverseUrl ?? toServiceUrl('/location/reverse'),
  }
}

/** The configuration of this process. Only server code may import it. */
export const env: Env = parseEnv(process.env)
