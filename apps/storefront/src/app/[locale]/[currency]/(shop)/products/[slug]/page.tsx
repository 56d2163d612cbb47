import { loadProduct } from '#features/product/load-product.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'error'
export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = createPage({
  messages: '(shop)/products/[slug]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/products/[slug]'>) =>
    loadProduct(await getMarket(params), (await params).slug),
  Screen: ProductScreen,
})

export { generateMetadata, Page as default }
