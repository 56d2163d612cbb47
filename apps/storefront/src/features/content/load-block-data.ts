import { fetchCategories, fetchCategoryShowcase } from '@sorrel/commerce/catalog'
import type { CleanPage } from '@sorrel/commerce/content'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { CategoryPreview } from '@sorrel/domain/category'
import type { ProductPreview } from '@sorrel/domain/product'
import { getPublicCommerce } from '#service/commerce.ts'
import type { Market } from '#routing/market.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import { getAvailable } from '#service/unavailable.ts'
import { getCategorySlugs, getProductSlugs } from './get-block-slugs.ts'

/** Categories and products that the blocks of a page show. */
export interface BlockData {
  /** By slug. */
  readonly categories: ReadonlyMap<string, CategoryPreview>
  /** By their category's slug. */
  readonly products: ReadonlyMap<string, readonly ProductPreview[]>
}

export async function loadBlockData(page: CleanPage, market: Market): Promise<BlockData> {
  const [categories, products] = await Promise.all([loadCategories(page, market), loadProducts(page, market)])
  return { categories, products }
}

async function loadCategories(page: CleanPage, { locale }: Market): Promise<BlockData['categories']> {
  const slugs = getCategorySlugs(page)
  if (slugs.length === 0) return new Map()
  const commerce = getPublicCommerce([...slugs.map((slug) => cacheTags.category(slug)), CATALOG_TAG])
  const categories = getAvailable(await fetchCategories(commerce, { locale }))
  return new Map(
    categories.filter(({ slug }) => slugs.includes(slug)).map((category) => [category.slug, category]),
  )
}

async function loadProducts(page: CleanPage, market: Market): Promise<BlockData['products']> {
  const lists = getProductSlugs(page).map(async (slug) => {
    const showcase = await fetchCategoryShowcase(getPublicCommerce([cacheTags.category(slug), CATALOG_TAG]), {
      slug,
      ...market,
    })
    return [slug, getAvailable(showcase)?.products ?? []] as const
  })
  return new Map(await Promise.all(lists))
}
