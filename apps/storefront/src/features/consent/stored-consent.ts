import {
  type Consent,
  CONSENT_DAYS,
  CONSENT_KEY,
  DECLINE_ALL,
  parseConsent,
  serializeConsent,
} from '@sorrel/contracts/storage'

/** What the choice may use of the browser. */
export interface ConsentEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** As `document.cookie`. */
  cookie: string
  readonly isSecure: boolean
  /** The browser says for its user that nothing may be shared: `Sec-GPC`. */
  readonly hasPrivacySignal: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const COOKIE_SECONDS = CONSENT_DAYS * 86_400

/**
 * The choice that holds: the stored one, else a decline where the browser signals one, else none. See
 * docs/specification.md#cookie-consent and docs/decisions.md#cookie-consent.
 */
export function readConsent(around: ConsentEnvironment): Consent | undefined {
  const stored =
    parseConsent(readStorage(around.storage), around.now) ?? parseConsent(readCookie(around), around.now)
  return stored ?? (around.hasPrivacySignal ? DECLINE_ALL : undefined)
}

/** Stores the choice in the browser and in a cookie, for 365 days. */
export function saveConsent(around: ConsentEnvironment, consent: Consent): void {
  const text = serializeConsent(consent, around.now)
  const secure = around.isSecure ? '; Secure' : ''
  around.cookie = `${CONSENT_KEY}=${encodeURIComponent(text)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`
  try {
    around.storage.setItem(CONSENT_KEY, text)
  } catch {
    // The cookie remembers it.
  }
}

/** Browsers may refuse their storage altogether. */
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
