import { err, ok, type Result } from '@sorrel/domain/result'
import type { Secrets } from '@sorrel/contracts/http/token'
import {
  databaseUrl,
  dataDir,
  drainMs,
  folder,
  type LogLevel,
  logLevel,
  type MetricsConfig,
  metricsVariables,
  origin,
  readEnvironment,
  toMetricsConfig,
  toPort,
} from '@sorrel/service/environment'
import { publicKey } from '@sorrel/service/public-key'
import { findUnshared, secrets, sharedState } from '@sorrel/service/shared-state'
import { z } from 'zod'

const MINUTE_MS = 60_000

/** The service's settings. Every value has a default that suits a developer's machine. */
export interface Config extends MetricsConfig {
  readonly port: number
  readonly host: string
  readonly commerceUrl: string
  /** Path of the commerce service's GraphQL. Default: the client's own. */
  readonly commerceGraphqlPath: string | undefined
  readonly commercePublicKey: string
  /** Origin of the reviews API; without it products have no ratings. */
  readonly reviewsUrl: string | undefined
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute folder of the embedded database, or `memory://`. */
  readonly dataDir: string
  /** Secrets shared with senders of changes; without them changes cannot be announced. */
  readonly revalidateSecrets: Secrets | undefined
  /** Absolute path of the merchant's synonyms. */
  readonly synonymsFile: string | undefined
  readonly walkEveryMs: number
  /** Products in one call to the commerce service. */
  readonly pageSize: number
  /** For how long connections are still taken after SIGTERM, in milliseconds. */
  readonly drainMs: number
  readonly logLevel: LogLevel
}

const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number({ error: `must be ${name}` })
    .int(`must be ${name}`)
    .min(1, `must be ${name}`)
    .max(max)

const environment = z.object({
  PORT: toPort(4002),
  HOST: z.string().default('127.0.0.1'),
  COMMERCE_URL: origin.default('http://localhost:4000'),
  COMMERCE_GRAPHQL_PATH: z.string().startsWith('/', 'must be a path such as /graphql/v2').optional(),
  COMMERCE_PUBLIC_KEY: publicKey,
  REVIEWS_URL: origin.optional(),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir.prefault('.data/catalog'),
  REVALIDATE_SECRET: secrets,
  SYNONYMS_FILE: folder.optional(),
  WALK_EVERY_MINUTES: wholeNumber('a number of minutes', 100_000).default(720),
  PAGE_SIZE: wholeNumber('a number of products up to 1000', 1000).default(1000),
  ...metricsVariables,
  DRAIN_MS: drainMs,
  SHARED_STATE: sharedState,
  LOG_LEVEL: logLevel,
})

/** The names of all settings. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Reads the environment. The error is one line that names the mistake; it never repeats a value. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const parsed = readEnvironment(environment, env)
  if (!parsed.ok) return parsed
  const values = parsed.value
  const { DATABASE_URL, REVALIDATE_SECRET } = values
  const unshared = findUnshared(values.SHARED_STATE, { DATABASE_URL, REVALIDATE_SECRET })
  if (unshared !== undefined) return err(unshared)
  return ok({
    ...toMetricsConfig(values),
    port: values.PORT,
    host: values.HOST,
    commerceUrl: values.COMMERCE_URL,
    commerceGraphqlPath: values.COMMERCE_GRAPHQL_PATH,
    commercePublicKey: values.COMMERCE_PUBLIC_KEY,
    reviewsUrl: values.REVIEWS_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    revalidateSecrets: values.REVALIDATE_SECRET,
    synonymsFile: values.SYNONYMS_FILE,
    walkEveryMs: values.WALK_EVERY_MINUTES * MINUTE_MS,
    pageSize: values.PAGE_SIZE,
    drainMs: values.DRAIN_MS,
    logLevel: values.LOG_LEVEL,
  })
}
