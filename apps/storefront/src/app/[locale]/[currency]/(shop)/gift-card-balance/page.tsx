import { loadGiftCardBalance } from '#features/gift-card-balance/load-gift-card-balance.ts'
import { GiftCardBalanceScreen } from '#features/gift-card-balance/gift-card-balance-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(shop)/gift-card-balance/page',
  load: async ({ params }: PageProps<'/[locale]/[currency]/gift-card-balance'>) =>
    loadGiftCardBalance(await getMarket(params)),
  Screen: GiftCardBalanceScreen,
})

export { generateMetadata, Page as default }
