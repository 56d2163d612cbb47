import { getPageMetadata, type PageFacts as Facts } from '@sorrel/commerce/metadata'
import type { Metadata } from 'next'
import type { Market } from '#request/market.ts'
import type { StoreContext } from '#request/store.ts'
import { withLocale } from '@sorrel/contracts/routes'
import { toImageSource } from './picture-files.ts'
import { env } from '#config/env.ts'

export interface PageFacts extends Facts {
  readonly market: Market
}

/** The metadata of a page of this shop. See docs/specification.md#pages. */
export function getMetadata({ settings }: StoreContext, { market, ...page }: PageFacts): Metadata {
  return getPageMetadata(page, {
    store: settings.store,
    locale: market.locale,
    toAddress: toPublicAddress,
    toPicture: toPublicPicture,
  })
}

/** A public path as a whole address, as other sites need it. */
export function toPublicAddress(path: string): string {
  return new URL(path, env.publicOrigin).href
}

/** A picture's whole address; the store's media by our own. */
export function toPublicPicture(src: string): string {
  return toPublicAddress(toImageSource(src, env.mediaUrl))
}

/** Public paths without locale as whole addresses in one language of the store. */
export function getAddressIn(locales: { readonly locale: string; readonly defaultLocale: string }) {
  return (path: string): string => toPublicAddress(withLocale(locales, path))
}
