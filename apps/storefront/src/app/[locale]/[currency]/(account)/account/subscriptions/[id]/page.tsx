import { loadSubscription } from '#features/account/subscriptions/load-subscription.ts'
import { SubscriptionScreen } from '#features/account/subscriptions/subscription-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(account)/account/subscriptions/[id]/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/subscriptions/[id]'>) =>
    loadSubscription(await getMarket(params), (await params).id, await getQuery(searchParams)),
  Screen: SubscriptionScreen,
})

export { generateMetadata, Page as default }
