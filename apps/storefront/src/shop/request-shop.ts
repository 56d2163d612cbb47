import { cache } from 'react'
import type { ShopView } from './shop.ts'

/** React forgets it with the render that it was made for: no other request reads it. */
const getHolder = cache((): { shop?: ShopView } => ({}))

const NO_SHOP =
  'This page has not said which shop its parts show: make it by createPage (src/shop), or call setPageShop in it first'

/**
 * Sets the shop that the parts of a page use. Each page sets it itself, because it may be rendered without its layouts.
 */
export function setPageShop(shop: ShopView): void {
  getHolder().shop = shop
}

/** The same for the parts of a layout, which renders beside its page: the page's own setting stays. */
export function setLayoutShop(shop: ShopView): void {
  getHolder().shop ??= shop
}

/** The server's side of `#shop/use-shop`. In the browser it is the `useShop` of the page's context. */
export function useShop(): ShopView {
  const { shop } = getHolder()
  if (shop === undefined) throw new Error(NO_SHOP)
  return shop
}
