import { SITEMAP_PAGE_SIZE } from '@sorrel/catalog/model'
import { fetchCategories, fetchProductEntries, fetchProductsCount } from '@sorrel/commerce/catalog'
import { fetchContentPageSlugs } from '@sorrel/commerce/content'
import { fetchMenus, fetchStoreSettings } from '@sorrel/commerce/store'
import { routes } from '@sorrel/contracts/routes'
import { getMenuHref, type MenuItem } from '@sorrel/domain/menu'
import type { Picture } from '@sorrel/domain/product'
import type { Store } from '@sorrel/domain/store'
import { openFreshCatalog } from '#backend/catalog.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { getAvailable } from '#backend/unavailable.ts'

/** A page that may be found. */
export interface SitemapUrl {
  /** Without locale. */
  readonly path: string
  readonly picture?: Picture | undefined
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
}

/** A file of ten thousand products takes the index longer than a page would wait. In milliseconds. */
const INDEX_MS = 15_000

export async function loadStoreOfSitemap(): Promise<Store> {
  return getAvailable(await fetchStoreSettings(getFreshCommerce())).store
}

/** How many files the products fill. */
export async function countProductFiles(): Promise<number> {
  const status = await (await openFreshCatalog())?.status()
  const count = status?.ok ? status.value.count : getAvailable(await fetchProductsCount(getFreshCommerce()))
  return Math.ceil(count / SITEMAP_PAGE_SIZE)
}

/** The products of one file, from 1: of the catalogue index, else of the service, a thousand to a call. */
export async function loadProductUrls(page: number): Promise<readonly SitemapUrl[]> {
  const index = await openFreshCatalog(INDEX_MS)
  const indexed = await index?.sitemap({ page })
  if (indexed?.ok)
    return indexed.value.entries.map(({ slug, ...entry }) => ({ path: routes.product(slug), ...entry }))
  const from = (page - 1) * SITEMAP_PAGE_SIZE
  const found = await fetchProductEntries(getFreshCommerce(), { from, to: from + SITEMAP_PAGE_SIZE })
  return getAvailable(found).entries.map(({ slug, image }) => ({
    path: routes.product(slug),
    picture: image,
  }))
}

/** Everything but products: lists, content pages and the quizzes that menus lead to. */
export async function loadOtherUrls({ locale, homePage }: Store): Promise<readonly SitemapUrl[]> {
  const commerce = getFreshCommerce()
  const [categories, pages, menus] = await Promise.all([
    fetchCategories(commerce, { locale }),
    fetchContentPageSlugs(commerce),
    fetchMenus(commerce, { locale }),
  ])
  const quizzes = new Set(getAvailable(menus).flatMap(({ items }) => findQuizPaths(items)))
  return [
    { path: routes.home() },
    { path: routes.products() },
    ...getAvailable(categories).map(({ slug, image }) => ({ path: routes.category(slug), picture: image })),
    ...getAvailable(pages).flatMap((slug) => (slug === homePage ? [] : [{ path: routes.page(slug) }])),
    ...[...quizzes].map((path) => ({ path })),
  ]
}

/** The service cannot list quizzes, so they are taken from the menus. */
function findQuizPaths(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => {
    const path = item.type === 'quiz' ? getMenuHref(item) : undefined
    return [...(path === undefined ? [] : [path]), ...findQuizPaths(item.items ?? [])]
  })
}
