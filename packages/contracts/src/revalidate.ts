import type { Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import { check, type FieldIssues } from './schema/issues.ts'

/** Names of cached data. Nobody writes a tag by hand. */
export const cacheTags = {
  product: (slug: string) => `product:${slug}`,
  category: (slug: string) => `category:${slug}`,
  page: (slug: string) => `page:${slug}`,
  quiz: (id: string) => `quiz:${id}`,
  reviews: (productId: string) => `reviews:${productId}`,
  settings: () => 'settings',
  menus: () => 'menus',
} as const

/** Milliseconds since 1970. */
export const TIMESTAMP_HEADER = 'x-sorrel-timestamp'
/** Hex HMAC-SHA256 over time stamp, dot and body with the shared secret, as `@sorrel/http/signature` makes it. */
export const SIGNATURE_HEADER = 'x-sorrel-signature'

const tagSchema = z
  .string()
  .check(z.regex(/^(?:settings|menus|(?:product|category|page|quiz|reviews):[^\s,\p{Cc}]{1,200})$/u))

/** One to fifty tags. */
const bodySchema = z.strictObject({ tags: z.array(tagSchema).check(z.minLength(1), z.maxLength(50)) })

/** The tags of a revalidation call, or what is wrong with its body. */
export function parseRevalidateBody(input: unknown): Result<{ tags: string[] }, FieldIssues> {
  return check(bodySchema, input)
}
