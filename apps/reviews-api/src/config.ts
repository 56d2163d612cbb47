import { isAbsolute, join } from 'node:path'
import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'

const REPOSITORY_ROOT = join(import.meta.dirname, '../../..')

/** What the service runs with. Every value has a default that suits a developer's machine. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin under which an operator reaches `/moderation`, without a trailing slash. */
  readonly publicUrl: string
  /** Origin of the shop: its pages may write, it is notified of changes, links lead to it. */
  readonly storefrontUrl: string
  readonly commerceUrl: string
  readonly commercePublicKey: string
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute folder of pictures, secret and embedded database. */
  readonly dataDir: string
  /** Signs cookies. Without it one is made and stored in `dataDir`. */
  readonly secret: string | undefined
  /** Without it moderation does not exist. */
  readonly moderationToken: string | undefined
  /** Shared with the storefront; without it changes are not announced. */
  readonly revalidateSecret: string | undefined
  /** Without it mails stay in the outbox of the moderation page. */
  readonly smtpUrl: string | undefined
  /** Header in which a proxy of ours names the caller; without it the connection's own address counts. */
  readonly addressHeader: string | undefined
  readonly seed: 'demo' | 'none'
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => new URL(value).origin)
const secret = z.string().min(16, 'must have at least 16 characters').optional()

const environment = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(4001),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  STOREFRONT_URL: origin.default('http://localhost:3000'),
  COMMERCE_URL: origin.default('http://localhost:4000'),
  COMMERCE_PUBLIC_KEY: z.string().min(1).default('pk_sorrel_demo'),
  DATABASE_URL: z.string().startsWith('postgres', 'must start with postgres://').optional(),
  DATA_DIR: z.string().default('.data/reviews'),
  REVIEWS_SECRET: secret,
  MODERATION_TOKEN: secret,
  REVALIDATE_SECRET: secret,
  SMTP_URL: z.string().startsWith('smtp', 'must start with smtp:// or smtps://').optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z-]+$/, 'must be the name of a header')
    .optional(),
  SEED: z.enum(['demo', 'none']).default('none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/**
 * Reads the environment; an empty variable counts as unset. The error is one line that names each variable and says
 * what it must be; it never repeats a value.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const parsed = environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    return err(lines.join('; '))
  }
  const values = parsed.data
  const { PORT: port, DATA_DIR: dataDir } = values
  return ok({
    port,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    storefrontUrl: values.STOREFRONT_URL,
    commerceUrl: values.COMMERCE_URL,
    commercePublicKey: values.COMMERCE_PUBLIC_KEY,
    databaseUrl: values.DATABASE_URL,
    dataDir: isAbsolute(dataDir) ? dataDir : join(REPOSITORY_ROOT, dataDir),
    secret: values.REVIEWS_SECRET,
    moderationToken: values.MODERATION_TOKEN,
    revalidateSecret: values.REVALIDATE_SECRET,
    smtpUrl: values.SMTP_URL,
    addressHeader: values.CLIENT_ADDRESS_HEADER,
    seed: values.SEED,
    logLevel: values.LOG_LEVEL,
  })
}
