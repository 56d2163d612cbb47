import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Translate } from '@sorrel/i18n/message'
import { getMarketView } from './market-view.ts'
import type { ShopMarket, ShopView } from './shop.ts'
import { ShopImage } from './shop-image.tsx'
import { ShopLink } from './shop-link.tsx'

interface Store {
  readonly settings: StoreSettings
  readonly t: Translate
}

type Market = Pick<ShopMarket, 'locale' | 'currency'>

/** The shop for the parts of a page that are rendered on the server. */
export function createShopView({ settings, t }: Store, market: Market): ShopView {
  return {
    ...getMarketView(getShopMarket(settings, market)),
    t,
    link: ShopLink,
    image: ShopImage,
    theme: settings.theme,
  }
}

/** A market within the store's languages and currencies. */
export function getShopMarket({ store }: StoreSettings, { locale, currency }: Market): ShopMarket {
  return {
    locale,
    currency,
    defaultLocale: store.locale,
    currencies: store.currencies.map(({ code, decimals }) => ({ code, decimals })),
  }
}
