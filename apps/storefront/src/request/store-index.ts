import { setTimeout as wait } from 'node:timers/promises'
import { fetchAttributeFilters } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { parseStoreSettings, type Redirect } from '@sorrel/contracts/settings'
import { getActiveCurrency } from '@sorrel/domain/money'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { mayHaveOldCopy } from '#backend/recent-changes.ts'
import { type Clock, steadyClock } from '#backend/clock.ts'
import { getCache } from '@sorrel/next-cache/cache'
import { type Invalidation, invalidation } from '#backend/invalidation.ts'
import { env } from '#config/env.ts'
import { commerceLog } from '#backend/log.ts'
import { productSlugs } from '#backend/product-slugs.ts'
import { getProcessState } from '#backend/process-state.ts'
import { fetchCategory } from '@sorrel/commerce/catalog'
import { fetchUpstream } from '#backend/resilience/upstreams.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { getPageTheme, noteTheme } from './theme.ts'
import { z } from 'zod'
import type { Market } from './market.ts'
import type { NamedSlug } from './public-path.ts'
import { createSlugMemory, type LookUp, type SlugMemoryOptions, type Whereabouts } from './slug-memory.ts'

/** Facts about the store that are needed before a page is rendered. */
export interface StoreSnapshot {
  readonly locale: string
  readonly locales: readonly string[]
  /** ISO 4217, the store's own. */
  readonly currency: string
  readonly currencies: readonly string[]
  /** Slug of the content page shown at `/`. */
  readonly homePage: string
  /**
   * Ids of the attributes that lists are filtered by. Unset until the service has answered: until then any name may be
   * a filter.
   */
  readonly filters?: ReadonlySet<string> | undefined
  /** Addresses that have moved. */
  readonly redirects?: readonly Redirect[] | undefined
  /** The text of the style that every page holds. */
  readonly theme?: string | undefined
}

export interface StoreIndex {
  /**
   * `isCurrent` waits for the store's newest changes, such as a moved page. Default: they apply from the next request.
   */
  get(options?: { readonly isCurrent?: boolean }): Promise<StoreSnapshot>
  /**
   * Whether a page of this kind may exist, or where it has moved: a single look-up for this slug, which is remembered,
   * in the market of the page.
   */
  find(slug: NamedSlug, market: Market): Promise<Whereabouts>
}

export interface StoreIndexOptions {
  readonly load: () => Promise<StoreSnapshot>
  /** Used until the first good answer. */
  readonly initial: StoreSnapshot
  /** The snapshot of an earlier process, used in place of `initial`. Default: none. */
  readonly readStored?: (() => Promise<StoreSnapshot>) | undefined
  readonly lookUp: LookUp
  readonly invalidation: Pick<Invalidation, 'isInvalidated' | 'getLastInvalidation'>
  readonly getSeenAt?: SlugMemoryOptions['getSeenAt']
  readonly now: Clock
}

/** An older snapshot is still used while it is being renewed. */
const FRESH_MS = 60_000
/** Before the first good answer, the store is requested at most this often. */
const RETRY_MS = 5000
/** No page waits longer than this for the index. */
const WAIT_MS = 2000

/** A cached snapshot of the store, renewed as it is used; a failing service leaves it unchanged. */
export function createStoreIndex({
  load,
  initial,
  readStored,
  lookUp,
  invalidation,
  now,
  getSeenAt,
}: StoreIndexOptions): StoreIndex {
  let snapshot = initial
  let isLoaded = false
  const isCredible = createCredibility()
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  /** Whether the store's settings have changed since they were read. */
  const isOutdated = () =>
    isLoaded && (invalidation.getLastInvalidation([cacheTags.settings()]) ?? -Infinity) >= loadedAt

  async function reload(): Promise<void> {
    const isChanged = isOutdated()
    loadedAt = now()
    try {
      // After a change the service returns its old copy once more.
      if (isChanged) await load()
      const next = await load()
      if (isChanged || !isLoaded || isCredible(snapshot, next)) snapshot = next
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
    return Promise.race([loading, wait(WAIT_MS, undefined, { ref: false })])
  }

  const getAge = () => now() - loadedAt
  let kept: Promise<void> | undefined = readStored?.().then((known) => {
    if (!isLoaded) snapshot = known
    kept = undefined
  })

  return {
    async get({ isCurrent = false } = {}) {
      await kept
      if (isCurrent && (isOutdated() || loading !== undefined)) await renew()
      if (!isLoaded && (loading !== undefined || getAge() >= RETRY_MS)) await renew()
      else if (isOutdated() || (isLoaded && getAge() >= FRESH_MS)) void renew()
      return snapshot
    },
    find: createSlugMemory({ lookUp, invalidation, now, getSeenAt }),
  }
}

/**
 * Whether to believe an unannounced answer. A broken one would make all pages of a language 404, so a second one in turn
 * has to lack that language too.
 */
function createCredibility() {
  let isDoubted = false
  return ({ locales }: StoreSnapshot, next: StoreSnapshot): boolean => {
    isDoubted = !isDoubted && locales.some((code) => !next.locales.includes(code))
    return !isDoubted
  }
}

/** The look of pages while nothing is known of the store's. */
const DEFAULT_THEME = getPageTheme(parseStoreSettings({}))

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

/** Loads the facts that are needed before a page is rendered: two calls, whatever the size of the catalogue. */
export async function loadStoreSnapshot(): Promise<StoreSnapshot> {
  const client = connect()
  const [settings, filters] = await Promise.all([fetchStoreSettings(client), fetchAttributeFilters(client)])
  const known = getAvailable(settings)
  const { store, redirects } = known
  return {
    theme: getPageTheme(known),
    locale: store.locale,
    locales: store.locales.map(({ code }) => code),
    currency: store.currency,
    currencies: store.currencies.map(({ code }) => code),
    homePage: store.homePage,
    redirects,
    filters: new Set(getAvailable(filters).map(({ id }) => id)),
  }
}

/**
 * Asks the service for one slug, and for a missing one the index of the catalogue. It leads only to a record that exists,
 * so that no redirects form a circle.
 */
async function lookUpSlug(slug: NamedSlug, market: Market): Promise<Whereabouts> {
  if (await hasRecord(slug, market)) return 'here'
  const { readMovedSlug } = await import('./records.ts')
  const movedTo = await readMovedSlug(slug)
  return movedTo !== undefined && (await hasRecord({ ...slug, value: movedTo }, market))
    ? { movedTo }
    : 'nowhere'
}

/** Asks as the page of the record will, which then takes the same answer. */
async function hasRecord({ of, value: slug }: NamedSlug, market: Market): Promise<boolean> {
  // Next's cache can be imported only where Next runs already.
  const { readCategories, readContentPage, readProduct, readQuiz } = await import('./records.ts')
  switch (of) {
    case 'product':
      return (await readProduct(market, slug)) !== null
    case 'category': {
      if ((await readCategories(market)).some((category) => category.slug === slug)) return true
      const fresh = mayHaveOldCopy(cacheTags.category(slug))
      return getAvailable(await fetchCategory(connect(), { slug, ...market, fresh })) !== null
    }
    case 'page':
      return (await readContentPage(market, slug)) !== null
    case 'quiz':
      return (await readQuiz(market, slug)) !== null
  }
}

/** When a shown list last contained the product or category, which then needs no look-up of its own. */
function getSeenAt({ of, value }: NamedSlug): number | undefined {
  return of === 'product' || of === 'category' ? productSlugs.getSeenAt(value) : undefined
}

/** Under this name the last snapshot outlives the process. */
const STORED_NAME = 'store-snapshot'
const STORED_SECONDS = 30 * 86_400

const texts = z.array(z.string())
const keptSchema = z.object({
  locale: z.string(),
  locales: texts,
  currency: z.string(),
  currencies: texts,
  homePage: z.string(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  theme: z.string().optional(),
})

/**
 * The snapshot of an earlier process, so that a restart during an outage still finds the pages of each language and
 * currency. Filters are not stored: any name may then be one.
 */
async function readStoredSnapshot(): Promise<StoreSnapshot> {
  const bytes = await getCache()?.take(STORED_NAME)
  const kept = bytes === undefined ? undefined : keptSchema.safeParse(parseJson(bytes.toString()))
  const snapshot = kept?.success === true ? kept.data : INITIAL_SNAPSHOT
  noteTheme(snapshot.theme ?? DEFAULT_THEME)
  return snapshot
}

async function loadAndKeepSnapshot(): Promise<StoreSnapshot> {
  const snapshot = await loadStoreSnapshot()
  noteTheme(snapshot.theme ?? DEFAULT_THEME)
  const { filters: _, ...kept } = snapshot
  await getCache()?.put(STORED_NAME, Buffer.from(JSON.stringify(kept)), { seconds: STORED_SECONDS })
  return snapshot
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The index of this process. */
export function getStoreIndex(): StoreIndex {
  return getProcessState('store-index', () =>
    createStoreIndex({
      load: loadAndKeepSnapshot,
      readStored: readStoredSnapshot,
      initial: INITIAL_SNAPSHOT,
      lookUp: lookUpSlug,
      invalidation,
      now: steadyClock,
      getSeenAt,
    }),
  )
}
