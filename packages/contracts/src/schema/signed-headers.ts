/** What the names of a shop's own headers begin with, where it names nothing else. */
export const DEFAULT_HEADER_PREFIX = 'x-sorrel'

/** The two headers of a signed call of one part of the shop to another. */
export interface SignedHeaders {
  /** Milliseconds since 1970. */
  readonly timestamp: string
  /** Hex HMAC-SHA256 over time stamp, dot and body with the shared secret, as `@sorrel/http/signature` makes it. */
  readonly signature: string
}

/** Their names: `x-sorrel-timestamp` and `x-sorrel-signature` by default. All parts of a shop have one prefix. */
export function getSignedHeaders(prefix: string = DEFAULT_HEADER_PREFIX): SignedHeaders {
  return { timestamp: `${prefix}-timestamp`, signature: `${prefix}-signature` }
}
