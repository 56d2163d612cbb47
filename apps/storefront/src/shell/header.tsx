import { getMenu, type StoreSettings } from '@sorrel/contracts/settings'
import { routes } from '@sorrel/contracts/routes'
import { type NavigationEntry, toNavigation } from '@sorrel/domain/menu'
import { AnnouncementBar } from '@sorrel/ui/announcement-bar'
import { IconButton } from '@sorrel/ui/icon-button'
import { accountIcon, searchIcon } from '@sorrel/ui/icons'
import { Link } from '@sorrel/ui/link'
import { BagButton } from '#features/cart/bag-button.tsx'
import { MarketSwitches } from '#features/preferences/market-switches.tsx'
import type { Scene } from '#platform/scene.ts'
import type { StoreContext } from '#platform/store.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { Sprig } from './wordmark.tsx'
import * as styles from './header.css.ts'

export interface HeaderProps {
  readonly store: StoreContext
  readonly scene: Scene
}

/** Announcement, logo, menu and the shopper's tools. Specification section 2, "Header". */
export function Header({ store, scene }: HeaderProps) {
  const { t, toHref, link } = scene
  const { header } = store.settings
  const { currencies, locales } = store.settings.store
  const switches = <MarketSwitches currencies={currencies} locales={locales} />
  const entries = toNavigation(getMenu(store.menus, header.menuId))
  return (
    <>
      {header.showAnnouncementBar && header.announcementText && (
        <AnnouncementBar label={t('navigation.announcement')}>{header.announcementText}</AnnouncementBar>
      )}
      <header className={styles.header}>
        <div className={styles.row}>
          <div>
            <div className={styles.narrow}>
              <MobileMenu
                entries={toLocalEntries(entries, scene)}
                link={link}
                ordersHref={toHref(routes.orders())}
              >
                {switches}
              </MobileMenu>
            </div>
            <MainMenu entries={entries} scene={scene} />
          </div>
          <Logo settings={store.settings} scene={scene} />
          <div className={styles.tools}>
            <span className={styles.wide}>{switches}</span>
            <IconButton
              as={link}
              href={toHref(routes.search())}
              icon={searchIcon}
              label={t('navigation.search')}
            />
            <span className={styles.wide}>
              <IconButton
                as={link}
                href={toHref(routes.account())}
                icon={accountIcon}
                label={t('navigation.account')}
              />
            </span>
            <BagButton href={toHref(routes.cart())} />
          </div>
        </div>
      </header>
    </>
  )
}

function MainMenu({
  entries,
  scene,
}: {
  readonly entries: readonly NavigationEntry[]
  readonly scene: Scene
}) {
  const links = entries.flatMap((entry) =>
    entry.kind === 'column' || !entry.href ? [] : [{ ...entry, href: entry.href }],
  )
  return (
    <nav aria-label={scene.t('navigation.main')}>
      <ul className={styles.menu}>
        {links.map((entry) => (
          <li key={entry.label}>
            <Link as={scene.link} href={scene.toHref(entry.href)} variant="quiet">
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Logo({ settings, scene }: { readonly settings: StoreSettings; readonly scene: Scene }) {
  const Anchor = scene.link
  const { logo, logoHeight } = settings.header
  const { name } = settings.store
  return (
    <Anchor
      href={scene.toHref(routes.home())}
      className={styles.logo}
      aria-label={scene.t('navigation.logo_home', { store: name })}
    >
      {logo ? (
        <img src={logo.src} alt={logo.alt ?? scene.t('navigation.logo')} height={logoHeight.mobile} />
      ) : (
        <>
          <Sprig />
          {name}
        </>
      )}
    </Anchor>
  )
}

/** Entries with the locale's prefix on their links, as plain data for the browser. */
function toLocalEntries(entries: readonly NavigationEntry[], scene: Scene): readonly NavigationEntry[] {
  return entries.map((entry) => {
    switch (entry.kind) {
      case 'heading':
        return entry
      case 'column':
        return { ...entry, items: toLocalEntries(entry.items, scene) }
      case 'group':
        return {
          ...entry,
          href: entry.href === undefined ? undefined : scene.toHref(entry.href),
          items: toLocalEntries(entry.items, scene),
        }
      case 'link':
        return { ...entry, href: scene.toHref(entry.href) }
    }
  })
}
