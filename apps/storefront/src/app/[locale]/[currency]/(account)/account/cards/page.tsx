import { loadCards } from '#features/account/cards/load-cards.ts'
import { CardsScreen } from '#features/account/cards/cards-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(account)/account/cards/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/cards'>) =>
    loadCards(await getMarket(params), await getQuery(searchParams)),
  Screen: CardsScreen,
})

export { generateMetadata, Page as default }
