import { type ReviewRequestCall, reviewRequestsEndpoint } from '@sorrel/contracts/http'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { createWebhookSigner, type SignWebhook } from '@sorrel/contracts/http/webhook'
import type { ProductDocument } from '../catalogue/documents.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'

const TIMEOUT_MS = 5000
/** The highest number of tags or ids in one call. */
const MAX_AT_ONCE = 50

type Change =
  | { readonly tags: readonly string[] }
  | { readonly ids: readonly string[] }
  | { readonly all: true }
  | ReviewRequestCall

/** The shop in front of this service. */
export interface Storefront {
  /**
   * Announces to the storefront which cached pages are outdated, by the tags of the contracts' `cacheTags`. Returns
   * immediately and never throws; a failure is logged. Does nothing without REVALIDATE_SECRET. With WEBHOOK_URL it does
   * nothing either, because the shop is then notified by webhooks.
   */
  revalidate(tags: readonly string[]): void
  /** Announces changed or deleted products to the storefront, and by their ids to the catalogue index. */
  announceProducts(products: readonly AnnouncedProduct[]): void
  /** Announces to the catalogue index that any product may have changed, such as by a category's new slug. */
  announceCatalogue(): void
  /** Reports the progress of an order to the shop's reviews. A shop without review requests refuses the call. */
  announceOrder(call: ReviewRequestCall): void
  /** Resolves when every announcement so far has been answered or has failed. */
  settled(): Promise<void>
}

type AnnouncedProduct = Pick<ProductDocument, 'id' | 'slug' | 'categorySlugs'>

export interface StorefrontParts {
  readonly config: Pick<Config, 'storefrontUrl' | 'catalogUrl' | 'revalidateSecrets' | 'webhookUrl'>
  readonly log: Logger
}

export function createStorefront({ config, log }: StorefrontParts): Storefront {
  const { storefrontUrl, catalogUrl, revalidateSecrets, webhookUrl } = config
  const pending = new Set<Promise<void>>()
  // Signed with real time, whatever the service's own clock shows: the receiver refuses old calls.
  const signer =
    revalidateSecrets === undefined || webhookUrl !== undefined
      ? undefined
      : createWebhookSigner(revalidateSecrets)
  const send = createSend(log)
  const announce = async (
    url: string,
    values: readonly string[],
    toChange: (part: readonly string[]) => Change,
  ) => {
    if (signer === undefined) return
    const unique = [...new Set(values)]
    const starts = Array.from({ length: Math.ceil(unique.length / MAX_AT_ONCE) }, (_, at) => at * MAX_AT_ONCE)
    await Promise.all(
      starts.map((start) => send(signer, url, toChange(unique.slice(start, start + MAX_AT_ONCE)))),
    )
  }
  const revalidate = (given: readonly string[]) =>
    announce(`${storefrontUrl}/api/revalidate`, given, (tags) => ({ tags }))
  const track = (sending: Promise<void>) => {
    pending.add(sending)
    void sending.then(() => pending.delete(sending))
  }
  return {
    revalidate: (tags) => track(revalidate(tags)),
    announceProducts: (products) => {
      const changed = products.map(({ id }) => id)
      const tags = products.flatMap(({ slug, categorySlugs }) => [
        cacheTags.product(slug),
        ...categorySlugs.map(cacheTags.list),
      ])
      const notify = async () => {
        // The index is notified first, because the shop renders its lists from it.
        if (catalogUrl !== undefined)
          await announce(`${catalogUrl}/api/catalog/changes`, changed, (ids) => ({ ids }))
        await revalidate(tags)
      }
      track(notify())
    },
    announceCatalogue: () => {
      if (signer !== undefined && catalogUrl !== undefined)
        track(send(signer, `${catalogUrl}/api/catalog/changes`, { all: true }))
    },
    announceOrder: (call) => {
      if (signer !== undefined) track(send(signer, `${storefrontUrl}${reviewRequestsEndpoint.path}`, call))
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

/** Posts a signed change. Failures are logged. */
function createSend(log: Logger) {
  return async (sign: SignWebhook, url: string, change: Change): Promise<void> => {
    try {
      const body = JSON.stringify(change)
      const headers = { 'content-type': 'application/json', ...sign(body) }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      await response.body?.cancel()
      log[response.ok ? 'info' : 'warn']({ ...change, status: response.status }, 'announced a change')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ ...change, reason }, 'could not announce a change')
    }
  }
}
