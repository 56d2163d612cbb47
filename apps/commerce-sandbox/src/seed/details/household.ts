import type { ProductDetails } from '../product.ts'

export const householdDetails: Readonly<Record<string, ProductDetails>> = {}
