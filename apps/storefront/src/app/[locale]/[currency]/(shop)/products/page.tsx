import { loadListing } from '#features/catalog/load-lists.ts'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'error'
export const revalidate = 300

/** Made on demand and cached: the build needs no commerce service. */
export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = createPage({
  messages: '(shop)/products/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/products'>) =>
    loadListing(await getMarket(params)),
  Screen: ListingScreen,
})

export { generateMetadata, Page as default }
