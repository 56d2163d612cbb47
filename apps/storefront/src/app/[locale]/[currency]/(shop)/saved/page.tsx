import { LeftFlash } from '#app/left-flash.tsx'
import { loadSavedList } from '#features/saved-list/load-saved-list.ts'
import { SavedListScreen } from '#features/saved-list/saved-list-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  Above: LeftFlash,
  messages: '(shop)/saved/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/saved'>) =>
    loadSavedList(await getMarket(params), await getQuery(searchParams)),
  Screen: SavedListScreen,
})

export { generateMetadata, Page as default }
