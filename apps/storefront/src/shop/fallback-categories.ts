import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { HOUSE } from './house.ts'

/** Ways on while the service cannot be reached. */
export const fallbackCategories = HOUSE.fallbackCategories ?? FALLBACK_CATEGORIES
