import { loadOverview } from '#features/account/overview/load-overview.ts'
import { OverviewScreen } from '#features/account/overview/overview-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account'>) =>
    loadOverview(await getMarket(params)),
  Screen: OverviewScreen,
})

export { generateMetadata, Page as default }
