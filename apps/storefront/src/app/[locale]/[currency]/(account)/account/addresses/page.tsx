import { loadAddresses } from '#features/account/addresses/load-addresses.ts'
import { AddressesScreen } from '#features/account/addresses/addresses-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'
import { getQuery } from '#request/page-query.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  messages: '(account)/account/addresses/page',
  load: async ({ params, searchParams }: PageProps<'/[locale]/[currency]/account/addresses'>) =>
    loadAddresses(await getMarket(params), await getQuery(searchParams)),
  Screen: AddressesScreen,
})

export { generateMetadata, Page as default }
