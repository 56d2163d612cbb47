import { fetchAllProducts, fetchCategories } from '@sorrel/commerce/catalog'
import { fetchContentPageSlugs } from '@sorrel/commerce/content'
import { fetchMenus, fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes, withLocale } from '@sorrel/contracts/routes'
import { getMenuHref, type MenuItem } from '@sorrel/domain/menu'
import type { Picture } from '@sorrel/domain/product'
import type { Store } from '@sorrel/domain/store'
import type { MetadataRoute } from 'next'
import { getPublicCommerce } from '#service/commerce.ts'
import { toPublicAddress, toPublicPicture } from '#routing/public-address.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import { getAvailable } from '#service/unavailable.ts'

export const dynamic = 'force-dynamic'

interface Place {
  readonly path: string
  readonly picture?: Picture | undefined
}

/** Every page that may be found, in the store's own language with its translations and its picture beside it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const commerce = getPublicCommerce([cacheTags.settings(), CATALOG_TAG])
  const { store } = getAvailable(await fetchStoreSettings(commerce))
  const [products, categories, pages, menus] = await Promise.all([
    fetchAllProducts(commerce, { currency: store.currency, locale: store.locale }),
    fetchCategories(commerce, { locale: store.locale }),
    fetchContentPageSlugs(commerce),
    fetchMenus(getPublicCommerce([cacheTags.menus()]), { locale: store.locale }),
  ])
  const places: readonly Place[] = [
    { path: routes.home() },
    { path: routes.products() },
    ...getAvailable(categories).map(({ slug, image }) => ({ path: routes.category(slug), picture: image })),
    ...getAvailable(products).map(({ slug, image }) => ({ path: routes.product(slug), picture: image })),
    ...getAvailable(pages)
      .filter((slug) => slug !== store.homePage)
      .map((slug) => ({ path: routes.page(slug) })),
    ...[...new Set(getAvailable(menus).flatMap(({ items }) => findQuizPaths(items)))].map((path) => ({
      path,
    })),
  ]
  return places.map((place) => toEntry(place, store))
}

/** The service lists no quizzes: those that the menus lead to are found. */
function findQuizPaths(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => {
    const path = item.type === 'quiz' ? getMenuHref(item) : undefined
    return [...(path === undefined ? [] : [path]), ...findQuizPaths(item.items ?? [])]
  })
}

function toEntry({ path, picture }: Place, store: Store): MetadataRoute.Sitemap[number] {
  const toAddress = (locale: string) =>
    toPublicAddress(withLocale({ locale, defaultLocale: store.locale }, path))
  const languages = store.locales.map(({ code }) => [code, toAddress(code)])
  return {
    url: toAddress(store.locale),
    alternates: { languages: Object.fromEntries([...languages, ['x-default', toAddress(store.locale)]]) },
    images: picture && [toXml(toPublicPicture(picture.src))],
  }
}

/** Next writes pictures as they are. */
function toXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
