import type { CleanPage } from '@sorrel/commerce/content'

/** Slugs of the categories that the page's blocks lead to. */
export function getCategorySlugs({ sections }: CleanPage): readonly string[] {
  return sections.flatMap((section) => (section.type === 'categories_preview' ? section.categorySlugs : []))
}

/** Slugs of the categories whose products the page's blocks show. */
export function getProductSlugs({ sections }: CleanPage): readonly string[] {
  return sections.flatMap((section) =>
    section.type === 'products_preview' && section.categorySlug !== undefined ? [section.categorySlug] : [],
  )
}
