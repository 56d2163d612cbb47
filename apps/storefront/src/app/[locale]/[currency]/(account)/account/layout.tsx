import { loadFlashMessage } from '#app/left-flash.tsx'
import { AccountFrame } from '#features/account/layout/account-frame.tsx'
import { AccountShell } from '#features/account/layout/account-shell.tsx'
import { CartProvider } from '#features/cart/index.ts'
import { getMarket } from '#request/market.ts'
import { NotificationsProvider } from '#shop/notifications.tsx'
import { PageMessages } from '#shop/page-messages.tsx'
import { hasReviews } from '#backend/reviews.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { findAccount } from '#request/page-context.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { setLayoutShop } from '#shop/request-shop.ts'

/** The frame of the account area. Each page asks for the customer itself and sends visitors to log in. */
export default async function AccountLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  const store = await loadStoreOrDefaults(market)
  setLayoutShop(createShopView(store, market))
  const [account, flashMessage] = await Promise.all([findAccount(), loadFlashMessage()])
  return (
    <PageMessages of="(account)/account/layout" params={params}>
      <NotificationsProvider>
        <CartProvider>
          <AccountFrame account={account}>
            <AccountShell settings={store.settings} hasReviews={hasReviews()} flashMessage={flashMessage}>
              {children}
            </AccountShell>
          </AccountFrame>
        </CartProvider>
      </NotificationsProvider>
    </PageMessages>
  )
}
