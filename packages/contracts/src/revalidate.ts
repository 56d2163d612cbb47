import type { Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import { check, type FieldIssues } from './schema/issues.ts'

/** Names of cached data. Tags are made here alone, never written by hand. */
export const cacheTags = {
  product: (slug: string) => `product:${slug}`,
  category: (slug: string) => `category:${slug}`,
  /** Lists of a category's products: for a product that came, went or moved in it. */
  list: (categorySlug: string) => `list:${categorySlug}`,
  /** Lists of all products: for a product that came. No category has this slug. */
  allProducts: () => 'list:*',
  page: (slug: string) => `page:${slug}`,
  quiz: (id: string) => `quiz:${id}`,
  reviews: (productId: string) => `reviews:${productId}`,
  settings: () => 'settings',
  menus: () => 'menus',
} as const

const tagSchema = z
  .string()
  .check(z.regex(/^(?:settings|menus|(?:product|category|list|page|quiz|reviews):[^\s,\p{Cc}]{1,200})$/u))

const bodySchema = z.strictObject({
  /** One to fifty tags. */
  tags: z.array(tagSchema).check(z.minLength(1), z.maxLength(50)),
  /** Pages with these tags are not shown any more while they are made anew. Default: they are, as a change can wait. */
  purge: z._default(z.boolean(), false),
})

/** A revalidation call: which tags are dropped, and how. */
export interface Revalidation {
  readonly tags: readonly string[]
  readonly purge: boolean
}

/** The tags of a revalidation call and whether to purge, or the errors of its body by field. */
export function parseRevalidateBody(input: unknown): Result<Revalidation, FieldIssues> {
  return check(bodySchema, input)
}
