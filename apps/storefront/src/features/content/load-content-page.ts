import { fetchCategories, fetchCategoryShowcase } from '@sorrel/commerce/catalog'
import { type CleanPage, fetchContentPage } from '@sorrel/commerce/content'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/load-ratings.ts'
import { getPublicCommerce } from '#platform/commerce.ts'
import { leaveMissing } from '#platform/leave-missing.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { CATALOG_TAG } from '#platform/revalidation.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'
import type { StructuredNode } from '#platform/structured-data.tsx'
import { getAvailable } from '#platform/unavailable.ts'
import { findPagePictures } from './find-page-pictures.ts'
import { toOrganization } from './to-organization.ts'

export interface ContentScreenProps extends ScreenProps {
  readonly page: CleanPage
  /** Categories that the page's blocks show, by slug. */
  readonly categories: ReadonlyMap<string, CategoryPreview>
  /** Products that the page's blocks show, by their category's slug. */
  readonly products: ReadonlyMap<string, readonly ProductPreview[]>
  /** For search engines: who runs the shop, at home only. */
  readonly structuredData: readonly StructuredNode[]
}

/** A content page by its slug, with what its blocks show. Specification section 2. */
export const loadContentPage = cache(
  async (market: Market, slug: string): Promise<Loaded<ContentScreenProps>> => {
    const store = await loadStore(market)
    const commerce = getPublicCommerce([cacheTags.page(slug)])
    const page = getAvailable(await fetchContentPage(commerce, { slug, locale: market.locale }))
    if (page === null) leaveMissing(store, market, routes.page(slug))
    const [categories, products] = await Promise.all([
      loadCategories(page, market),
      loadProducts(page, market),
    ])
    const isHome = slug === store.settings.store.homePage
    const metadata = getMetadata(store, {
      market,
      path: isHome ? '/' : `/${slug}`,
      titles: [page.metaTitle, page.name],
      description: page.metaDescription,
      pictures: findPagePictures(page.sections).slice(0, 1),
    })
    const structuredData = isHome ? [toOrganization(store.settings)] : []
    const props = getScreenProps(store, market)
    const getRating = await loadRatings([...products.values()].flat())
    const scene = { ...props.scene, getRating }
    const screen = { ...props, scene, page, categories, products, structuredData }
    return { metadata, screen }
  },
)

/** The content page that the store shows at `/`. */
export async function loadHome(market: Market): Promise<Loaded<ContentScreenProps>> {
  const { settings } = await loadStore(market)
  return loadContentPage(market, settings.store.homePage)
}

async function loadCategories(
  page: CleanPage,
  { locale }: Market,
): Promise<ReadonlyMap<string, CategoryPreview>> {
  const slugs = page.sections.flatMap((section) =>
    section.type === 'categories_preview' ? section.categorySlugs : [],
  )
  if (slugs.length === 0) return new Map()
  const commerce = getPublicCommerce([...slugs.map((slug) => cacheTags.category(slug)), CATALOG_TAG])
  const categories = getAvailable(await fetchCategories(commerce, { locale }))
  return new Map(
    categories.filter(({ slug }) => slugs.includes(slug)).map((category) => [category.slug, category]),
  )
}

async function loadProducts(
  page: CleanPage,
  market: Market,
): Promise<ReadonlyMap<string, readonly ProductPreview[]>> {
  const slugs = page.sections.flatMap((section) =>
    section.type === 'products_preview' && section.categorySlug !== undefined ? [section.categorySlug] : [],
  )
  const lists = slugs.map(async (slug) => {
    const showcase = await fetchCategoryShowcase(getPublicCommerce([cacheTags.category(slug), CATALOG_TAG]), {
      slug,
      ...market,
    })
    return [slug, getAvailable(showcase)?.products ?? []] as const
  })
  return new Map(await Promise.all(lists))
}
