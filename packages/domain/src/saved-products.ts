/** A product on a shopper's list of saved ones. */
export interface SavedProduct {
  readonly productId: string
  readonly slug: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
}

/** A list of saved products, the newest first, each once. */
export type SavedProducts = readonly SavedProduct[]

/** When more are saved, the oldest leave the list. */
export const SAVED_PRODUCTS_MAX = 100

/** Longest text of slugs in a shared address, in UTF-16 units: every browser and mail program passes so much on. */
const SHARED_LENGTH_MAX = 1800

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/i

const SEPARATOR = ','

/** Whether the product is on the list. */
export function isSavedProduct(list: SavedProducts, productId: string): boolean {
  return list.some((saved) => saved.productId === productId)
}

/** Puts the product in front; one that is on the list leaves it. */
export function toggleSavedProduct(list: SavedProducts, product: SavedProduct): SavedProducts {
  const others = list.filter(({ productId }) => productId !== product.productId)
  return others.length < list.length ? others : [product, ...others].slice(0, SAVED_PRODUCTS_MAX)
}

/**
 * One list of two, such as a device's and an account's. A product on both counts as saved when it was saved last.
 *
 * @example
 * ```ts
 * import { mergeSavedProducts } from '@sorrel/domain/saved-products'
 *
 * const device = [{ productId: 'p1', slug: 'soap', savedAt: 2 }]
 * const account = [{ productId: 'p2', slug: 'brush', savedAt: 3 }, { productId: 'p1', slug: 'soap', savedAt: 1 }]
 * console.log(mergeSavedProducts(device, account).map(({ slug, savedAt }) => `${slug} ${savedAt}`)) // [ 'brush 3', 'soap 2' ]
 * ```
 */
export function mergeSavedProducts(one: SavedProducts, other: SavedProducts): SavedProducts {
  const newest = [...one, ...other].toSorted((left, right) => right.savedAt - left.savedAt)
  const first = (saved: SavedProduct, index: number) =>
    newest.findIndex(({ productId }) => productId === saved.productId) === index
  return newest.filter(first).slice(0, SAVED_PRODUCTS_MAX)
}

/** What a shopper did to a list. */
export interface SavedChanges {
  readonly added: SavedProducts
  /** The ids of the products that left. */
  readonly removed: readonly string[]
}

/** What makes a later list of an earlier one. A product that was saved anew counts as added. */
export function getSavedChanges(before: SavedProducts, after: SavedProducts): SavedChanges {
  const known = new Map(before.map(({ productId, savedAt }) => [productId, savedAt]))
  const added = after.filter(({ productId, savedAt }) => known.get(productId) !== savedAt)
  const removed = before.filter(({ productId }) => !isSavedProduct(after, productId))
  return { added, removed: removed.map(({ productId }) => productId) }
}

/**
 * Does to one list what was done to another, so that neither's own products are lost.
 *
 * @example
 * ```ts
 * import { applySavedChanges, getSavedChanges } from '@sorrel/domain/saved-products'
 *
 * const soap = { productId: 'p1', slug: 'soap', savedAt: 1 }
 * const brush = { productId: 'p2', slug: 'brush', savedAt: 2 }
 * const balm = { productId: 'p3', slug: 'balm', savedAt: 3 }
 * const onThisDevice = getSavedChanges([soap], [balm])
 * console.log(applySavedChanges([brush, soap], onThisDevice).map(({ slug }) => slug)) // [ 'balm', 'brush' ]
 * ```
 */
export function applySavedChanges(list: SavedProducts, { added, removed }: SavedChanges): SavedProducts {
  return mergeSavedProducts(
    added,
    list.filter(({ productId }) => !removed.includes(productId)),
  )
}

/** The slugs of a list for a link to it, the newest first: as many as the link may hold. */
export function getSharedSlugs(list: SavedProducts): readonly string[] {
  return takeShared(list.map(({ slug }) => slug))
}

/** The slugs in a link, separated by commas. What is no slug is left out, and so is what is too much. Never throws. */
export function parseSharedSlugs(text: string | null | undefined): readonly string[] {
  const held = (text ?? '').slice(0, SHARED_LENGTH_MAX + 1)
  // The last slug of a longer text may have been cut.
  const whole =
    held.length > SHARED_LENGTH_MAX ? held.slice(0, Math.max(0, held.lastIndexOf(SEPARATOR))) : held
  return takeShared(whole.split(SEPARATOR))
}

/** Each slug once, as long as they fit. */
function takeShared(texts: readonly string[]): readonly string[] {
  const slugs = [...new Set(texts.filter((text) => SLUG.test(text)))].slice(0, SAVED_PRODUCTS_MAX)
  let length = 0
  return slugs.filter((slug) => {
    length += slug.length + SEPARATOR.length
    return length <= SHARED_LENGTH_MAX + SEPARATOR.length
  })
}
