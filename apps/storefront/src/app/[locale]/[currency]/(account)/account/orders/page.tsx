import { loadOrders } from '#features/account/orders/load-orders.ts'
import { OrdersScreen } from '#features/account/orders/orders-screen.tsx'
import { createPage } from '#routing/create-page.tsx'
import { getMarket } from '#routing/market.ts'
import { getQuery } from '#routing/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/orders'>) =>
    loadOrders(await getMarket(params), await getQuery(searchParams)),
  Screen: OrdersScreen,
})

export { generateMetadata, Page as default }
