import { fetchContentPage } from '@sorrel/commerce/content'
import type { ContentPage } from '@sorrel/contracts/content'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getPublicCommerce } from '#platform/commerce.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { loadStore } from '#platform/store.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable } from '#platform/unavailable.ts'

export interface ContentScreenProps extends ScreenProps {
  readonly page: ContentPage
}

/** A content page by its slug. Specification section 2. */
export const loadContentPage = cache(async (market: Market, slug: string): Promise<Loaded<ContentScreenProps>> => {
  const store = await loadStore(market)
  const commerce = getPublicCommerce([cacheTags.page(slug)])
  const page = getAvailable(await fetchContentPage(commerce, { slug, locale: market.locale }))
  if (page === null) notFound()
  const isHome = slug === store.settings.store.homePage
  const metadata = getMetadata(store, {
    market,
    path: isHome ? '/' : `/${slug}`,
    titles: [page.metaTitle, page.name],
    description: page.metaDescription,
  })
  return { metadata, screen: { market, t: store.t, page } }
})

/** The content page that the store shows at `/`. */
export async function loadHome(market: Market): Promise<Loaded<ContentScreenProps>> {
  const { settings } = await loadStore(market)
  return loadContentPage(market, settings.store.homePage)
}
