import { loadPlacedOrder } from '#features/checkout/load-placed-order.ts'
import { OrderPlacedScreen } from '#features/checkout/order-placed-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/checkout/complete'>) =>
    loadPlacedOrder(await getMarket(params)),
  Screen: OrderPlacedScreen,
})

export { generateMetadata, Page as default }
