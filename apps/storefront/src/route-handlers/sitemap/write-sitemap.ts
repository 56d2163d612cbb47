import { toXmlText } from '@sorrel/commerce/product-feed'
import { withLocale } from '@sorrel/contracts/routes'
import type { Store } from '@sorrel/domain/store'
import { toPublicAddress, toPublicPicture } from '#shop/metadata.ts'
import type { SitemapUrl } from './load-urls.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** The file that names the other files, by their public paths. */
export function writeSitemapIndex(paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${toXmlText(toPublicAddress(path))}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`
}

/** Pages in the store's own language, with their translations and their pictures. */
export function writeSitemap(urls: readonly SitemapUrl[], store: Pick<Store, 'locale' | 'locales'>): string {
  return `${HEAD}<urlset ${NAMES}>\n${urls.map((url) => writeUrl(url, store)).join('')}</urlset>\n`
}

function writeUrl(
  { path, picture, updatedAt }: SitemapUrl,
  store: Pick<Store, 'locale' | 'locales'>,
): string {
  const toAddress = (locale: string) =>
    toXmlText(toPublicAddress(withLocale({ locale, defaultLocale: store.locale }, path)))
  const own = toAddress(store.locale)
  const languages = [
    ...store.locales.map(({ code }) => [code, toAddress(code)] as const),
    ['x-default', own] as const,
  ]
  return [
    `<url><loc>${own}</loc>`,
    ...(updatedAt === undefined ? [] : [`<lastmod>${toXmlText(updatedAt)}</lastmod>`]),
    ...languages.map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`),
    ...(picture
      ? [`<image:image><image:loc>${toXmlText(toPublicPicture(picture.src))}</image:loc></image:image>`]
      : []),
    '</url>\n',
  ].join('')
}
