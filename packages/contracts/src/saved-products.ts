import { mergeSavedProducts, type SavedProducts } from '@sorrel/domain/saved-products'
import type { Call } from './calls/send.ts'
import { readStoredRecord, STORED_VERSION } from './schema/stored-record.ts'
import { isRecord, parseList, parseNumber, parseText } from './untrusted.ts'

/**
 * The list of saved products as text in a browser's storage and in an account. A module of its own, because its code loads later than that of
 * `storage`.
 */

/** Ids and slugs are short; what is longer was not written by a shop. */
const NAME_LENGTH_MAX = 100

/** The stored list, in the rule's order and length; empty when there is none. Never throws. */
export function parseSavedProducts(text: string | null | undefined): SavedProducts {
  return readSavedProducts(readStoredRecord(text)?.products)
}

/** A list whose shape is unknown. What is no saved product is left out. Never throws. */
export function readSavedProducts(value: unknown): SavedProducts {
  const known = parseList(value).flatMap((entry) => {
    if (!isRecord(entry)) return []
    const [productId, slug, savedAt] = [
      parseText(entry.productId),
      parseText(entry.slug),
      parseNumber(entry.savedAt),
    ]
    if (productId === undefined || slug === undefined || savedAt === undefined) return []
    const isShort = Math.max(productId.length, slug.length) <= NAME_LENGTH_MAX
    return isShort ? [{ productId, slug, savedAt }] : []
  })
  return mergeSavedProducts(known, [])
}

/** Writes a list as `parseSavedProducts` reads it. */
export function serializeSavedProducts(products: SavedProducts): string {
  return JSON.stringify({ version: STORED_VERSION, products })
}

/**
 * The list as an account's content holds it. A text, so that a service that merges records replaces it as a whole; 100
 * products with ids and slugs of usual length take 6 kB.
 */
export function toAccountText(products: SavedProducts): string {
  const rows = products.map(({ productId, slug, savedAt }) => [productId, slug, savedAt])
  return JSON.stringify({ version: STORED_VERSION, products: rows })
}

/** Reads a list that `toAccountText` has written; empty for anything else. Never throws. */
export function parseAccountText(value: unknown): SavedProducts {
  const rows = parseList(readStoredRecord(typeof value === 'string' ? value : undefined)?.products)
  return readSavedProducts(
    rows.map((row) => {
      const [productId, slug, savedAt] = parseList(row)
      return { productId, slug, savedAt }
    }),
  )
}

/** Products that one call adds at most; the rest is for the next. */
export const SAVED_ADDED_MAX = 50

/** The account's list after the changes of a call; null where the store's accounts keep none. */
export const savedProductsCall: Call<{ readonly products: SavedProducts | null }> = {
  method: 'PUT',
  path: '/{store-api}/saved-products',
  readAnswer: (json) => {
    if (!isRecord(json) || !('products' in json)) return undefined
    return { products: json.products === null ? null : readSavedProducts(json.products) }
  },
}
