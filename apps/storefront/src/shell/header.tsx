import { getMenu } from '@sorrel/contracts/settings'
import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import { toNavigation } from '@sorrel/domain/menu'
import { AnnouncementBar } from '@sorrel/ui/announcement-bar'
import { IconButton } from '@sorrel/ui/icon-button'
import type { NavigationColumn } from '@sorrel/ui/navigation-menu'
import { accountIcon } from '#shop/icons.ts'
import { CartButton } from '#features/cart/index.ts'
import { SavedLink } from '#features/saved/index.ts'
import { MarketSwitches } from '#features/preferences/index.ts'
import { HomeLink } from '#shop/brand/home-link.tsx'
import type { StoreContext } from '#request/store.ts'
import { useShop } from '#shop/use-shop'
import { toPlainData } from '#shop/to-plain-data.ts'
import { HeaderFrame } from './header-frame.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { getMenuPictures } from './menu-picture.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { toNavigationItems } from './to-navigation-items.ts'
import * as styles from './shell.css.ts'

export interface HeaderProps {
  readonly store: StoreContext
  /** For the pictures of the menu. */
  readonly categories: readonly CategoryPreview[]
  /** The footer's links, for the menu of narrow windows: the same object, so that the page's data has it once. */
  readonly footerColumns: readonly NavigationColumn[]
}

/** Announcement, logo, menu and the shopper's tools. See docs/specification.md#header. */
export function Header({ store, categories, footerColumns }: HeaderProps) {
  const shop = useShop()
  const { t, toHref } = shop
  const { header } = store.settings
  const { currencies, locales, currency: charge } = store.settings.store
  const shown = currencies.find(({ code }) => code === shop.currency)
  const items = toPlainData(toNavigationItems(toNavigation(getMenu(store.menus, header.menuId)), toHref))
  return (
    <>
      {header.showAnnouncementBar && header.announcementText && (
        <AnnouncementBar label={t('navigation.announcement')}>{header.announcementText}</AnnouncementBar>
      )}
      {shown?.type === 'display' && (
        <p className={styles.note}>{t('navigation.currency_display', { currency: shown.code, charge })}</p>
      )}
      <HeaderFrame hideOnScroll={header.hideOnScroll}>
        <div className={styles.row}>
          <div>
            <div className={styles.narrow}>
              <MobileMenu
                items={items}
                footerColumns={footerColumns}
                accountHref={toHref(routes.account())}
                ordersHref={toHref(routes.orders())}
              >
                <MarketSwitches currencies={currencies} locales={locales} panel="within" />
              </MobileMenu>
            </div>
            <div className={styles.menu}>
              <MegaMenu items={items} features={getMenuPictures(items, categories, shop)} />
            </div>
          </div>
          <HomeLink settings={store.settings} />
          <div className={styles.tools}>
            <span className={styles.wide}>
              <MarketSwitches currencies={currencies} locales={locales} panel="over" />
            </span>
            <SearchButton href={toHref(routes.search())} popular={header.popularSearches} />
            <span className={styles.wide}>
              {/* Not for the router: strangers are led on to log in, after it fetched the styles of the orders. */}
              <IconButton
                href={toHref(routes.account())}
                icon={accountIcon}
                label={t('navigation.account')}
              />
              <SavedLink href={toHref(routes.saved())} label={t('navigation.saved')} />
            </span>
            <CartButton href={toHref(routes.cart())} />
          </div>
        </div>
      </HeaderFrame>
    </>
  )
}
