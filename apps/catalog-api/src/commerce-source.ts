import type { CatalogSource, SourceError } from '@sorrel/catalog/sync'
import {
  fetchCategoryOrder,
  fetchCategoryTree,
  fetchFeedPage,
  fetchFeedProducts,
} from '@sorrel/commerce/catalog'
import { type CommerceClient, type CommerceError, createCommerceClient } from '@sorrel/commerce/client'
import { receiveWhole } from '@sorrel/commerce/exchanges'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import type { Result } from '@sorrel/domain/result'
import { err, ok } from '@sorrel/domain/result'
import { createReviewsClient } from '@sorrel/reviews/model'
import type { Config } from './config.ts'

/** A thousand products in one answer need longer than the page of a shop. */
const CALL_MS = 60_000
/** The same answer, in bytes: 64 kB a product. */
const PAGE_MAX_BYTES = 64 * 1024 * 1000

export type SourceOptions = Pick<
  Config,
  'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey' | 'reviewsUrl'
>

/** The commerce service and the reviews as the index reads them: without a session, so with a stranger's prices. */
export function createSource({
  commerceUrl,
  commerceGraphqlPath,
  commercePublicKey,
  reviewsUrl,
}: SourceOptions): CatalogSource {
  const client = createCommerceClient({
    url: commerceUrl,
    graphqlPath: commerceGraphqlPath,
    publicKey: commercePublicKey,
    timeoutMs: CALL_MS,
    fetch: receiveWhole(fetch, PAGE_MAX_BYTES),
  })
  const source: CatalogSource = {
    readMarkets: (signal) => readMarkets(client, signal),
    readPage: async ({ signal, ...request }) =>
      toAnswer(await fetchFeedPage(client, request, toCall(signal))),
    readProducts: async ({ signal, ...request }) =>
      toAnswer(await fetchFeedProducts(client, request, toCall(signal))),
    readOrder: async ({ signal, ...request }) =>
      toAnswer(await fetchCategoryOrder(client, request, toCall(signal))),
    readCategories: async (locale) => toAnswer(await fetchCategoryTree(client, { locale })),
  }
  if (reviewsUrl === undefined) return source
  const reviews = createReviewsClient({ origin: reviewsUrl, fetch: receiveWhole(fetch) })
  const isReady = createReadyCheck(reviewsUrl)
  return {
    ...source,
    readRatings: async (productIds, signal) => {
      if (!(await isReady(signal))) return err({ message: 'the reviews are not ready' })
      const answer = await reviews.getRatings(productIds, { signal })
      if (!answer.ok) return err({ message: answer.error.kind })
      const ratings = [...answer.value].map(([productId, { averageRating, totalReviews }]) => ({
        productId,
        average: averageRating,
        count: totalReviews,
      }))
      return ok(ratings)
    },
  }
}

/** Whether a service has been ready once: the reviews answer before they have written those of the demo. */
function createReadyCheck(origin: string): (signal: AbortSignal) => Promise<boolean> {
  let wasReady = false
  return async (signal) => {
    wasReady ||= (await fetch(`${origin}/readyz`, { signal })).ok
    return wasReady
  }
}

/** The store's languages and currencies. Its lists are empty where there is one of each. */
async function readMarkets(
  client: CommerceClient,
  signal: AbortSignal,
): ReturnType<CatalogSource['readMarkets']> {
  signal.throwIfAborted()
  const settings = await fetchStoreSettings(client)
  if (!settings.ok) return err(toError(settings.error))
  const { store } = settings.value
  const locales = store.locales.map(({ code }) => code)
  const currencies = store.currencies.map(({ code }) => code)
  return ok({
    locales: locales.length > 0 ? locales : [store.locale],
    currencies: currencies.length > 0 ? currencies : [store.currency],
  })
}

function toCall(signal: AbortSignal) {
  return { signal, budgetMs: CALL_MS }
}

function toAnswer<T>(answer: Result<T, CommerceError>): Result<T, SourceError> {
  return answer.ok ? answer : err(toError(answer.error))
}

function toError(error: CommerceError): SourceError {
  return {
    message: `${error.operation}: ${error.message}`,
    retryAfterMs: error.kind === 'http' ? error.retryAfterMs : undefined,
  }
}
