import { createHash, timingSafeEqual } from 'node:crypto'
import { fail } from './refuse.ts'
import type { Handle } from './route.ts'

/**
 * GraphQL takes the bare key; REST takes it bare or as `Basic base64(key)`. See
 * docs/commerce-service.md#endpoints-and-headers.
 */
export function hasPublicKey(headers: Headers, publicKey: string): boolean {
  const given = headers.get('authorization') ?? ''
  const key = given.startsWith('Basic ')
    ? Buffer.from(given.slice(6), 'base64').toString('utf8').replace(/:$/, '')
    : given
  return isSame(key, publicKey)
}

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

/** Refuses REST callers without the public key: 401. */
export function withPublicKey(handle: Handle): Handle {
  return (request, context) =>
    hasPublicKey(request.headers, context.service.config.publicKey)
      ? handle(request, context)
      : fail({ status: 401, code: 'unauthorized', message: 'The public key is missing or wrong.' })
}
