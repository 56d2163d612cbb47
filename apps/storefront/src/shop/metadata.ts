import { getPageMetadata, type PageFacts as Facts } from '@sorrel/commerce/metadata'
import type { Metadata } from 'next'
import type { Market } from '#request/market.ts'
import { toPublicAddress, toPublicPicture } from './public-address.ts'
import type { StoreContext } from '#request/store.ts'

export interface PageFacts extends Facts {
  readonly market: Market
}

/** What a document's head says of a page of this shop. See docs/specification.md#pages. */
export function getMetadata({ settings }: StoreContext, { market, ...page }: PageFacts): Metadata {
  return getPageMetadata(page, {
    store: settings.store,
    locale: market.locale,
    toAddress: toPublicAddress,
    toPicture: toPublicPicture,
  })
}
