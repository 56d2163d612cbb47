import { getMarket } from '#request/market.ts'
import { PageMessages } from '#shop/page-messages.tsx'
import { loadStoreOrDefaults } from '#request/store.ts'
import { Shell } from '#shell/shell.tsx'

export default async function ShopLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  return (
    <PageMessages of="(shop)/layout" params={params}>
      <Shell market={market} store={await loadStoreOrDefaults(market)}>
        {children}
      </Shell>
    </PageMessages>
  )
}
