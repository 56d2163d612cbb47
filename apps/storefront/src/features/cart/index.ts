export { CartButton } from './cart-button.tsx'
export { useCart, useCartState, useOwnPrices } from './cart-context.ts'
export { CartProvider } from './cart-provider.tsx'
export { ForgetCart } from './forget-cart.tsx'
