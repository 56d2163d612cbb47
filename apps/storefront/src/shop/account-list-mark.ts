import { toShopKey } from '#config/storage-key.ts'

/**
 * The list as the account last had it, in this browser; there from a log-in to the log-out. A module of its own, because
 * the page to log in loads no more of the list.
 */
const KEY = toShopKey('account-saved-products')

/** Null while the list belongs to this browser alone, also where it refuses its storage. */
export function readAccountText(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Null ends it. */
export function writeAccountText(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, text)
  } catch {
    // Without storage there is nothing to keep together.
  }
}

/** From now on the account keeps this browser's list too, where the store's accounts can. */
export function joinAccount(): void {
  if (readAccountText() === null) writeAccountText('')
}
