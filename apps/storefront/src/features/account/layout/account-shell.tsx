import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import { Icon } from '@sorrel/ui/icon'
import { Link } from '@sorrel/ui/link'
import { SkipLink } from '@sorrel/ui/skip-link'
import type { ReactNode } from 'react'
import { ConsentSlot } from '#features/consent/index.ts'
import { HomeLink } from '#shop/brand/home-link.tsx'
import type { FlashMessage } from '#form/flash-message.ts'
import { FlashBanner } from '#form/flash-banner.tsx'
import { searchIcon } from '#shop/icons.ts'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { AccountHeader, AccountMain } from './account-frame.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import * as styles from './account-shell.css.ts'

export interface AccountShellProps {
  readonly settings: StoreSettings
  /** Whether the shop takes reviews. */
  readonly hasReviews: boolean
  /** Shown at the top of the page, once. */
  readonly flashMessage?: FlashMessage | undefined
  readonly children: ReactNode
}

const MAIN_ID = 'main'

/**
 * The frame of every page of the account: its header, the menu (a sidebar, folded on narrow windows) and the page. See
 * docs/specification.md#account-layout.
 */
export function AccountShell(props: AccountShellProps) {
  const shop = useShop()
  const { settings, hasReviews, flashMessage, children } = props
  const { t, toHref, link } = shop
  return (
    <div className={styles.page} data-surface="secondary">
      <SkipLink target={MAIN_ID}>{t('a11y.skip_to_content')}</SkipLink>
      <ConsentSlot />
      <AccountHeader hideOnScroll={settings.account.header.hideOnScroll}>
        <HomeLink settings={settings} />
        <nav className={styles.ways} aria-label={t('account.shop')}>
          <Link as={link} href={toHref(routes.home())} variant="standalone">
            {t('account.return_home')}
          </Link>
          <Link as={link} href={toHref(routes.search())} variant="standalone">
            <Icon icon={searchIcon} size={20} label={t('search.label')} />
          </Link>
          <CartLink />
        </nav>
      </AccountHeader>
      <div className={styles.grid}>
        <div className={styles.side}>
          <AccountMenu label={t('account.menu')} links={getSections(shop, hasReviews)} />
        </div>
        <AccountMain id={MAIN_ID}>
          <FlashBanner flashMessage={flashMessage} />
          {children}
        </AccountMain>
      </div>
    </div>
  )
}

function getSections({ t, toHref }: ShopView, hasReviews: boolean): AccountMenuProps['links'] {
  const reviews = [
    { section: 'reviews', href: toHref(routes.ownReviews()), label: t('reviews.own.list_title') },
  ] as const
  return [
    { section: 'overview', href: toHref(routes.account()), label: t('account.nav.overview') },
    { section: 'orders', href: toHref(routes.orders()), label: t('account.nav.orders') },
    { section: 'subscriptions', href: toHref(routes.subscriptions()), label: t('account.nav.subscriptions') },
    { section: 'addresses', href: toHref(routes.addresses()), label: t('account.nav.addresses') },
    { section: 'cards', href: toHref(routes.cards()), label: t('account.nav.cards') },
    ...(hasReviews ? reviews : []),
    { section: 'profile', href: toHref(routes.profile()), label: t('account.nav.profile') },
  ]
}
