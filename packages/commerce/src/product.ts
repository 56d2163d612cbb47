/** A product in full, with cleaned rich text. For servers: it carries the HTML sanitiser. */

import { parseFlag } from '@sorrel/contracts/untrusted'
import type { Product } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { Audience } from './catalog/fetch-products.ts'
import { isOutage, readPastCopies } from './catalog/bypass-cache.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetProductDocument, type GetProductQuery } from './generated/product/graphql.ts'
import { PRODUCT_BUDGET_MS } from './transport/budgets.ts'
import { andThen, decodeRecord } from './wire/decode.ts'
import { toProduct } from './product/to-product.ts'
import type { Wire } from './wire/wire.ts'

export interface ProductArgs extends Audience {
  readonly slug: string
  /**
   * Bypasses the service's caches, for a product that has just changed; an outage of that read is the call's error.
   * Its suggestions may still be cached. Default false.
   */
  readonly fresh?: boolean | undefined
  /** Reads a draft too, for the editor. Default false. */
  readonly drafts?: boolean | undefined
}

/**
 * Fields that a product can be shown and bought without: settings of its page, pictures, categories and suggestions.
 */
const OPTIONAL = [
  ...['content', 'images', 'categories', 'attributes', 'bundleItems', 'upSells', 'crossSells'].map(
    (field) => `productBySlug.${field}`,
  ),
  'listed',
]

/** A product in full; null when the service says there is none, or that it is a draft. */
export async function fetchProduct(
  client: CommerceClient,
  { slug, currency, locale, fresh = false, drafts = false }: ProductArgs,
): Promise<Result<Product | null, CommerceError>> {
  const call = { budgetMs: PRODUCT_BUDGET_MS, optional: OPTIONAL }
  const readCurrent = () => readPastCopies(client, { kind: 'products', id: slug, currency, locale })
  const [answer, past] = await Promise.all([
    client.query(GetProductDocument, { slug, currency, locale, listed: { slug } }, call),
    fresh ? readCurrent() : undefined,
  ])
  if (past !== undefined && isOutage(past)) return past
  const current = past ?? (!drafts && isUnlisted(answer) ? await readCurrent() : undefined)
  if (current?.ok && (current.value === null || (!drafts && parseFlag(current.value.active) === false)))
    return ok(null)
  return andThen(answer, ({ productBySlug }) => {
    const value = current?.ok ? Object.assign({}, productBySlug, current.value) : productBySlug
    return decodeRecord(value, { operation: 'getProduct', toRecord: (wire) => toProduct(wire, client) })
  })
}

/**
 * Whether a product exists but is in no list. It is either a draft, which single GraphQL reads return unmarked, or it
 * was published seconds ago; its own record shows which.
 */
function isUnlisted(answer: Result<Wire<GetProductQuery>, CommerceError>): boolean {
  if (!answer.ok || !answer.value.productBySlug) return false
  const results = answer.value.listed?.results
  return Array.isArray(results) && results.length === 0
}

export { parseProductContent } from './product/to-product.ts'
