import type { CategoryScreenProps } from './load-category.ts'

export function CategoryScreen({ category }: CategoryScreenProps) {
  return <h1>{category.name}</h1>
}
