import { getPageMetadata, type PageFacts } from '@sorrel/commerce/metadata'
import type { Metadata } from 'next'
import { shop } from './shop'
import { siteUrl } from './site-url'
import { storeUrl } from './store-url'
import { toHref } from './to-href'

/** Every language has its prefix, so none is the default here. */
const store = {
  name: shop.name,
  locale: '',
  locales: shop.languages.map((code) => ({ code, name: code })),
}

const hasLanguage = (path: string) =>
  shop.languages.some((language) => path === `/${language}` || path.startsWith(`/${language}/`))

/** The whole address of a path; one without a language is in the shop's first. */
export const toAddress = (path: string): string =>
  siteUrl + (hasLanguage(path) ? path : toHref(shop.languages[0], path))

export const toPicture = (src: string): string => new URL(src, storeUrl).href

/** Title, description, canonical address, languages and what is shown where the page is shared. */
export const toMetadata = (page: PageFacts, language: string): Metadata =>
  getPageMetadata(page, { store, locale: language, toAddress, toPicture })
