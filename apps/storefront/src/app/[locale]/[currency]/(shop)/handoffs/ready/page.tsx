import { loadReady, ReadyScreen } from '#features/agents/ready-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/handoffs/ready'>) =>
    loadReady(await getMarket(params)),
  Screen: ReadyScreen,
})

export { generateMetadata, Page as default }
