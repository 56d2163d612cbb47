import { routes } from '@sorrel/contracts/routes'
import type { MetadataRoute } from 'next'
import { toAddress } from '../metadata'
import { shop } from '../shop'
import { readSlugs } from '../store'
import { toHref } from '../to-href'

/** Every page in every language. Search engines read up to 50,000 addresses of a file. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { products, categories } = await readSlugs()
  const paths = [
    routes.home(),
    routes.products(),
    ...categories.map((slug) => routes.category(slug)),
    ...products.map((slug) => routes.product(slug)),
  ]
  return paths.flatMap((path) =>
    shop.languages.map((language) => ({ url: toAddress(toHref(language, path)) })),
  )
}
