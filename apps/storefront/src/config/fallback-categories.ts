import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { SHOP_CONFIG } from './shop-config.ts'

/** Ways on while the service cannot be reached. */
export const fallbackCategories = SHOP_CONFIG.fallbackCategories ?? FALLBACK_CATEGORIES
