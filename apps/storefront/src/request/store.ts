import { fetchMenus, fetchStoreSettings, hasMenus, hasStoreSettings } from '@sorrel/commerce/store'
import {
  DEFAULT_STORE_NAME,
  type Menu,
  parseStoreSettings,
  type StoreSettings,
} from '@sorrel/contracts/settings'
import type { Translate } from '@sorrel/i18n/message'
import { cache } from 'react'
import { getPublicCommerce } from '#backend/commerce.ts'
import { env } from '#config/env.ts'
import type { Market } from './market.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable, UnavailableError } from '#backend/unavailable.ts'
import { createTranslator } from '@sorrel/i18n/translate'
import { LRUCache } from 'lru-cache'

/** The store's data for every page of a market. */
export interface StoreContext {
  readonly settings: StoreSettings
  readonly menus: readonly Menu[]
  /** The shop's messages, with the store's own laid over them. */
  readonly t: Translate
}

/**
 * The store in a market's language. Throws an UnavailableError when the service does not answer. For settings or menus
 * that cannot be used, the last good ones stand in.
 */
export const loadStore = cache(({ locale }: Market): Promise<StoreContext> => readStore(locale, 'kept'))

/**
 * The same for pages that are never cached: with the last settings and menus that are known while the service does not
 * answer. Throws an UnavailableError where none are.
 */
export const loadLastStore = cache(({ locale }: Market): Promise<StoreContext> => readStore(locale, 'taken'))

const readStore = cache(async (locale: string, last: 'kept' | 'taken'): Promise<StoreContext> => {
  const [settings, menus] = await Promise.all([
    fetchStoreSettings(getPublicCommerce([cacheTags.settings()], { last, isUsable: hasStoreSettings }), {
      locale,
    }),
    fetchMenus(getPublicCommerce([cacheTags.menus()], { last, isUsable: hasMenus }), { locale }),
  ])
  const known = withName(getAvailable(settings))
  return { settings: known, menus: getAvailable(menus), t: getTranslator(locale, known.lang) }
})

/** A store without a name gets the configured one. See docs/specification.md#header-settings. */
function withName(settings: StoreSettings): StoreSettings {
  const { store } = settings
  return store.name === DEFAULT_STORE_NAME
    ? { ...settings, store: { ...store, name: env.storeName } }
    : settings
}

/**
 * The store for the frame around a page: the last that is known while the service does not answer, else with the default
 * theme and no menus. A page inside that is cached calls `loadStore`, so that nothing rendered with these is cached.
 */
export const loadStoreOrDefaults = cache(async (market: Market): Promise<StoreContext> => {
  try {
    return await loadLastStore(market)
  } catch (failure) {
    if (!(failure instanceof UnavailableError)) throw failure
    const settings = withName(parseStoreSettings({}))
    return { settings, menus: [], t: getTranslator(market.locale, settings.lang) }
  }
})

/** Languages times stores in one process: a handful. */
const TRANSLATORS_MAX = 16

const translators = new LRUCache<string, Translate>({ max: TRANSLATORS_MAX })

/** The translator of a locale with the store's own messages; created once per set of messages. */
export function getTranslator(locale: string, storeMessages: unknown): Translate {
  const key = `${locale} ${JSON.stringify(storeMessages)}`
  const known = translators.get(key)
  if (known !== undefined) return known
  const made = createTranslator({ locale, storeMessages })
  translators.set(key, made)
  return made
}
