import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Translate } from '@sorrel/i18n/message'
import type { Market } from '#request/market.ts'
import { getAddressIn, toPublicPicture } from '#shop/metadata.ts'
import { toMachinePath } from '#request/machine-formats.ts'
import { loadStore } from '#request/store.ts'
import { getShopMarket } from '#shop/create-shop-view.ts'
import { getMarketView } from '#shop/market-view.ts'
import type { ShopView } from '#shop/shop.ts'

/** The shop as those see it who read it without a browser. */
export interface MachineFormatShop
  extends Pick<ShopView, 'locale' | 'currency' | 'formatPrice' | 'getDecimals'>,
    Pick<StoreSettings, 'store' | 'terms'> {
  readonly t: Translate
  /** A public path without locale as an absolute address, in the language and currency of the document. */
  readonly toAddress: (path: string) => string
  /** The same page for readers. */
  readonly toMachineAddress: (path: string, type: 'md' | 'json') => string
  readonly toPicture: (src: string) => string
}

export async function loadMachineFormatShop(market: Market): Promise<MachineFormatShop> {
  const { settings, t } = await loadStore(market)
  const { store, terms } = settings
  const toPlain = getAddressIn({ locale: market.locale, defaultLocale: store.locale })
  const toAddress = (path: string) => withCurrency(toPlain(path), market.currency, store.currency)
  const view = getMarketView(getShopMarket(settings, market))
  return {
    ...view,
    store,
    terms,
    t,
    toAddress,
    toMachineAddress: (path, type) => toAddress(toMachinePath(path, type)),
    toPicture: toPublicPicture,
  }
}

/** The address with its currency, unless that is the shop's default. */
export function withCurrency(address: string, currency: string, own: string): string {
  if (currency === own) return address
  const url = new URL(address)
  url.searchParams.set('currency', currency)
  return url.href
}
