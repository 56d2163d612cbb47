const CHECKOUT_ID = /^[\w-]{1,100}$/

/** The checkout's id in the query of a return address; undefined where there is none, empty for what cannot be one. */
export function readCheckoutId(search: string, name = 'checkout'): string | undefined {
  const id = new URLSearchParams(search).get(name) ?? undefined
  return id === undefined || CHECKOUT_ID.test(id) ? id : ''
}

/**
 * The same from the address of this page, which loses it: the id opens the order to whoever has it, and scripts, histories
 * and screenshots show an address. Undefined where there is none or it cannot be one. Needs a browser.
 */
export function takeCheckoutId(name = 'checkout'): string | undefined {
  const id = readCheckoutId(window.location.search, name)
  if (id === undefined) return undefined
  const address = new URL(window.location.href)
  address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return id || undefined
}
