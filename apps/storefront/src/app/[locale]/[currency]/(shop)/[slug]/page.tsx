import { loadContentPage } from '#features/content/load-content-page.ts'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'error'
export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = createPage({
  messages: '(shop)/[slug]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/[slug]'>) =>
    loadContentPage(await getMarket(params), (await params).slug),
  Screen: ContentScreen,
})

export { generateMetadata, Page as default }
