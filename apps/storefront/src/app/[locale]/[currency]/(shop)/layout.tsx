import { getMarket } from '#platform/market.ts'
import { loadStoreOrDefaults } from '#platform/store.ts'
import { Shell } from '#shell/shell.tsx'

export default async function ShopLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  return (
    <Shell market={market} store={await loadStoreOrDefaults(market)}>
      {children}
    </Shell>
  )
}
