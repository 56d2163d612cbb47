import { fetchCategorySlugs, fetchProductSlugs } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchContentPageSlugs } from '@sorrel/commerce/content'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import type { Redirect } from '@sorrel/contracts/settings'
import { getActiveCurrency } from '@sorrel/domain/money'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { type Clock, systemClock } from '#service/clock.ts'
import { env } from '#service/env.ts'
import { commerceLog } from '#service/log.ts'
import { getAvailable } from '#service/unavailable.ts'
import type { SlugKind } from './public-path.ts'

/** What is known of the store before a page is made. */
export interface StoreSnapshot {
  readonly locale: string
  readonly locales: readonly string[]
  /** ISO 4217, the store's own. */
  readonly currency: string
  readonly currencies: readonly string[]
  /** Slug of the content page shown at `/`. */
  readonly homePage: string
  /** Addresses that have moved. */
  readonly redirects?: readonly Redirect[] | undefined
  /** Unset until the service has answered: until then any slug may exist. */
  readonly slugs?: Readonly<Record<SlugKind, ReadonlySet<string>>> | undefined
}

export interface StoreIndex {
  get(): Promise<StoreSnapshot>
  /** Whether a page of this kind may exist. For an unknown slug the index is loaded again before it is refused. */
  has(of: SlugKind, slug: string): Promise<boolean>
}

export interface StoreIndexOptions {
  readonly load: () => Promise<StoreSnapshot>
  /** Used until the first good answer. */
  readonly initial: StoreSnapshot
  readonly now: Clock
}

/** An older snapshot is still used, and renewed meanwhile. */
const FRESH_MS = 60_000
/** After an unknown slug or a failure the index is loaded again this often at most. */
const RETRY_MS = 5000
/** No page waits longer than this for the index. */
const WAIT_MS = 2000

/** A memory of what the store has, renewed as it is used; the service's failures leave it as it was. */
export function createStoreIndex({ load, initial, now }: StoreIndexOptions): StoreIndex {
  let snapshot = initial
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  async function reload(): Promise<void> {
    loadedAt = now()
    try {
      snapshot = await load()
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
    async get() {
      if (snapshot.slugs === undefined && getAge() >= RETRY_MS) await renew()
      else if (loading !== undefined && snapshot.slugs === undefined) await renew()
      else if (getAge() >= FRESH_MS) void renew()
      return snapshot
    },
    async has(of, slug) {
      const isUnknown = () => snapshot.slugs !== undefined && !snapshot.slugs[of].has(slug)
      if (isUnknown() && getAge() >= RETRY_MS) await renew()
      return !isUnknown()
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

/** Before the settings are known. */
const INITIAL: StoreSnapshot = {
  locale: DEFAULT_LOCALE,
  locales: LOCALES,
  currency: getActiveCurrency(undefined),
  currencies: [],
  homePage: 'home',
}

async function load(): Promise<StoreSnapshot> {
  const client = createCommerceClient({
    url: env.commerceUrl,
    publicKey: env.commercePublicKey,
    logger: commerceLog,
  })
  const [settings, products, categories, pages] = await Promise.all([
    fetchStoreSettings(client),
    fetchProductSlugs(client),
    fetchCategorySlugs(client),
    fetchContentPageSlugs(client),
  ])
  const { store, redirects } = getAvailable(settings)
  return {
    locale: store.locale,
    locales: store.locales.map(({ code }) => code),
    currency: store.currency,
    currencies: store.currencies.map(({ code }) => code),
    homePage: store.homePage,
    redirects,
    slugs: {
      product: new Set(getAvailable(products)),
      category: new Set(getAvailable(categories)),
      page: new Set(getAvailable(pages)),
    },
  }
}

/** The store's index of this process, used by proxy.ts before a page is made. */
export const storeIndex = createStoreIndex({ load, initial: INITIAL, now: systemClock })
