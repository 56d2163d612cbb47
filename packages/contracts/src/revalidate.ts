import type { Result } from '@sorrel/domain/result'
import { revalidateBodySchema } from './schema/cache-tags.ts'
import { check, type FieldIssues } from './schema/issues.ts'

/** Names of kept data. Nobody writes a tag by hand. */
export const cacheTags = {
  product: (slug: string) => `product:${slug}`,
  category: (slug: string) => `category:${slug}`,
  page: (slug: string) => `page:${slug}`,
  quiz: (id: string) => `quiz:${id}`,
  reviews: (productId: string) => `reviews:${productId}`,
  settings: () => 'settings',
  menus: () => 'menus',
} as const

export const TIMESTAMP_HEADER = 'x-sorrel-timestamp'
/** Hex HMAC-SHA256 of `getSignedText` with the shared secret. */
export const SIGNATURE_HEADER = 'x-sorrel-signature'
/** How far the sender's clock may be off, either way. */
export const REVALIDATE_WINDOW_MS = 5 * 60_000

export interface RevalidateHeaders {
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** 64 hex digits, lower case. */
  readonly signature: string
}

/** The tags of a revalidation call, or what is wrong with its body. */
export function parseRevalidateBody(input: unknown): Result<{ tags: string[] }, FieldIssues> {
  return check(revalidateBodySchema, input)
}

/** The text that is signed: time stamp, dot, body exactly as sent. */
export function getSignedText({ timestamp, body }: { timestamp: number; body: string }): string {
  return `${timestamp}.${body}`
}

/** Time stamp and signature when both are well-formed; whether they are true is the handler's to check. */
export function parseRevalidateHeaders(headers: {
  get(name: string): string | null
}): RevalidateHeaders | undefined {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? ''
  const signature = headers.get(SIGNATURE_HEADER)?.toLowerCase() ?? ''
  if (!/^\d{1,15}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return undefined
  return { timestamp: Number(timestamp), signature }
}

/** Whether a call's time stamp is recent enough. */
export function isWithinWindow({ timestamp, now }: { timestamp: number; now: number }): boolean {
  return Math.abs(now - timestamp) <= REVALIDATE_WINDOW_MS
}
