export { CartButton } from './cart-button.tsx'
export { CartProvider } from './cart-provider.tsx'
export { useGroupPrices } from './use-group-prices.ts'
