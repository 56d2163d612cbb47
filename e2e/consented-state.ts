import { DECLINE_ALL, getStorageKey, serializeConsent } from '@sorrel/contracts/storage'

/** Storage of a browser whose visitor has declined cookies. Only the flows of the banner start without a choice. */
export const toConsentedState = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: getStorageKey('consent'), value: serializeConsent(DECLINE_ALL, Date.now()) }],
    },
  ],
})
