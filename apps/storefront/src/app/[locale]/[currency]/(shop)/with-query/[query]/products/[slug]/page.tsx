import { loadProduct } from '#features/product/load-product.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { createPage } from '#routing/create-page.tsx'
import { getMarket } from '#routing/market.ts'
import { readPathQuery } from '#routing/path-query.ts'

/** For Next a page of one request, which costs a third of a shared one. The page server asks for it and caches it. */
export const dynamic = 'force-dynamic'

/** The router may show it again for so many seconds, as it does any cached page. */
export const unstable_dynamicStaleTime = 300

const { generateMetadata, Page } = createPage({
  messages: '(shop)/with-query/[query]/products/[slug]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/with-query/[query]/products/[slug]'>) => {
    const { query, slug } = await params
    return loadProduct(await getMarket(params), slug, readPathQuery(query))
  },
  Screen: ProductScreen,
})

export { generateMetadata, Page as default }
