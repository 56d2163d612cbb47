import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import type { SettingsProfile } from './store/settings-profile.ts'

const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** What the service runs with. Every value has a default that suits a developer's machine. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin under which browsers and the storefront reach this service, without a trailing slash. */
  readonly publicUrl: string
  /** Origin of the shop: allowed to read with the public key, notified of changes, target of links in e-mails. */
  readonly storefrontUrl: string
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute folder of the embedded database and the picture cache, or `memory://`. */
  readonly dataDir: string
  readonly publicKey: string
  /** The instant the service's clock starts from. Without it: real time. */
  readonly clock: Date | undefined
  readonly settingsProfile: SettingsProfile
  /** Fault switches are served at `/faults`. */
  readonly faults: boolean
  /** Shared with the storefront; without it changes are not announced. */
  readonly revalidateSecret: string | undefined
  /** Without it the administration routes answer callers on this machine only. */
  readonly adminToken: string | undefined
  readonly smtpUrl: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''))

const environment = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  STOREFRONT_URL: origin.default('http://localhost:3000'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATA_DIR: z.string().default('.data/commerce'),
  PUBLIC_KEY: z.string().min(8, 'must have at least 8 characters').default('pk_sorrel_demo'),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant such as 2026-11-21T09:00:00Z' })
    .transform((value) => new Date(value))
    .optional(),
  SETTINGS_PROFILE: z.enum(['default', 'single', 'no-currency', 'no-announcement']).default('default'),
  FAULTS: z.enum(['0', '1']).default('0'),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/**
 * Reads the environment. An empty variable counts as unset.
 * The error is one line that names the variable and says what it must be; it never repeats the value.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) return err(parsed.error.issues.map(toLine).join('; '))
  const values = parsed.data
  return ok({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    storefrontUrl: values.STOREFRONT_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: toFolder(values.DATA_DIR),
    publicKey: values.PUBLIC_KEY,
    clock: values.CLOCK,
    settingsProfile: values.SETTINGS_PROFILE,
    faults: values.FAULTS === '1',
    revalidateSecret: values.REVALIDATE_SECRET,
    adminToken: values.ADMIN_TOKEN,
    smtpUrl: values.SMTP_URL,
    logLevel: values.LOG_LEVEL,
  })
}

function toLine(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  return `${issue.path.map(String).join('.')} ${issue.message}`
}

function toFolder(dataDir: string): string {
  if (dataDir === 'memory://') return dataDir
  return isAbsolute(dataDir) ? resolve(dataDir) : join(REPOSITORY_ROOT, dataDir)
}
