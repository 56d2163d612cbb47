import { parseSavedProducts, serializeSavedProducts } from '@sorrel/contracts/saved-products'
import {
  getSavedChanges,
  mergeSavedProducts,
  type SavedProducts,
  toggleSavedProduct,
} from '@sorrel/domain/saved-products'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { toShopKey } from '#config/storage-key.ts'
import { readAccountText, writeAccountText } from '#shop/account-list-mark.ts'

/** What the list stores of a product. */
export interface SavableProduct {
  readonly id: string
  readonly slug: string
}

export type Outcome = 'stored' | 'not-stored'

const KEY = toShopKey('saved-products')

/** Once the browser has refused to store, the list lasts as long as the page. */
let isRefused = false

const state = proxy({ list: ref(read()) })

/** The saved products of this browser. The same list until it changes. */
export const getSavedProducts = (): SavedProducts => state.list

let isFollowing = false

/** Calls `run` after each change, also of other tabs. Returns a function that ends it. */
export function watchSavedProducts(run: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true
    window.addEventListener('storage', follow)
    // A page that comes back from the browser's memory has missed what other tabs did.
    window.addEventListener('pageshow', follow)
  }
  return subscribe(state, run, true)
}

/** Says how many products are saved, now and after each change, until the signal ends it. */
export function watchSavedCount(run: (count: number) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const say = () => run(getSavedProducts().length)
  say()
  signal.addEventListener('abort', watchSavedProducts(say))
}

/** Saves the product, or takes it off the list. */
export function toggleSaved({ id, slug }: SavableProduct): Outcome {
  return replaceSaved(toggleSavedProduct(readCurrent(), { productId: id, slug, savedAt: Date.now() }))
}

/** Saves all that are not on the list yet; the first of them is in front. */
export function saveAll(products: readonly SavableProduct[]): Outcome {
  const savedAt = Date.now()
  const added = products.map(({ id, slug }) => ({ productId: id, slug, savedAt }))
  const known = new Set(readCurrent().map(({ productId }) => productId))
  const fresh = added.filter(({ productId }) => !known.has(productId))
  return replaceSaved(mergeSavedProducts(fresh, readCurrent()))
}

/** Stores a list in place of this browser's. */
export function replaceSaved(next: SavedProducts): Outcome {
  try {
    if (next.length === 0) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, serializeSavedProducts(next))
    isRefused = false
  } catch {
    isRefused = true
  }
  // Who hears of it reads what is stored.
  show(next)
  return isRefused ? 'not-stored' : 'stored'
}

/** Ends what `joinAccount` began. What the account has is no longer in this browser, which others may use. */
export function leaveAccount(): void {
  const kept = readAccountText()
  if (kept === null) return
  writeAccountText(null)
  replaceSaved(getSavedChanges(parseSavedProducts(kept), readCurrent()).added)
}

/** The list of this browser now: another tab may have changed it since it was shown. */
export const readCurrent = (): SavedProducts => (isRefused ? getSavedProducts() : read())

function follow(event: Event): void {
  const isOther = event instanceof StorageEvent && event.key !== KEY && event.key !== null
  if (!isOther && !isRefused) show(read())
}

function show(next: SavedProducts): void {
  state.list = ref(next)
}

/** A browser may refuse its storage. */
function read(): SavedProducts {
  try {
    return parseSavedProducts(window.localStorage.getItem(KEY))
  } catch {
    return []
  }
}
