import {
  type Consent,
  CONSENT_DAYS,
  CONSENT_KEY,
  DECLINE_ALL,
  parseConsent,
  serializeConsent,
} from '@sorrel/contracts/storage'

/** The parts of the browser that the choice is read from and stored in. */
export interface ConsentEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** As `document.cookie`. */
  cookie: string
  readonly isSecure: boolean
  /** The browser sends the signal `Sec-GPC`, which declines for its user. */
  readonly hasPrivacySignal: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const COOKIE_SECONDS = CONSENT_DAYS * 86_400

/**
 * The stored choice, else a decline where the browser signals one, else none. See
 * docs/specification.md#cookie-consent and docs/decisions.md#cookie-consent.
 */
export function readConsent(browser: ConsentEnvironment): Consent | undefined {
  const stored =
    parseConsent(readStorage(browser.storage), browser.now) ?? parseConsent(readCookie(browser), browser.now)
  return stored ?? (browser.hasPrivacySignal ? DECLINE_ALL : undefined)
}

/** Stores the choice in the browser and in a cookie, for 365 days. */
export function saveConsent(browser: ConsentEnvironment, consent: Consent): void {
  const text = serializeConsent(consent, browser.now)
  const secure = browser.isSecure ? '; Secure' : ''
  browser.cookie = `${CONSENT_KEY}=${encodeURIComponent(text)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`
  try {
    browser.storage.setItem(CONSENT_KEY, text)
  } catch {
    // The cookie has it.
  }
}

/** Browsers may refuse access to storage. */
function readStorage(storage: ConsentEnvironment['storage']): string | null {
  try {
    return storage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

function readCookie({ cookie }: ConsentEnvironment): string | undefined {
  const found = cookie.split('; ').find((each) => each.startsWith(`${CONSENT_KEY}=`))
  try {
    return found && decodeURIComponent(found.slice(CONSENT_KEY.length + 1))
  } catch {
    return undefined
  }
}

/** Name in `Server-Timing` that the page server sends for a request with `Sec-GPC: 1`. */
const SIGNAL = 'gpc'

/** The browser of this page. */
export function getBrowserConsent(): ConsentEnvironment {
  return {
    storage: window.localStorage,
    get cookie() {
      return document.cookie
    },
    set cookie(value) {
      document.cookie = value
    },
    isSecure: window.location.protocol === 'https:',
    hasPrivacySignal: hasPrivacySignal(),
    now: Date.now(),
  }
}

/** By the browser's own property, or by the header that the page's request had. */
function hasPrivacySignal(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.serverTiming.some(({ name }) => name === SIGNAL)
}
