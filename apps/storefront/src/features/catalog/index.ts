export { FallbackCategories } from './fallback-categories.tsx'
export { ProductCard } from './product-card.tsx'
export { ProductGrid } from './product-grid.tsx'
export { UnavailableList } from './unavailable-list.tsx'
