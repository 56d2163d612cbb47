/** The names of a shop's first week. Everything else has a module of its own. */

export type { CartActions, CartState } from './cart-handle.ts'
export type { CartAddition, CartEvent } from './cart-store.ts'
export {
  fetchAttributeFilters,
  fetchCategory,
  fetchListing,
  fetchProductsPage,
  searchProducts,
} from './catalog.ts'
export { type CommerceClient, type CommerceError, createCommerceClient } from './client.ts'
export { fetchProduct } from './product.ts'
export { createShop, type Shop } from './shop/create-shop.ts'
export type { ShopOptions } from './shop/options.ts'
export { fetchMenus, fetchStoreSettings } from './store.ts'
