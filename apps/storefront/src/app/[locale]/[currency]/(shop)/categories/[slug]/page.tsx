import { loadCategory } from '#features/catalog/load-lists.ts'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'error'
export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = createPage({
  messages: '(shop)/categories/[slug]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/categories/[slug]'>) =>
    loadCategory(await getMarket(params), (await params).slug),
  Screen: CategoryScreen,
})

export { generateMetadata, Page as default }
