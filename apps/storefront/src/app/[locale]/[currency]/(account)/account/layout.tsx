import { AccountShell } from '#features/account/layout/account-shell.tsx'
import { getMarket } from '#platform/market.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStoreOrDefaults } from '#platform/store.ts'
import { findAccount } from '#platform/visit.ts'

/** The frame of the account area. Each page asks for the customer itself and sends visitors to log in. */
export default async function AccountLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  const store = await loadStoreOrDefaults(market)
  const account = await findAccount()
  return (
    <AccountShell {...getScreenProps(store, market)} settings={store.settings} account={account}>
      {children}
    </AccountShell>
  )
}
