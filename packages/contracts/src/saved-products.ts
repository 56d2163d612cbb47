import { mergeSavedProducts, type SavedProducts } from '@sorrel/domain/saved-products'
import { readStoredRecord, STORED_VERSION } from './schema/stored-record.ts'
import { isRecord, parseList, parseNumber, parseText } from './untrusted.ts'

/**
 * The list of saved products as text in a browser's storage. A module of its own, because its code loads later than that of
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
