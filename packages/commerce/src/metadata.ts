import { withLocale } from '@sorrel/contracts/routes'
import { getPageTitle } from '@sorrel/domain/page-title'
import type { Picture } from '@sorrel/domain/product'
import type { Store } from '@sorrel/domain/store'

/** Metadata of a page: titles, addresses, languages. Pure functions. */

export interface PageFacts {
  /** Public path without locale and query: the address for search engines. */
  readonly path: string
  /** The part of the address' query that makes it a page of its own, without `?`. Default: none. */
  readonly search?: string | undefined
  /** The first non-empty one is used: a meta title, then a name. */
  readonly titles: readonly (string | undefined)[]
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** Shown where the page is shared; a few at most. */
  readonly pictures?: readonly Picture[] | undefined
  /** A listing with filters or another order: not indexed, but its links may be followed. */
  readonly filtered?: boolean | undefined
  /** Pages of one visitor. */
  readonly isPrivate?: boolean | undefined
  /** Public paths of the page in other types, without locale, by media type. Default: none. */
  readonly types?: Readonly<Record<string, string>> | undefined
}

export interface PageMetadataOptions {
  readonly store: Pick<Store, 'name' | 'locale' | 'locales'>
  /** BCP 47, of the page. */
  readonly locale: string
  /** A public path as a whole address. */
  readonly toAddress: (path: string) => string
  readonly toPicture: (src: string) => string
}

/** The metadata of a page, in the shape that Next takes and other frameworks can read. */
export interface PageMetadata {
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: string[] | undefined
  readonly alternates?: {
    readonly canonical: string
    /** Addresses by language, `x-default` among them. Unset for a store with one language. */
    readonly languages?: Record<string, string>
    /** Addresses by media type. */
    readonly types?: Record<string, string>
  }
  readonly robots?: { readonly index: boolean; readonly follow: boolean } | undefined
  readonly openGraph?: {
    readonly title: string
    readonly description?: string | undefined
    readonly url: string
    readonly siteName: string
    readonly locale: string
    readonly type: 'website'
    readonly images?: SharedPicture[] | undefined
  }
}

export interface SharedPicture {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Metadata for a page's head: title, canonical address, other languages and types. A private page has only a title. */
export function getPageMetadata(page: PageFacts, options: PageMetadataOptions): PageMetadata {
  const { store, locale, toAddress, toPicture } = options
  const title = getPageTitle({ titles: page.titles, storeName: store.name })
  if (page.isPrivate === true) return { title, robots: { index: false, follow: false } }
  const toPlace = (path: string, code = locale) =>
    toAddress(withLocale({ locale: code, defaultLocale: store.locale }, path))
  const search = page.search === undefined || page.search === '' ? '' : `?${page.search}`
  const own = page.path + search
  const languages = store.locales.map(({ code }): [string, string] => [code, toPlace(own, code)])
  const inDefault: [string, string] = ['x-default', toPlace(own, store.locale)]
  const types = Object.entries(page.types ?? {}).map(([type, path]): [string, string] => [
    type,
    toPlace(path),
  ])
  const canonical = toPlace(own)
  return {
    title,
    description: page.description,
    keywords: page.keywords === undefined ? undefined : [...page.keywords],
    alternates: {
      canonical,
      ...(languages.length > 1 && { languages: Object.fromEntries([...languages, inDefault]) }),
      ...(types.length > 0 && { types: Object.fromEntries(types) }),
    },
    robots: page.filtered === true ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description: page.description,
      url: canonical,
      siteName: store.name,
      locale,
      type: 'website',
      images: page.pictures?.map(({ src, alt, width, height }) => ({
        url: toPicture(src),
        alt,
        width,
        height,
      })),
    },
  }
}
