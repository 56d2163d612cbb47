import {
  type Consent,
  type ConsentRules,
  DECLINE_ALL,
  parseConsent,
  serializeConsent,
} from '@sorrel/contracts/storage'

/** A place that keeps the choice as text. Neither function throws. */
export interface ConsentPlace {
  readonly read: () => string | null | undefined
  readonly write: (text: string) => void
}

/**
 * `open`: the shopper has not chosen and should be asked. `signalled`: the browser declines for its user. `stored`: the
 * shopper chose earlier, or in another tab. `chosen`: the shopper has chosen on this page.
 */
export type ConsentState =
  | { readonly status: 'open'; readonly consent?: undefined }
  | { readonly status: 'signalled' | 'stored' | 'chosen'; readonly consent: Consent }

export interface ConsentStoreOptions extends ConsentRules {
  /** Each is written; the first that holds a valid choice is read. */
  readonly places: readonly ConsentPlace[]
  /** Whether the browser declines for its user. A stored choice wins. Default: no. */
  readonly hasPrivacySignal?: (() => boolean) | undefined
  /** Calls back when another page may have changed the storage; returns a function that ends it. Default: never. */
  readonly watch?: ((onChange: () => void) => () => void) | undefined
  /** Milliseconds since 1970. Default: the platform's clock. */
  readonly now?: (() => number) | undefined
}

/** The shopper's consent to counting and storing. */
export interface ConsentStore {
  /** The same object until something changes. */
  readonly getState: () => ConsentState
  /** Stores a choice. A narrower choice revokes what was granted before. */
  readonly choose: (consent: Consent) => void
  /** `listener` is called after each change, also by another page. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A choice is never assumed: without one the state is `open`, unless the browser declines. */
export function createConsentStore({
  places,
  hasPrivacySignal = () => false,
  watch,
  now = Date.now,
  ...rules
}: ConsentStoreOptions): ConsentStore {
  const read = (): ConsentState => {
    for (const place of places) {
      const consent = parseConsent(place.read(), now(), rules)
      if (consent !== undefined) return { status: 'stored', consent }
    }
    return hasPrivacySignal() ? { status: 'signalled', consent: DECLINE_ALL } : { status: 'open' }
  }
  let state = read()
  // The cookie notice is loaded separately, so changes are signalled by browser events instead of a library.
  const changes = new EventTarget()
  const set = (next: ConsentState) => {
    state = next
    changes.dispatchEvent(new Event('change'))
  }
  return {
    getState: () => state,
    choose: (consent) => {
      const text = serializeConsent(consent, now(), rules)
      for (const place of places) place.write(text)
      set({ status: 'chosen', consent })
    },
    subscribe: (listener) => {
      changes.addEventListener('change', listener)
      const unwatch = watch?.(() => set(read()))
      return () => {
        changes.removeEventListener('change', listener)
        unwatch?.()
      }
    },
  }
}
