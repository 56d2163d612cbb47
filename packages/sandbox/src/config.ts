import { ok, type Result } from '@sorrel/domain/result'
import type { Secrets } from '@sorrel/contracts/http/token'
import {
  dataDir,
  folder,
  origin,
  readEnvironment,
  secret,
  type ServiceConfig,
  toServiceConfig,
  toServiceVariables,
} from '@sorrel/service/environment'
import { secrets } from '@sorrel/service/shared-state'
import { z } from 'zod'
import { CONTENT_MODELS, type ContentModel } from './store/content-models.ts'
import { SEED_PROFILES, type SeedProfile } from './seed/seed-profile.ts'
import type { SettingsProfile } from './store/settings-profile.ts'

/** The service's settings. Every value has a default that suits a developer's machine. */
export interface Config extends ServiceConfig {
  /** Absolute folder of the embedded database and the picture cache, or `memory://`. */
  readonly dataDir: string
  /** Absolute folder of the merchant's pictures. Undefined: those of the demo. */
  readonly mediaDir: string | undefined
  readonly publicKey: string
  /** The instant at which the service's clock starts. Default: real time. */
  readonly clock: Date | undefined
  /** Delay in seconds before the record of a subscription appears after its order. */
  readonly subscriptionDelaySeconds: number
  readonly settingsProfile: SettingsProfile
  /** The store that is written into an empty database. */
  readonly seedProfile: SeedProfile
  /** Content models of the store; others are missing from the schema and the REST interface. */
  readonly contentModels: ReadonlySet<ContentModel>
  /** Lifetime of cached answers about products, categories and settings. */
  readonly readCacheSeconds: number
  /** Calls of GraphQL and REST per second; more are refused. 0 sets no limit. */
  readonly rateLimit: number
  /** Percentage of an automatic promotion on every cart; 0 is none. */
  readonly promotionPercent: number
  /** Address that receives every change, as from the hosted service; it replaces all other notifications. */
  readonly webhookUrl: string | undefined
  /** Factor for the retry delays of webhooks: 1 keeps those of the hosted service. */
  readonly webhookRetryScale: number
  /** Whether events are repeated and sent out of order. */
  readonly webhookDisorder: boolean
  /** Whether fault switches are served at `/faults`. */
  readonly faults: boolean
  /** Shared with the storefront; without them the editor shows the public shop. */
  readonly previewSecrets: Secrets | undefined
  /** Without it the administration routes answer callers on this machine only. */
  readonly adminToken: string | undefined
  /** Allowed origins of recovery links in mails. */
  readonly resetOrigins: ReadonlySet<string>
}

const environment = z.object({
  ...toServiceVariables(4000),
  DATA_DIR: dataDir.prefault('.data/commerce'),
  MEDIA_DIR: folder.optional(),
  PUBLIC_KEY: z.string().min(8, 'must have at least 8 characters').default('pk_sorrel_demo'),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant such as 2026-11-21T09:00:00Z' })
    .transform((value) => new Date(value))
    .optional(),
  SUBSCRIPTION_DELAY_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0)
    .max(3600)
    .default(3),
  SETTINGS_PROFILE: z.enum(['default', 'single', 'no-currency', 'no-announcement']).default('default'),
  SEED_PROFILE: z.enum(SEED_PROFILES).default('default'),
  CONTENT_MODELS: z
    .string()
    .default(CONTENT_MODELS.join(','))
    .transform((value) => value.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.enum(CONTENT_MODELS, `may name ${CONTENT_MODELS.join(', ')}`))),
  READ_CACHE_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).min(0).default(5),
  RATE_LIMIT: z.coerce.number({ error: 'must be a number of calls' }).int().min(0).default(0),
  PROMOTION_PERCENT: z.coerce
    .number({ error: 'must be a number of percent' })
    .int()
    .min(0)
    .max(90)
    .default(0),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  WEBHOOK_RETRY_SCALE: z.coerce.number({ error: 'must be a number' }).min(0).default(1),
  WEBHOOK_DISORDER: z.enum(['0', '1']).default('0'),
  FAULTS: z.enum(['0', '1']).default('0'),
  PREVIEW_SECRET: secrets,
  ADMIN_TOKEN: secret,
  RESET_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
})

/** The names of all settings. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Parses the environment. The error is one line that names the mistake and never contains a value. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const parsed = readEnvironment(environment, env)
  if (!parsed.ok) return parsed
  const values = parsed.value
  return ok({
    ...toServiceConfig(values),
    dataDir: values.DATA_DIR,
    mediaDir: values.MEDIA_DIR,
    publicKey: values.PUBLIC_KEY,
    clock: values.CLOCK,
    subscriptionDelaySeconds: values.SUBSCRIPTION_DELAY_SECONDS,
    settingsProfile: values.SETTINGS_PROFILE,
    seedProfile: values.SEED_PROFILE,
    contentModels: new Set(values.CONTENT_MODELS),
    readCacheSeconds: values.READ_CACHE_SECONDS,
    rateLimit: values.RATE_LIMIT,
    promotionPercent: values.PROMOTION_PERCENT,
    webhookUrl: values.WEBHOOK_URL,
    webhookRetryScale: values.WEBHOOK_RETRY_SCALE,
    webhookDisorder: values.WEBHOOK_DISORDER === '1',
    faults: values.FAULTS === '1',
    previewSecrets: values.PREVIEW_SECRET,
    adminToken: values.ADMIN_TOKEN,
    resetOrigins: new Set(values.RESET_ORIGINS ?? [values.STOREFRONT_URL]),
  })
}
