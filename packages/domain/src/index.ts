/** The names of a shop's first week. Everything else has a module of its own. */

export { type Cart, type CartItem, formatCartCount, getCartCount } from './cart.ts'
export { getFreeDeliveryProgress } from './free-delivery.ts'
export { getCurrencyDigits, getPrice, getShownPrice, isOnSale } from './money.ts'
export { getVisibleOptions } from './options.ts'
export {
  type Product,
  type ProductOption,
  type ProductPreview,
  type ProductVariant,
} from './product.ts'
export { getQuantityRange } from './quantity.ts'
export type { Result } from './result.ts'
export { getStockStatus } from './stock.ts'
export { findVariant } from './variants.ts'
