/** Names all feeds of the shop. */
export const FEEDS_PATH = '/feeds.json'

/** A file of products in one language and currency, from 1. */
export interface FeedFile {
  readonly locale: string
  /** ISO 4217, upper case. */
  readonly currency: string
  readonly page: number
  readonly format: 'xml' | 'json'
}

const FEED = /^\/feeds\/([a-z]{2}(?:-[A-Z]{2})?)-([a-z]{3})\/products-([1-9]\d{0,3})\.(xml|json)$/

/** Where a feed's file is: `/feeds/en-gbp/products-1.xml`. */
export function toFeedPath({ locale, currency, page, format }: FeedFile): string {
  return `/feeds/${locale}-${currency.toLowerCase()}/products-${page}.${format}`
}

/** The file that a path names; undefined for any other path. */
export function readFeedPath(path: string): FeedFile | undefined {
  const [, locale, currency, page, format] = FEED.exec(path) ?? []
  if (locale === undefined || currency === undefined || page === undefined) return undefined
  return {
    locale,
    currency: currency.toUpperCase(),
    page: Number(page),
    format: format === 'xml' ? 'xml' : 'json',
  }
}
