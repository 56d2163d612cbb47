export { CartButton } from './cart-button.tsx'
export { CartProvider } from './cart-provider.tsx'
