import type { ProductDetails } from '../product.ts'

export const giftDetails: Readonly<Record<string, ProductDetails>> = {}
