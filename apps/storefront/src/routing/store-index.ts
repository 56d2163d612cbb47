import { fetchAttributeFilters } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { Redirect } from '@sorrel/contracts/settings'
import { getActiveCurrency } from '@sorrel/domain/money'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { type Clock, steadyClock } from '#service/clock.ts'
import { type DroppedTags, droppedTags } from '#service/dropped-tags.ts'
import { env } from '#service/env.ts'
import { commerceLog } from '#service/log.ts'
import { productSlugs } from '#service/product-slugs.ts'
import { getProcessState } from '#service/process-state.ts'
import { readCategory, readContentPage, readProduct, readQuiz } from '#service/records.ts'
import { fetchUpstream } from '#service/resilience/upstreams.ts'
import { getAvailable } from '#service/unavailable.ts'
import type { Market } from './market.ts'
import type { NamedSlug } from './public-path.ts'
import { createSlugMemory, type LookUp, type SlugMemoryOptions } from './slug-memory.ts'

/** What is known of the store before a page is made. */
export interface StoreSnapshot {
  readonly locale: string
  readonly locales: readonly string[]
  /** ISO 4217, the store's own. */
  readonly currency: string
  readonly currencies: readonly string[]
  /** Slug of the content page shown at `/`. */
  readonly homePage: string
  /** Ids of the attributes that lists are filtered by. Unset until the service has answered: until then any may be one. */
  readonly filters?: ReadonlySet<string> | undefined
  /** Addresses that have moved. */
  readonly redirects?: readonly Redirect[] | undefined
}

export interface StoreIndex {
  /** `isCurrent`: waits for what the store has changed, such as a page's new address. Default: that is for the next one. */
  get(options?: { readonly isCurrent?: boolean }): Promise<StoreSnapshot>
  /**
   * Whether a page of this kind may exist: one question for this slug alone, whose answer is remembered. The question is
   * that of the page, in the market that it is about to be made for.
   */
  has(slug: NamedSlug, market: Market): Promise<boolean>
}

export interface StoreIndexOptions {
  readonly load: () => Promise<StoreSnapshot>
  /** Used until the first good answer. */
  readonly initial: StoreSnapshot
  readonly lookUp: LookUp
  readonly dropped: Pick<DroppedTags, 'isDropped' | 'getLastDrop'>
  readonly getSeenAt?: SlugMemoryOptions['getSeenAt']
  readonly now: Clock
}

/** An older snapshot is still used, and renewed meanwhile. */
const FRESH_MS = 60_000
/** Until the first good answer the store is asked this often at most. */
const RETRY_MS = 5000
/** No page waits longer than this for the index. */
const WAIT_MS = 2000

/** A memory of what the store has, renewed as it is used; the service's failures leave it as it was. */
export function createStoreIndex({
  load,
  initial,
  lookUp,
  dropped,
  now,
  getSeenAt,
}: StoreIndexOptions): StoreIndex {
  let snapshot = initial
  let isLoaded = false
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  /** Whether the store's settings have changed since they were read. */
  const isOutdated = () => isLoaded && (dropped.getLastDrop([cacheTags.settings()]) ?? -Infinity) >= loadedAt

  async function reload(): Promise<void> {
    const isChanged = isOutdated()
    loadedAt = now()
    try {
      // After a change the service gives its old copy once more.
      if (isChanged) await load()
      snapshot = await load()
      isLoaded = true
    } catch {
      // The service's failure is already logged and counted by its client.
    } finally {
      loading = undefined
    }
  }

  /** Resolves when a renewal ends or has taken too long to wait for. */
  function renew(): Promise<void> {
    loading ??= reload()
    return Promise.race([loading, wait(WAIT_MS)])
  }

  const getAge = () => now() - loadedAt

  return {
    async get({ isCurrent = false } = {}) {
      if (isCurrent && (isOutdated() || loading !== undefined)) await renew()
      if (!isLoaded && (loading !== undefined || getAge() >= RETRY_MS)) await renew()
      else if (isOutdated() || (isLoaded && getAge() >= FRESH_MS)) void renew()
      return snapshot
    },
    has: createSlugMemory({ lookUp, dropped, now, getSeenAt }),
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

/** Before the settings are known. */
export const INITIAL_SNAPSHOT: StoreSnapshot = {
  locale: DEFAULT_LOCALE,
  locales: LOCALES,
  currency: getActiveCurrency(undefined),
  currencies: [],
  homePage: 'home',
}

function connect() {
  return createCommerceClient({
    url: env.commerceUrl,
    graphqlPath: env.commerceGraphqlPath,
    publicKey: env.commercePublicKey,
    fetch: fetchUpstream,
    logger: commerceLog,
  })
}

/** Asks the service for what is known before a page is made: two calls, whatever the size of the catalogue. */
export async function loadStoreSnapshot(): Promise<StoreSnapshot> {
  const client = connect()
  const [settings, filters] = await Promise.all([fetchStoreSettings(client), fetchAttributeFilters(client)])
  const { store, redirects } = getAvailable(settings)
  return {
    locale: store.locale,
    locales: store.locales.map(({ code }) => code),
    currency: store.currency,
    currencies: store.currencies.map(({ code }) => code),
    homePage: store.homePage,
    redirects,
    filters: new Set(getAvailable(filters).map(({ id }) => id)),
  }
}

const READERS = {
  product: readProduct,
  category: readCategory,
  page: readContentPage,
  quiz: readQuiz,
} as const

/** Asks the service for one slug. */
async function lookUpSlug({ of, value }: NamedSlug, market: Market): Promise<boolean> {
  return (await READERS[of](market, value)) !== null
}

/** Lists that were shown name products and categories: those need no look-up of their own. */
function getSeenAt({ of, value }: NamedSlug): number | undefined {
  return of === 'product' || of === 'category' ? productSlugs.getSeenAt(value) : undefined
}

/**
 * The index of this process. The first caller decides how it is loaded and what it begins with: the page server, before
 * any page is made.
 */
export function getStoreIndex(
  options: Pick<StoreIndexOptions, 'load' | 'initial'> = {
    load: loadStoreSnapshot,
    initial: INITIAL_SNAPSHOT,
  },
): StoreIndex {
  return getProcessState('store-index', () =>
    createStoreIndex({ ...options, lookUp: lookUpSlug, dropped: droppedTags, now: steadyClock, getSeenAt }),
  )
}
