import type { CategoryPreview } from '@sorrel/domain/category'
import { cache } from 'react'
import type { Market } from '#request/market.ts'
import { readCategories } from '#request/records.ts'
import { UnavailableError } from '#backend/unavailable.ts'

/** The categories for the menu's pictures and for pages that were not found; none while the service does not answer. */
export const loadCategories = cache(async (market: Market): Promise<readonly CategoryPreview[]> => {
  try {
    return (await readCategories(market)).map(toPreview)
  } catch (failure) {
    if (failure instanceof UnavailableError) return []
    throw failure
  }
})

function toPreview({ name, slug, description, image }: CategoryPreview): CategoryPreview {
  return { name, slug, description, image }
}
