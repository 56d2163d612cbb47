'use client'

export { ProductError as default } from '#features/product/product-error.tsx'
