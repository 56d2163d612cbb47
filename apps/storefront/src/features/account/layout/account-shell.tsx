import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Account } from '@sorrel/domain/account'
import { Link } from '@sorrel/ui/link'
import { SkipLink } from '@sorrel/ui/skip-link'
import type { ReactNode } from 'react'
import { ConsentSlot } from '#features/consent/consent-slot.tsx'
import { HomeLink } from '#platform/brand/home-link.tsx'
import type { Notice } from '#platform/notice.ts'
import { NoticeBanner } from '#platform/notice-banner.tsx'
import type { ShopView } from '#shop/shop.ts'
import { AccountHeader } from './account-header.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LogoutForm } from './logout-form.tsx'
import { RoomBody } from './room-body.tsx'
import * as styles from './account-shell.css.ts'

export interface AccountShellProps {
  readonly shop: ShopView
  readonly settings: StoreSettings
  /** Null while the service does not say who the customer is. */
  readonly account: Account | null
  /** Said at the top of the page, once. */
  readonly notice?: Notice | undefined
  readonly children: ReactNode
}

const MAIN_ID = 'main'

/**
 * The frame of every page of the account: its header, the menu (a sidebar, folded on narrow windows) and the page. See
 * docs/specification.md#account-layout.
 */
export function AccountShell({ settings, account, notice, shop, children }: AccountShellProps) {
  const { t, toHref, link } = shop
  return (
    <div className={styles.page} data-surface="secondary">
      <SkipLink target={MAIN_ID}>{t('a11y.skip_to_content')}</SkipLink>
      <ConsentSlot />
      <AccountHeader hideOnScroll={settings.account.header.hideOnScroll}>
        <HomeLink settings={settings} shop={shop} />
        <span className={styles.wayHome}>
          <Link as={link} href={toHref(routes.home())} variant="standalone">
            {t('account.return_home')}
          </Link>
        </span>
      </AccountHeader>
      <div className={styles.grid}>
        <div className={styles.side}>
          <AccountMenu label={t('account.menu')} account={account} links={getRooms(shop)}>
            <LogoutForm />
          </AccountMenu>
        </div>
        <RoomBody id={MAIN_ID}>
          <NoticeBanner notice={notice} shop={shop} />
          {children}
        </RoomBody>
      </div>
    </div>
  )
}

function getRooms({ t, toHref }: ShopView) {
  return [
    { room: 'orders', href: toHref(routes.orders()), label: t('account.nav.orders') },
    { room: 'subscriptions', href: toHref(routes.subscriptions()), label: t('account.nav.subscriptions') },
    { room: 'addresses', href: toHref(routes.addresses()), label: t('account.nav.addresses') },
    { room: 'cards', href: toHref(routes.cards()), label: t('account.nav.cards') },
    { room: 'profile', href: toHref(routes.profile()), label: t('account.nav.profile') },
  ] as const
}
