import { loadOrder } from '#features/account/orders/load-orders.ts'
import { OrderScreen } from '#features/account/orders/order-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(account)/account/orders/[id]/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/orders/[id]'>) =>
    loadOrder(await getMarket(params), (await params).id),
  Screen: OrderScreen,
})

export { generateMetadata, Page as default }
