import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import { useShop } from '#shop/use-shop'
import { Logo } from './logo.tsx'
import * as styles from './home-link.css.ts'

export interface HomeLinkProps {
  readonly settings: StoreSettings
}

/** The merchant's logo, or else the store's name with the logo mark: leads home. See docs/specification.md#header. */
export function HomeLink({ settings }: HomeLinkProps) {
  const shop = useShop()
  const Anchor = shop.link
  const { logo, logoHeight } = settings.header
  const { name } = settings.store
  return (
    <Anchor
      href={shop.toHref(shopRoutes.home())}
      className={styles.link}
      aria-label={shop.t('navigation.logo_home', { store: name })}
    >
      {logo ? (
        <Logo logo={logo} height={logoHeight} alt={shop.t('navigation.logo')} />
      ) : (
        <>
          <LogoMark />
          {name}
        </>
      )}
    </Anchor>
  )
}

/** The mark of the demo brand's logo, in the colour of the surrounding text. */
function LogoMark() {
  return (
    <svg
      width="1.3em"
      height="1.3em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M12 22V9M12 12c-4 0-7-2-8-6 4 0 7 2 8 6ZM12 12c4 0 7-2 8-6-4 0-7 2-8 6ZM12 9c-2-2.4-2-5 0-8 2 3 2 5.6 0 8Z" />
    </svg>
  )
}
