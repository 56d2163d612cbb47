import { fetchCategories, type ListedCategory } from '@sorrel/commerce/catalog'
import { type CleanPage, type CleanQuiz, fetchContentPage, fetchQuiz } from '@sorrel/commerce/content'
import { fetchProduct } from '@sorrel/commerce/product'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { Product } from '@sorrel/domain/product'
import { cache } from 'react'
import type { Market } from './market.ts'
import type { NamedSlug } from './public-path.ts'
import { mayHaveOldCopy } from '#backend/recent-changes.ts'
import { openFreshCatalog } from '#backend/catalog.ts'
import { getPublicCommerce } from '#backend/commerce.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'
import { getAvailable, UnavailableError } from '#backend/unavailable.ts'
import type { CategoryPreview } from '@sorrel/domain/category'

/**
 * The records that pages are named after, as a market shows them; null where the service has none. Reads are cached. All
 * throw an UnavailableError when the service does not answer.
 */

/** The stock of a bundle is that of its parts, so a change of any product in the answer outdates it. */
export async function readProduct(market: Market, slug: string): Promise<Product | null> {
  const tag = cacheTags.product(slug)
  const args = { slug, locale: market.locale, currency: market.currency, fresh: mayHaveOldCopy(tag) }
  return getAvailable(await fetchProduct(getPublicCommerce([tag], { showsProducts: true }), args))
}

/** All of them: menus, blocks and pages that were not found share one call. Dropped with any category. */
export function readCategories({ locale }: Market): Promise<readonly ListedCategory[]> {
  return readAllCategories(locale)
}

const readAllCategories = cache(
  async (locale: string): Promise<readonly ListedCategory[]> =>
    getAvailable(await fetchCategories(getPublicCommerce([CATALOG_TAG]), { locale })),
)

export async function readContentPage({ locale }: Market, slug: string): Promise<CleanPage | null> {
  return getAvailable(await fetchContentPage(getPublicCommerce([cacheTags.page(slug)]), { slug, locale }))
}

/**
 * The slug that a product or category has now, by one that it had before, from the index of the catalogue. Undefined
 * where the index knows of none, or does not answer.
 */
export async function readMovedSlug({ of, value: slug }: NamedSlug): Promise<string | undefined> {
  if (of !== 'product' && of !== 'category') return undefined
  const catalog = await openFreshCatalog()
  const moved = await catalog?.moved({ of, slug })
  return moved?.ok === true ? moved.value.slug : undefined
}

export async function readQuiz({ locale }: Market, id: string): Promise<CleanQuiz | null> {
  return getAvailable(await fetchQuiz(getPublicCommerce([cacheTags.quiz(id)]), { id, locale }))
}

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
