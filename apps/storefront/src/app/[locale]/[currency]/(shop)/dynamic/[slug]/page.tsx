import { LeftFlash } from '#app/left-flash.tsx'
import { loadContentPage } from '#features/content/load-content-page.ts'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/dynamic/[slug]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/dynamic/[slug]'>) =>
    loadContentPage(await getMarket(params), (await params).slug),
  Screen: ContentScreen,
})

export { generateMetadata, Page as default }
