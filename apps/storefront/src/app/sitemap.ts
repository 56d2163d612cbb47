import { fetchCategorySlugs, fetchProductSlugs } from '@sorrel/commerce/catalog'
import { fetchContentPageSlugs } from '@sorrel/commerce/content'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { MetadataRoute } from 'next'
import { getPublicCommerce } from '#platform/commerce.ts'
import { env } from '#platform/env.ts'
import { CATALOG_TAG } from '#platform/revalidation.ts'
import { getAvailable } from '#platform/unavailable.ts'

export const dynamic = 'force-dynamic'

/** Every page that may be found, in the store's own language with its translations beside it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const commerce = getPublicCommerce([cacheTags.settings(), CATALOG_TAG])
  const [settings, products, categories, pages] = await Promise.all([
    fetchStoreSettings(commerce),
    fetchProductSlugs(commerce),
    fetchCategorySlugs(commerce),
    fetchContentPageSlugs(commerce),
  ])
  const { store } = getAvailable(settings)
  const toAddress = (locale: string, path: string) =>
    new URL(withLocale({ locale, defaultLocale: store.locale }, path), env.publicOrigin).href
  const paths = [
    routes.home(),
    routes.products(),
    ...getAvailable(categories).map((slug) => routes.category(slug)),
    ...getAvailable(products).map((slug) => routes.product(slug)),
    ...getAvailable(pages)
      .filter((slug) => slug !== store.homePage)
      .map((slug) => routes.page(slug)),
  ]
  return paths.map((path) => ({
    url: toAddress(store.locale, path),
    alternates: {
      languages: Object.fromEntries(store.locales.map(({ code }) => [code, toAddress(code, path)])),
    },
  }))
}
