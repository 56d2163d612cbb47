import type { CleanPage } from '@sorrel/commerce/content'
import { type StructuredNode, toOrganization } from '@sorrel/commerce/structured-data'
import type { ContentSection } from '@sorrel/contracts/content'
import { routes } from '@sorrel/contracts/routes'
import type { Picture } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/server.ts'
import { redirectOrNotFound } from '#request/redirect-or-not-found.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata, toPublicAddress, toPublicPicture } from '#shop/metadata.ts'
import { readContentPage } from '#request/records.ts'
import { loadStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { type BlockData, loadBlockData } from './load-block-data.ts'

export interface ContentScreenProps extends BlockData {
  readonly page: CleanPage
  /** For search engines: who runs the shop, at home only. */
  readonly structuredData: readonly StructuredNode[]
}

/** A content page by its slug, with what its blocks show. See docs/specification.md#content-pages. */
export const loadContentPage = cache(
  async (market: Market, slug: string): Promise<Loaded<ContentScreenProps>> => {
    const store = await loadStore(market)
    const page = await readContentPage(market, slug)
    if (page === null) redirectOrNotFound(store, market, routes.page(slug))
    const data = await loadBlockData(page, market)
    const isHome = slug === store.settings.store.homePage
    const metadata = getMetadata(store, {
      market,
      path: isHome ? '/' : `/${slug}`,
      titles: [page.metaTitle, page.name],
      description: page.metaDescription,
      pictures: findPagePictures(page.sections).slice(0, 1),
    })
    const structuredData = isHome
      ? [toOrganization({ settings: store.settings, toAddress: toPublicAddress, toPicture: toPublicPicture })]
      : []
    const getRating = await loadRatings([...data.products.values()].flat())
    const shop = { ...createShopView(store, market), getRating }
    return { metadata, shop, screen: { page, ...data, structuredData } }
  },
)

/** The content page that the store shows at `/`. */
export async function loadHome(market: Market): Promise<Loaded<ContentScreenProps>> {
  const { settings } = await loadStore(market)
  return loadContentPage(market, settings.store.homePage)
}

interface Illustrated {
  readonly id: string
  readonly image?: Picture | undefined
  readonly backgroundImage?: Picture | undefined
}

/** The pictures that a page's own blocks and their parts hold, in the page's order. */
function findPagePictures(sections: readonly ContentSection[]): readonly Picture[] {
  return sections
    .flatMap((section): readonly Illustrated[] => [section, ...Object.values(section).flatMap(getParts)])
    .flatMap(({ image, backgroundImage }) => [image, backgroundImage])
    .filter((picture) => picture !== undefined)
}

/** The entries of a block's list, such as its tiles. */
function getParts(value: unknown): readonly Illustrated[] {
  return Array.isArray(value) ? value : []
}
