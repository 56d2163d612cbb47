import { routes } from '@sorrel/contracts/routes'
import { createListTwin } from '#app/create-list-twin.tsx'
import { ListingScreen } from '#features/catalog/listing-screen.tsx'
import { loadListing } from '#features/catalog/load-lists.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createListTwin({
  messages: '(shop)/dynamic/products/page',
  load: (market, _params, query) => loadListing(market, query),
  toPath: routes.products,
  Screen: ListingScreen,
})

export { generateMetadata, Page as default }
