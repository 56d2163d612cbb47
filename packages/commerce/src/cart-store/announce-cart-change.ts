/**
 * Tells the browser's other tabs that the cart may have changed: a store's `onMaybeChanged`. Carts with a memory of the
 * same `changeKey` then fetch theirs.
 */
export function announceCartChange(changeKey: string): void {
  try {
    window.localStorage.setItem(changeKey, `${Date.now()}-${Math.random()}`)
  } catch {
    // Browsers may refuse access to storage: the other tabs ask at their next page.
  }
}
