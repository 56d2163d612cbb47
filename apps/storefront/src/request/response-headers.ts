import { REPORTING_ENDPOINTS } from './content-security-policy.ts'

const YEAR_SECONDS = 31_536_000

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  // No other site may embed or read our answers. An answer for others sets its own header.
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': REPORTING_ENDPOINTS,
} as const

/** Headers of every answer. */
export function getSecurityHeaders({
  publicOrigin,
}: {
  readonly publicOrigin: string
}): Readonly<Record<string, string>> {
  if (!publicOrigin.startsWith('https:')) return ALWAYS
  return { ...ALWAYS, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
}

/** How long a cache in front may serve a cached page, in seconds: the maximum delay of a change there. */
const FRONT_SECONDS = 5

/** A CDN that is notified of changes may cache a page for longer. */
const PURGED_SECONDS = 300

/** How long a cache in front may serve a stale page while it fetches a new one: the maximum age of a price. */
const RENEWAL_SECONDS = 600

/** How long it may do so while the shop does not answer. */
const OUTAGE_SECONDS = 4 * 3600

/** The `Cache-Control` of a public page for caches in front. */
export function getSharedControl({ isPurged }: { readonly isPurged: boolean }): string {
  return [
    `s-maxage=${isPurged ? PURGED_SECONDS : FRONT_SECONDS}`,
    `stale-while-revalidate=${RENEWAL_SECONDS}`,
    `stale-if-error=${OUTAGE_SECONDS}`,
  ].join(', ')
}

export const PRIVATE_CONTROL = 'private, no-store'
