import type { ServerResponse } from 'node:http'

const YEAR_SECONDS = 31_536_000

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** What every answer says, whoever made it. */
export function setSecurityHeaders(response: ServerResponse, { secure }: { readonly secure: boolean }): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
