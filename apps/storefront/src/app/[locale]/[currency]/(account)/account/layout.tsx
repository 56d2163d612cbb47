import { loadNotice } from '#actions/load-notice.ts'
import { AccountFrame } from '#features/account/layout/account-frame.tsx'
import { AccountShell } from '#features/account/layout/account-shell.tsx'
import { getMarket } from '#platform/market.ts'
import { NotificationsProvider } from '#platform/notifications.tsx'
import { PageMessages } from '#platform/page-messages.tsx'
import { loadStoreOrDefaults } from '#platform/store.ts'
import { findAccount } from '#platform/visit.ts'
import { createShopView } from '#shop/create-shop-view.ts'

/** The frame of the account area. Each page asks for the customer itself and sends visitors to log in. */
export default async function AccountLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  const store = await loadStoreOrDefaults(market)
  const [account, notice] = await Promise.all([findAccount(), loadNotice()])
  return (
    <PageMessages of="(account)/account/layout" params={params}>
      <NotificationsProvider>
        <AccountFrame>
          <AccountShell
            shop={createShopView(store, market)}
            settings={store.settings}
            account={account}
            notice={notice}
          >
            {children}
          </AccountShell>
        </AccountFrame>
      </NotificationsProvider>
    </PageMessages>
  )
}
