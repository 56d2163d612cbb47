/** The shopper's choice about analytics and marketing. Without React. */

import { CONSENT_DAYS, type ConsentRules, getStorageKey } from '@sorrel/contracts/storage'
import { type ConsentPlace, type ConsentStore, createConsentStore } from './consent/consent-store.ts'

export {
  type ConsentPlace,
  type ConsentState,
  type ConsentStore,
  type ConsentStoreOptions,
  createConsentStore,
} from './consent/consent-store.ts'

export interface BrowserConsentOptions extends ConsentRules {
  /** Name in the storage and of the cookie. Default: `sorrel.consent`. */
  readonly key?: string | undefined
}

/**
 * The choice of this browser, in `localStorage` and in a cookie, for 365 days or `days`. If the browser signals Global
 * Privacy Control, or the page's response contains `gpc` in `Server-Timing`, it counts as declining. Follows choices in
 * other tabs. Needs a browser.
 */
export function createBrowserConsentStore({
  key = getStorageKey('consent'),
  days = CONSENT_DAYS,
  asked,
}: BrowserConsentOptions = {}): ConsentStore {
  return createConsentStore({
    days,
    asked,
    places: [createStoragePlace(key), createCookiePlace(key, days)],
    hasPrivacySignal,
    watch: (onChange) => {
      // A key of null: everything was cleared.
      const hear = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  })
}

/** Browsers may refuse access to storage; the cookie then contains the choice. */
function createStoragePlace(key: string): ConsentPlace {
  return {
    read: () => {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text) => {
      try {
        window.localStorage.setItem(key, text)
      } catch {
        // The cookie contains the choice.
      }
    },
  }
}

const DAY_SECONDS = 86_400

function createCookiePlace(name: string, days: number): ConsentPlace {
  return {
    read: () => {
      const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
      try {
        return found && decodeURIComponent(found.slice(name.length + 1))
      } catch {
        return undefined
      }
    },
    write: (text) => {
      const secure = window.location.protocol === 'https:' ? '; Secure' : ''
      document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`
    },
  }
}

/** Name in `Server-Timing` that a server sends for a page whose request had `Sec-GPC: 1`: scripts cannot read headers. */
const SIGNAL = 'gpc'

/** By the browser's own property, or by the header of the page's request. */
function hasPrivacySignal(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true
  const [page] = performance.getEntriesByType('navigation')
  return (
    typeof PerformanceNavigationTiming !== 'undefined' &&
    page instanceof PerformanceNavigationTiming &&
    page.serverTiming.some(({ name }) => name === SIGNAL)
  )
}
