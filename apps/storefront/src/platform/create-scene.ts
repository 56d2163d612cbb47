import { withLocale } from '@sorrel/contracts/routes'
import { isExternalUrl } from '@sorrel/domain/url'
import { ShopLink } from './shop-link.tsx'
import type { Market } from './market.ts'
import { createPriceFormat } from './price-format.ts'
import type { Scene } from './scene.ts'
import { ShopImage } from './shop-image.tsx'
import type { StoreContext } from './store.ts'

/** The scene of a page rendered on the server. */
export function createScene({ settings, t }: StoreContext, { locale, currency }: Market): Scene {
  const locales = { locale, defaultLocale: settings.store.locale }
  return {
    t,
    locale,
    currency,
    link: ShopLink,
    image: ShopImage,
    theme: settings.theme,
    toHref: (path) => (path.startsWith('/') && !isExternalUrl(path) ? withLocale(locales, path) : path),
    formatPrice: createPriceFormat({ locale, currency, currencies: settings.store.currencies }),
  }
}
