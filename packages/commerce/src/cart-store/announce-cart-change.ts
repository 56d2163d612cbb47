/**
 * Notifies the browser's other tabs that the cart may have changed: a store's `onMaybeChanged`. Carts whose memory has
 * the same `changeKey` then fetch theirs.
 */
export function announceCartChange(changeKey: string): void {
  try {
    window.localStorage.setItem(changeKey, `${Date.now()}-${Math.random()}`)
  } catch {
    // Access to storage was refused: the other tabs fetch the cart on their next page.
  }
}
