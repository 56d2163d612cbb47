import { err, ok, type Result } from '@sorrel/domain/result'
import type { Secrets } from '@sorrel/contracts/http/token'
import type { Moderator } from '@sorrel/reviews/server'
import {
  folder,
  type MetricsConfig,
  metricsVariables,
  origin,
  origins,
  readEnvironment,
  secret,
  type ServiceConfig,
  toMetricsConfig,
  toServiceConfig,
  toServiceVariables,
} from '@sorrel/service/environment'
import { publicKey } from '@sorrel/service/public-key'
import { findUnshared, objectStoreUrl, secrets, sharedState } from '@sorrel/service/shared-state'
import { z } from 'zod'

/** The service's settings. Every value has a default that suits a developer's machine. */
export interface Config extends ServiceConfig, MetricsConfig {
  /** The shop and the index in other regions: they are told of changes too. */
  readonly regions: { readonly storefrontUrls: readonly string[]; readonly catalogUrls: readonly string[] }
  readonly commerceUrl: string
  /** Path of the commerce service's GraphQL. Default: the client's own. */
  readonly commerceGraphqlPath: string | undefined
  readonly commercePublicKey: string
  /** Absolute folder of pictures, secret and embedded database. */
  readonly dataDir: string
  /** Where pictures are that several processes share; without it they are in `dataDir`. */
  readonly picturesUrl: string | undefined
  /** The first signs cookies and links in mails, all verify. Without them one is made and stored in `dataDir`. */
  readonly secrets: Secrets | undefined
  /** Without it moderation does not exist. */
  readonly moderationToken: string | undefined
  /** Days after an order's delivery on which its customer is asked for a review, if they wished so; unset: never. */
  readonly reviewRequestDays: number | undefined
  /** Whether shoppers may wait for what is sold out, and get a mail when it is back. */
  readonly restockMails: boolean
  /** Between looks at all that somebody waits for. */
  readonly restockRoundMinutes: number
  /** Moderators with a token of their own. */
  readonly moderators: readonly Moderator[]
  /**
   * Takes mails where there is no `smtpUrl`: the outbox of the local commerce service. Without both they stay in the
   * outbox of the moderation page.
   */
  readonly outboxUrl: string | undefined
  /** The operator's token of that outbox, where it asks for one. */
  readonly outboxToken: string | undefined
  /** Header in which a proxy of ours names the caller; without it the connection's own address counts. */
  readonly addressHeader: string | undefined
  readonly seed: 'demo' | 'none'
}

const MODERATOR = /^([\w@. -]{1,60}):(\S{16,})$/

/** `anna:token,ben:token`; each token has at least 16 characters, and no comma. */
const moderators = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .refine(
    (parts) => parts.every((part) => MODERATOR.test(part.trim())),
    'must list name:token, separated by commas, each token with at least 16 characters',
  )
  .transform((parts) =>
    parts.map((part): Moderator => {
      const [, name = '', token = ''] = MODERATOR.exec(part.trim()) ?? []
      return { name, token }
    }),
  )

const environment = z.object({
  ...toServiceVariables(4001),
  SHARED_STATE: sharedState,
  REGION_STOREFRONT_URLS: origins,
  REGION_CATALOG_API_URLS: origins,
  COMMERCE_URL: origin.default('http://localhost:4000'),
  COMMERCE_GRAPHQL_PATH: z.string().startsWith('/', 'must be a path such as /graphql/v2').optional(),
  COMMERCE_PUBLIC_KEY: publicKey,
  ...metricsVariables,
  DATA_DIR: folder.prefault('.data/reviews'),
  PICTURES_URL: objectStoreUrl.optional(),
  REVIEWS_SECRET: secrets,
  MODERATION_TOKEN: secret,
  MODERATORS: moderators,
  OUTBOX_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OUTBOX_TOKEN: secret,
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z-]+$/, 'must be the name of a header')
    .optional(),
  REVIEW_REQUEST_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int()
    .min(0)
    .max(365)
    .optional(),
  RESTOCK_MAILS: z.stringbool({ error: 'must be true or false' }).default(false),
  RESTOCK_ROUND_MINUTES: z.coerce
    .number({ error: 'must be a number of minutes' })
    .int()
    .min(1)
    .max(59)
    .default(5),
  SEED: z.enum(['demo', 'none']).default('none'),
})

/** The names of all settings. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Reads the environment. The error is one line that names the mistake; it never repeats a value. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const parsed = readEnvironment(environment, env)
  if (!parsed.ok) return parsed
  const values = parsed.value
  if (values.REVIEW_REQUEST_DAYS !== undefined && values.REVALIDATE_SECRET === undefined)
    return err('REVALIDATE_SECRET is needed where REVIEW_REQUEST_DAYS is set')
  if (values.RESTOCK_MAILS && values.REVALIDATE_SECRET === undefined)
    return err('REVALIDATE_SECRET is needed where RESTOCK_MAILS is set')
  const { DATABASE_URL, REVIEWS_SECRET, REVALIDATE_SECRET, PICTURES_URL } = values
  const unshared = findUnshared(values.SHARED_STATE, {
    DATABASE_URL,
    REVIEWS_SECRET,
    REVALIDATE_SECRET,
    PICTURES_URL,
  })
  if (unshared !== undefined) return err(unshared)
  return ok({
    ...toServiceConfig(values),
    ...toMetricsConfig(values),
    regions: {
      storefrontUrls: values.REGION_STOREFRONT_URLS,
      catalogUrls: values.REGION_CATALOG_API_URLS,
    },
    commerceUrl: values.COMMERCE_URL,
    commerceGraphqlPath: values.COMMERCE_GRAPHQL_PATH,
    commercePublicKey: values.COMMERCE_PUBLIC_KEY,
    dataDir: values.DATA_DIR,
    picturesUrl: PICTURES_URL,
    secrets: values.REVIEWS_SECRET,
    moderationToken: values.MODERATION_TOKEN,
    moderators: values.MODERATORS,
    outboxUrl: values.OUTBOX_URL,
    outboxToken: values.OUTBOX_TOKEN,
    reviewRequestDays: values.REVIEW_REQUEST_DAYS,
    restockMails: values.RESTOCK_MAILS,
    restockRoundMinutes: values.RESTOCK_ROUND_MINUTES,
    addressHeader: values.CLIENT_ADDRESS_HEADER,
    seed: values.SEED,
  })
}
