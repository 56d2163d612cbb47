import { LeftFlash } from '#app/left-flash.tsx'
import { loadSearch } from '#features/search/load-search.ts'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/search/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/search'>) =>
    loadSearch(await getMarket(params), await getQuery(searchParams)),
  Screen: SearchScreen,
})

export { generateMetadata, Page as default }
