import { withLocale } from '@sorrel/contracts/shop-routes'
import { getCurrencyDigits } from '@sorrel/domain/money'
import { formatMoney } from '@sorrel/i18n/format'
import type { ShopMarket, ShopView } from './shop.ts'

type MarketView = Pick<ShopView, 'locale' | 'currency' | 'toHref' | 'formatPrice' | 'getDecimals'>

/** Links and prices as a market writes them: the same on the server and in the browser. */
export function getMarketView({ locale, defaultLocale, currency, currencies }: ShopMarket): MarketView {
  const getDecimals = (code: string) => getCurrencyDigits(code, currencies)
  return {
    locale,
    currency,
    getDecimals,
    toHref: (path) => (path.startsWith('/') ? withLocale({ locale, defaultLocale }, path) : path),
    formatPrice: (money) => formatMoney({ ...money, locale, decimals: getDecimals(money.currency) }),
  }
}
