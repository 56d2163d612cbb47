import { isAbsolute, join, resolve } from 'node:path'
import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import { SECRET_MIN_LENGTH, secrets } from './shared-state.ts'

const REPOSITORY_ROOT = join(import.meta.dirname, '../../..')

/** A database in memory; it is used where a data folder is expected. */
export const IN_MEMORY = 'memory://'

export const toPort = (port: number) =>
  z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(port)

/** An origin, without path and trailing slash. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => new URL(value).origin)

/** Origins, separated by commas. */
export const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(origin))

export const secret = z
  .string()
  .min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`)
  .optional()

export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional()

export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
  .optional()

/** A file or folder on disk: a relative one is taken from the root of the repository. */
export const folder = z
  .string()
  .refine((given) => !given.startsWith(IN_MEMORY), 'must be a folder')
  .transform((given) => (isAbsolute(given) ? resolve(given) : join(REPOSITORY_ROOT, given)))

/** The folder of an embedded database, or `memory://`. */
export const dataDir = z.literal(IN_MEMORY).or(folder)

/** How long a stopping process still accepts connections, in milliseconds. */
export const drainMs = z.coerce
  .number({ error: 'must be a number of milliseconds' })
  .int('must be a number of milliseconds')
  .min(0)
  .max(120_000)
  .default(0)

/** Where metrics, traces and errors of a service go. */
export const metricsVariables = {
  METRICS_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  RELEASE: z.string().min(1).max(200).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a share from 0 to 1' }).min(0).max(1).optional(),
}

/** The values of `metricsVariables` under the names that code uses. */
export function toMetricsConfig(values: Values<typeof metricsVariables>) {
  return {
    /** Port of its own for `GET /metrics`, in Prometheus format; unset: not served. */
    metricsPort: values.METRICS_PORT,
    /** An OpenTelemetry collector that metrics are sent to each minute, and traces. */
    collectorUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Sentry, or a compatible service, for errors of the log. Default: none. */
    sentryDsn: values.SENTRY_DSN,
    /** Named in each line of the log. */
    release: values.RELEASE,
    /** Share of requests that are traced. Default 0.05. A caller's decision is followed. */
    traceRatio: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

export type MetricsConfig = Readonly<ReturnType<typeof toMetricsConfig>>

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')

export type LogLevel = z.output<typeof logLevel>

/** The variables of a service beside the shop: where it listens, its neighbours, and shared secrets. */
export const toServiceVariables = (port: number) => ({
  PORT: toPort(port),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  STOREFRONT_URL: origin.default('http://localhost:3000'),
  CATALOG_API_URL: origin.optional(),
  DATABASE_URL: databaseUrl,
  REVALIDATE_SECRET: secrets,
  SMTP_URL: smtpUrl,
  DRAIN_MS: drainMs,
  LOG_LEVEL: logLevel,
})

/** The values of `toServiceVariables` under the names that code uses. */
export function toServiceConfig(values: Values<ReturnType<typeof toServiceVariables>>) {
  return {
    port: values.PORT,
    host: values.HOST,
    /** Origin under which browsers and others reach the service, without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    /** Origin of the shop: its pages may call, it hears of changes, links lead to it. */
    storefrontUrl: values.STOREFRONT_URL,
    /** Origin of the catalogue index, which is told of changes too. */
    catalogUrl: values.CATALOG_API_URL,
    /** `postgres://…`; without it the database is embedded, in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Shared with the storefront; without them changes are not announced. */
    revalidateSecrets: values.REVALIDATE_SECRET,
    smtpUrl: values.SMTP_URL,
    /** How long connections are still accepted after SIGTERM, in milliseconds. */
    drainMs: values.DRAIN_MS,
    logLevel: values.LOG_LEVEL,
  }
}

export type ServiceConfig = Readonly<ReturnType<typeof toServiceConfig>>

/**
 * Reads the environment; an empty variable counts as unset. The error is one line with each invalid variable and its
 * requirement, never a value.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): Result<z.output<Schema>, string> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return ok(parsed.data)
  return err(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
}
