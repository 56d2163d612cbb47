import { CONSENT_KEY, DECLINE_ALL, serializeConsent } from '@sorrel/contracts/storage'

/** A browser whose shopper has chosen their cookies already: the banner is asked for by its own flows only. */
export const toSettledVisitor = (origin: string) => ({
  cookies: [],
  origins: [
    { origin, localStorage: [{ name: CONSENT_KEY, value: serializeConsent(DECLINE_ALL, Date.now()) }] },
  ],
})
