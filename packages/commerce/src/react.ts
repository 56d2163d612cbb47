'use client'

export { CommerceProvider, useCommerce } from './react/commerce-context.ts'
export type { Loaded } from './react/use-operation.ts'
export { CartProvider, type CartProviderProps, useCart, useCartState } from './react/cart-context.ts'
export { useProduct } from './react/use-product.ts'
export { useProductSearch } from './react/use-product-search.ts'
