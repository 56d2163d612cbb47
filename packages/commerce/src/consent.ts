/** The shopper's choice about analytics and marketing. Without React. */

export { type BrowserConsentOptions, createBrowserConsentStore } from './consent/browser-consent.ts'
export {
  type ConsentPlace,
  type ConsentState,
  type ConsentStore,
  type ConsentStoreOptions,
  createConsentStore,
} from './consent/consent-store.ts'
