import { LeftFlash } from '#app/left-flash.tsx'
import { loadHome } from '#features/content/load-content-page.ts'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/dynamic/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/dynamic'>) => loadHome(await getMarket(params)),
  Screen: ContentScreen,
})

export { generateMetadata, Page as default }
