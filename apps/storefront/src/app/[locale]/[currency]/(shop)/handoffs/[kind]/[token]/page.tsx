import { HandoffScreen } from '#features/agents/handoff-screen.tsx'
import { loadHandoff } from '#features/agents/load-handoff.ts'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/handoffs/[kind]/[token]'>) => {
    const { kind, token } = await params
    const { code, failed } = await searchParams
    const way = { kind, token, code: typeof code === 'string' ? code : undefined }
    return loadHandoff(await getMarket(params), way, failed !== undefined)
  },
  Screen: HandoffScreen,
})

export { generateMetadata, Page as default }
