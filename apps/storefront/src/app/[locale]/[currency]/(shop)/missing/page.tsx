import type { Metadata } from 'next'
import { LoadedBestSellers } from '#features/search/loaded-best-sellers.tsx'
import { getMarket } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { loadCategories } from '#request/records.ts'
import { NotFoundScreen } from '#shell/not-found-screen.tsx'
import { createShopView } from '#shop/create-shop-view.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { setPageShop } from '#shop/request-shop.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/missing'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await loadStoreOrDefaults(await getMarket(params))
  return { title: t('errors.page_not_found.title'), robots: { index: false } }
}

/**
 * Target to which proxy.ts rewrites every URL that no page answers, with status 404. Rendered per request, so that
 * invalid URLs are never cached.
 */
export default async function MissingPage({ params }: Props) {
  const market = await getMarket(params)
  const [store, categories] = await Promise.all([loadStoreOrDefaults(market), loadCategories(market)])
  setPageShop(createShopView(store, market))
  return (
    <PageMessages of="(shop)/missing/page" params={params}>
      <NotFoundScreen categories={categories}>
        <LoadedBestSellers market={market} />
      </NotFoundScreen>
    </PageMessages>
  )
}
