import { loadReady, ReadyScreen } from '#features/agents/ready-screen.tsx'
import { createPage } from '#routing/create-page.tsx'
import { getMarket } from '#routing/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/handoffs/ready'>) =>
    loadReady(await getMarket(params)),
  Screen: ReadyScreen,
})

export { generateMetadata, Page as default }
