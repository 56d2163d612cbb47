import { fetchCategorySlugs, fetchProductSlugs } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchContentPageSlugs } from '@sorrel/commerce/content'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { getActiveCurrency } from '@sorrel/domain/money'
import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { systemClock } from '#service/clock.ts'
import { env } from '#service/env.ts'
import { commerceLog } from '#service/logger.ts'
import { createStoreIndex, type StoreSnapshot } from './store-index.ts'
import { getAvailable } from '#service/unavailable.ts'

/** Before the settings are known. */
const INITIAL: StoreSnapshot = {
  locale: DEFAULT_LOCALE,
  locales: LOCALES,
  currency: getActiveCurrency(undefined),
  currencies: [],
  homePage: 'home',
}

const client = createCommerceClient({
  url: env.commerceUrl,
  publicKey: env.commercePublicKey,
  logger: commerceLog,
})

async function load(): Promise<StoreSnapshot> {
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

/** The store's index of this process, asked by proxy.ts before a page is made. */
export const storeIndex = createStoreIndex({ load, initial: INITIAL, now: systemClock })
