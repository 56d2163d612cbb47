import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { ShopView } from '#shop/shop.ts'
import { Logo } from './logo.tsx'
import { Sprig } from './sprig.tsx'
import * as styles from './home-link.css.ts'

export interface HomeLinkProps {
  readonly settings: StoreSettings
  readonly shop: ShopView
}

/** The merchant's logo, or else the store's name with the sprig: leads home. Specification section 2, "Header". */
export function HomeLink({ settings, shop }: HomeLinkProps) {
  const Anchor = shop.link
  const { logo, logoHeight } = settings.header
  const { name } = settings.store
  return (
    <Anchor
      href={shop.toHref(routes.home())}
      className={styles.logo}
      aria-label={shop.t('navigation.logo_home', { store: name })}
    >
      {logo ? (
        <Logo logo={logo} height={logoHeight} alt={shop.t('navigation.logo')} />
      ) : (
        <>
          <Sprig />
          {name}
        </>
      )}
    </Anchor>
  )
}
