import { loadSubscriptions } from '#features/account/subscriptions/load-subscriptions.ts'
import { SubscriptionsScreen } from '#features/account/subscriptions/subscriptions-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/subscriptions'>) =>
    loadSubscriptions(await getMarket(params)),
  Screen: SubscriptionsScreen,
})

export { generateMetadata, Page as default }
