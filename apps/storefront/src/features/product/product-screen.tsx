import type { ProductScreenProps } from './load-product.ts'

export function ProductScreen({ product }: ProductScreenProps) {
  return <h1>{product.name}</h1>
}
