import { CONSENT_KEY, DECLINE_ALL, serializeConsent } from '@sorrel/contracts/storage'

/** Storage of a browser whose visitor has declined cookies. Only the flows of the banner start without a choice. */
export const toConsentedState = (origin: string) => ({
  cookies: [],
  origins: [
    { origin, localStorage: [{ name: CONSENT_KEY, value: serializeConsent(DECLINE_ALL, Date.now()) }] },
  ],
})
