import { cacheTags, getSignedHeaders } from '@sorrel/contracts/revalidate'
import { createSigner, type Sign } from '@sorrel/http/signature'
import { announceChanges, type ReviewsDatabase } from '@sorrel/reviews/server'
import type { Config } from './config.ts'
import type { Logger } from './log.ts'
import { repeat } from './repeat.ts'

/** Changes that other processes wrote, or that nobody has heard yet, are looked for so often. */
const EVERY_MS = 2000
const TIMEOUT_MS = 5000

interface Call {
  readonly url: string
  readonly change: Readonly<Record<string, readonly string[]>>
}

export interface Notifier {
  /** Tells the shop at once of the changes that it has not heard of; never throws. */
  readonly notify: () => void
  /** Waits for the calls under way. What nobody has heard yet stays in the database. */
  stop(): Promise<void>
}

export interface NotifierOptions {
  readonly config: Pick<
    Config,
    'storefrontUrl' | 'catalogUrl' | 'regions' | 'revalidateSecret' | 'headerPrefix'
  >
  readonly db: ReviewsDatabase
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Drops the shop's cached pages by their tag, through its signed webhook, and has the catalogue index read the product's
 * rating again, in every region. A change waits in the database until the shop of each region has heard of it; one that has
 * heard may be told again. See docs/decisions.md#own-endpoints.
 */
export function createNotifier({ config, db, log }: NotifierOptions): Notifier {
  const { storefrontUrl, catalogUrl, regions, revalidateSecret: secret, headerPrefix } = config
  if (secret === undefined) return { notify: () => undefined, stop: async () => undefined }
  const sign = createSigner({ secret, headers: getSignedHeaders(headerPrefix) })
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const shops = [storefrontUrl, ...regions.storefrontUrls]
  const indexes = [...(catalogUrl === undefined ? [] : [catalogUrl]), ...regions.catalogUrls]

  /** A shop makes its lists from the index, so indexes are told first; what one misses it reads with its next walk. */
  async function announce(productId: string): Promise<void> {
    const tell = (urls: readonly string[], path: string, change: Call['change']) =>
      Promise.all(urls.map(async (url) => ((await send(sign, { url: url + path, change })) ? [] : [url])))
    await tell(indexes, '/api/catalog/changes', { ids: [productId] })
    const deaf = (await tell(shops, '/api/revalidate', { tags: [cacheTags.reviews(productId)] })).flat()
    if (deaf.length > 0) {
      log.warn({ productId, shops: deaf }, 'could not announce a change: it is tried again')
      throw new Error('A shop has not heard of a change.')
    }
    log.info({ productId }, 'announced a change')
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await announceChanges(db, announce).catch((error: unknown) =>
        log.warn({ err: error }, 'could not read the changes to announce'),
      )
    } while (isAskedAgain)
  }

  const runOnce = (): Promise<void> => {
    isAskedAgain = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
  const repeated = repeat(EVERY_MS, runOnce)
  return {
    notify: () => void runOnce(),
    stop: async () => {
      await repeated.stop()
      await running
    },
  }
}

async function send(sign: Sign, { url, change }: Call): Promise<boolean> {
  const body = JSON.stringify(change)
  const headers = { 'content-type': 'application/json', ...(await sign(body)) }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}
