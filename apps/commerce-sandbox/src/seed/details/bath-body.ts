import type { ProductDetails } from '../product.ts'

export const bathBodyDetails: Readonly<Record<string, ProductDetails>> = {}
