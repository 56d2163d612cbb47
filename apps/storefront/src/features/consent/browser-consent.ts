import type { ConsentEnvironment } from './stored-consent.ts'

/** Written by the page server into `Server-Timing` when the request carried `Sec-GPC: 1`. */
const SIGNAL = 'gpc'

/** The page's own browser. */
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

/** As the browser says it to scripts, or as it said it to the server. */
function hasPrivacySignal(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.serverTiming.some(({ name }) => name === SIGNAL)
}
