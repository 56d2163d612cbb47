import { withLocale } from '@sorrel/contracts/routes'
import { getPageTitle } from '@sorrel/domain/page-title'
import type { Picture } from '@sorrel/domain/product'
import type { Metadata } from 'next'
import type { Market } from './market.ts'
import { toPublicAddress, toPublicPicture } from './public-address.ts'
import type { StoreContext } from '#service/store.ts'

export interface PageFacts {
  readonly market: Market
  /** Public path without locale and query: what search engines shall know the page by. */
  readonly path: string
  /** The part of the address' query that makes it a page of its own, without `?`. Default: none. */
  readonly search?: string | undefined
  /** The first that is not empty counts: a meta title, then a name. */
  readonly titles: readonly (string | undefined)[]
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** Shown where the page is shared; a few at most. */
  readonly pictures?: readonly Picture[] | undefined
  /** A listing with filters or another order: not to be found by itself, yet its links may be followed. */
  readonly filtered?: boolean
  /** Pages of one visitor. */
  readonly isPrivate?: boolean
}

/** What a document's head says of a page: title, canonical address, its other languages. See docs/specification.md#pages. */
export function getMetadata({ settings }: StoreContext, page: PageFacts): Metadata {
  const { store } = settings
  const title = getPageTitle({ titles: page.titles, storeName: store.name })
  if (page.isPrivate === true) return { title, robots: { index: false, follow: false } }
  const search = page.search === undefined || page.search === '' ? '' : `?${page.search}`
  const toAddress = (locale: string) =>
    toPublicAddress(withLocale({ locale, defaultLocale: store.locale }, page.path + search))
  const languages = Object.fromEntries(store.locales.map(({ code }) => [code, toAddress(code)]))
  const alternates =
    store.locales.length > 1 ? { languages: { ...languages, 'x-default': toAddress(store.locale) } } : {}
  const canonical = toAddress(page.market.locale)
  return {
    title,
    description: page.description,
    keywords: page.keywords === undefined ? undefined : [...page.keywords],
    alternates: { canonical, ...alternates },
    robots: page.filtered === true ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description: page.description,
      url: canonical,
      siteName: store.name,
      locale: page.market.locale,
      type: 'website',
      images: page.pictures?.map(toSharedPicture),
    },
  }
}

function toSharedPicture({ src, alt, width, height }: Picture) {
  return { url: toPublicPicture(src), alt, width, height }
}
