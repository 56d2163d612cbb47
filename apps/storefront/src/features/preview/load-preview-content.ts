import { parseCleanPage } from '@sorrel/commerce/content'
import { fetchContentPageJson } from '@sorrel/commerce/preview'
import type { PreviewedContent } from '@sorrel/contracts/preview'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type BlockData, loadBlockData } from '#features/content/server.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import type { Market } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'

export interface PreviewContentProps {
  /** The page as the service answers it, not parsed. */
  readonly json: unknown
  readonly content: PreviewedContent
  /** The data of its blocks as they are saved. */
  readonly data: BlockData
}

export interface LoadedPreview<Props> {
  readonly metadata: Metadata
  readonly screen: Props
}

/** A content page, published or not, past all caches. See docs/specification.md#live-preview. */
export const loadPreviewContent = cache(
  async (market: Market, slug: string): Promise<LoadedPreview<PreviewContentProps>> => {
    const key = { slug, locale: market.locale }
    const json = getAvailable(await fetchContentPageJson(getFreshCommerce(), key))
    const page = parseCleanPage(json)
    if (page === undefined) notFound()
    const content = { id: page.id, slug: page.slug, model: 'content/pages' } as const
    const data = await loadBlockData(page, market)
    return { metadata: { title: page.metaTitle ?? page.name }, screen: { json, content, data } }
  },
)

/** The content page that the store shows at `/`. */
export async function loadPreviewHome(market: Market): Promise<LoadedPreview<PreviewContentProps>> {
  const { settings } = await loadStoreOrDefaults(market)
  return loadPreviewContent(market, settings.store.homePage)
}
