import { ProductPlaceholder } from '#features/product/product-placeholder.tsx'
import { LoadedBestSellers } from '#features/search/loaded-best-sellers.tsx'
import { getMarket } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { setPageShop } from '#shop/request-shop.ts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/[currency]/missing/product'>

/** Target to which proxy.ts rewrites the URL of a product that does not exist, with status 404. */
export default async function MissingProductPage({ params }: Props) {
  const market = await getMarket(params)
  setPageShop(createShopView(await loadStoreOrDefaults(market), market))
  return (
    <PageMessages of="(shop)/missing/product/page" params={params}>
      <ProductPlaceholder>
        <LoadedBestSellers market={market} />
      </ProductPlaceholder>
    </PageMessages>
  )
}
