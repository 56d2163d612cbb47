import { loadOrders } from '#features/account/orders/load-orders.ts'
import { OrdersScreen } from '#features/account/orders/orders-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/orders'>) =>
    loadOrders(await getMarket(params), await getQuery(searchParams)),
  Screen: OrdersScreen,
})

export { generateMetadata, Page as default }
