import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { routes } from '@sorrel/contracts/routes'
import type { Secrets } from '@sorrel/contracts/http/token'
import {
  createDiskStore,
  createReviewsApi,
  type FindStock,
  type PictureStore,
  type RestockMails,
  type ReviewedProduct,
  type ReviewsDatabase,
  startReviewJobs,
  sweepPictures,
} from '@sorrel/reviews/server'
import { openObjectStore } from '@sorrel/service/object-store'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { createAnnounce } from './announce.ts'
import { createGetSession } from './commerce-session.ts'
import type { Config } from './config.ts'
import { openReviewsDatabase } from './database.ts'
import { downloadPicture } from './download-picture.ts'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchProduct } from '@sorrel/commerce/product'
import { createServiceLog, type Logger } from '@sorrel/service/log'
import { createFindStock } from './find-stock.ts'
import { createDeliver } from './mailer.ts'
import { createSharedPictures } from './shared-pictures.ts'

interface Repeated {
  /** Waits for the run under way; there is none after it. */
  readonly stop: () => Promise<void>
}

/** Runs a task again and again, one run at a time. The task must not reject. */
function repeat(everyMs: number, task: () => Promise<void>): Repeated {
  let running = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = task().finally(() => {
      isRunning = false
    })
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

const SWEEP_EVERY_MS = 60 * 60_000

/** Everything the service is made of, made once. */
export interface Service {
  readonly fetch: Hono['fetch']
  readonly db: ReviewsDatabase
  readonly pictures: PictureStore
  readonly log: Logger
  /** The work that keeps the service from being ready; undefined when it is ready. */
  setBusy(reason: string | undefined): void
  /** Removes pictures without a review; to be called before the first request. */
  sweep(): Promise<void>
  close(): Promise<void>
}

interface ServiceTools {
  /** Default: as configured, on the standard output. */
  readonly log?: Logger | undefined
  readonly middleware?: MiddlewareHandler | undefined
}

export async function createService(
  config: Config,
  { log = createServiceLog({ service: 'reviews-api', ...config }), middleware }: ServiceTools = {},
): Promise<Service> {
  const { db, connection, isOwn, close } = await openReviewsDatabase(config)
  const pictures = await openPictures(config, log)
  const secrets = config.secrets ?? ([keepSecret(join(config.dataDir, 'secret'))] as const)
  const findStock = createFindStock(config)
  const jobs = await startReviewJobs({
    db,
    connection,
    log,
    deliver: createDeliver(config),
    announce: createAnnounce(config),
    requests: toRequestMails(config, secrets),
    restocks: toRestockMails(config, { secrets, findStock }),
  })
  const sweeper = createSweeper({ db, pictures, log, isOwn })
  let busy: string | undefined = 'starting'
  const app = createReviewsApi({
    db,
    pictures,
    log,
    uploadFolder: emptyFolder(join(config.dataDir, 'uploads')),
    secrets,
    origins: [config.storefrontUrl],
    getSession: createGetSession({ config, log }),
    getAddress: (c) => getAddress(c, config.addressHeader),
    moderation: toModeration(config),
    requests: toRequests(config),
    restocks: toRestocks(config, findStock),
    jobs,
    onChange: jobs.wake,
    download: downloadPicture,
    findProductId: createFindProductId(config),
    limitStore: isOwn ? 'memory' : 'database',
    getBusy: () => busy,
    middleware,
  })
  return {
    fetch: app.fetch,
    db,
    pictures,
    log,
    setBusy: (reason) => {
      busy = reason
    },
    sweep: sweeper.sweepNow,
    close: async () => {
      await Promise.all([sweeper.stop(), jobs.stop()])
      await close()
    },
  }
}

async function openPictures({ picturesUrl, dataDir }: Config, log: Logger): Promise<PictureStore> {
  if (picturesUrl === undefined) return createDiskStore(join(dataDir, 'pictures'))
  const objects = await openObjectStore(picturesUrl)
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the store of pictures fails')
  return createSharedPictures({ objects, onFailure })
}

interface SweeperOptions extends Pick<Service, 'db' | 'pictures' | 'log'> {
  readonly isOwn: boolean
}

function createSweeper({ db, pictures, log, isOwn }: SweeperOptions) {
  const sweep = async (options: { readonly graceMs?: number } = {}) => {
    const removed = await sweepPictures({ db, pictures, ...options })
    if (removed > 0) log.info({ removed }, 'removed pictures without a review')
  }
  const repeated = repeat(SWEEP_EVERY_MS, () =>
    sweep().catch((error: unknown) => log.error({ err: error }, 'could not sweep')),
  )
  return {
    // At the start there is no other writer to an embedded database: pictures without a review now never get one.
    sweepNow: () => sweep(isOwn ? { graceMs: 0 } : {}),
    stop: repeated.stop,
  }
}

function toModeration({ moderationToken, moderators, publicUrl, storefrontUrl }: Config) {
  if (moderationToken === undefined) return undefined
  const toReviewedUrl = ({ productSlug }: ReviewedProduct) =>
    productSlug === null ? undefined : toProductUrl(storefrontUrl, productSlug)
  return { token: moderationToken, moderators, origin: publicUrl, toProductUrl: toReviewedUrl }
}

function toRequests({ reviewRequestDays, revalidateSecrets: callSecrets, storefrontUrl }: Config) {
  if (reviewRequestDays === undefined || callSecrets === undefined) return undefined
  return { callSecrets, shopUrl: storefrontUrl }
}

function toRequestMails({ reviewRequestDays: days, storefrontUrl: shopUrl }: Config, secrets: Secrets) {
  if (days === undefined) return undefined
  const toUrl = ({ slug }: { readonly slug: string }) => toProductUrl(shopUrl, slug)
  return { days, secrets, shopUrl, toProductUrl: toUrl }
}

function toRestocks({ restockMails, revalidateSecrets, storefrontUrl }: Config, findStock: FindStock) {
  if (!restockMails || revalidateSecrets === undefined) return undefined
  return { callSecrets: revalidateSecrets, shopUrl: storefrontUrl, findStock }
}

function toRestockMails(
  { restockMails, restockRoundMinutes: roundMinutes, storefrontUrl: shopUrl }: Config,
  parts: Pick<RestockMails, 'secrets' | 'findStock'>,
): RestockMails | undefined {
  if (!restockMails) return undefined
  const toUrl: RestockMails['toProductUrl'] = ({ slug, variantId }) => toProductUrl(shopUrl, slug, variantId)
  return { ...parts, shopUrl, toProductUrl: toUrl, roundMinutes }
}

/** The page of a product in the shop, with a variant chosen. */
function toProductUrl(shopUrl: string, slug: string, variantId?: string): string {
  return new URL(routes.product(slug, { variantId }), shopUrl).href
}

function getAddress(c: Context, header: string | undefined): string {
  const named = header === undefined ? undefined : c.req.header(header)
  return named ?? getConnInfo(c).remote.address ?? ''
}

/** Uploads that a killed process was still receiving are incomplete. */
function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The secret in a file that only its owner may read; made at the first start. */
function keepSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}

/** Asks the commerce service which product has a slug; undefined where it has none, or does not answer. */
function createFindProductId({
  commerceUrl,
  commerceGraphqlPath,
  commercePublicKey,
}: Pick<Config, 'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey'>) {
  const client = createCommerceClient({
    url: commerceUrl,
    graphqlPath: commerceGraphqlPath,
    publicKey: commercePublicKey,
  })
  const known = new Map<string, string>()
  return async (slug: string): Promise<string | undefined> => {
    const id = known.get(slug)
    if (id !== undefined) return id
    const answer = await fetchProduct(client, { slug })
    const found = answer.ok ? answer.value?.id : undefined
    if (found !== undefined) known.set(slug, found)
    return found
  }
}
