import { cache } from 'react'
import type { ShopView } from './shop.ts'

/** React forgets it with the render that it was made for: no other request reads it. */
const getHolder = cache((): { shop?: ShopView } => ({}))

const NO_SHOP =
  'This page has not said which shop its parts show: make it by createPage (src/shop), or call setPageShop in it first'

/** Says what shop the parts of a page show. Each page does so itself, for it may be drawn without its layouts. */
export function setPageShop(shop: ShopView): void {
  getHolder().shop = shop
}

/** The same for the parts of a layout, which is drawn beside its page: what the page said stays. */
export function setLayoutShop(shop: ShopView): void {
  getHolder().shop ??= shop
}

/** What `#shop/use-shop` is to a part that the server draws. In the browser it is the `useShop` of the page's context. */
export function useShop(): ShopView {
  const { shop } = getHolder()
  if (shop === undefined) throw new Error(NO_SHOP)
  return shop
}
