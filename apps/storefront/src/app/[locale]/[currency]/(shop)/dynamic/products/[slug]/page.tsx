import { LeftFlash } from '#app/left-flash.tsx'
import { loadProduct } from '#features/product/load-product.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/dynamic/products/[slug]/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/dynamic/products/[slug]'>) =>
    loadProduct(await getMarket(params), (await params).slug, await getQuery(searchParams)),
  Screen: ProductScreen,
})

export { generateMetadata, Page as default }
