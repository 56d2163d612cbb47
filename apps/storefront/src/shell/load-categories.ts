import { fetchCategories } from '@sorrel/commerce/catalog'
import type { CategoryPreview } from '@sorrel/domain/category'
import { cache } from 'react'
import { getPublicCommerce } from '#service/commerce.ts'
import type { Market } from '#routing/market.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'

/** The categories for the menu's pictures and for pages that were not found; none while the service does not answer. */
export const loadCategories = cache(async ({ locale }: Market): Promise<readonly CategoryPreview[]> => {
  const answer = await fetchCategories(getPublicCommerce([CATALOG_TAG]), { locale })
  return answer.ok ? answer.value.map(toPreview) : []
})

function toPreview({ name, slug, description, image }: CategoryPreview): CategoryPreview {
  return { name, slug, description, image }
}
