import type { Currency } from '@sorrel/domain/store'
import type { Translate, Messages } from '@sorrel/i18n/message'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageProps, PictureSource } from '@sorrel/ui/picture'
import type { Money } from '@sorrel/domain/money'
import type { ThemeOptions } from '@sorrel/ui/theme'
import type { ComponentType } from 'react'

/** Another picture for windows that match, such as `(min-width: 40rem)`. */
export interface ImageSource extends Pick<PictureSource, 'src' | 'version' | 'width' | 'height'> {
  readonly media: string
}

export interface ShopImageProps extends ImageProps {
  /** The first that matches is shown in the place of the picture itself. */
  readonly sources?: readonly ImageSource[] | undefined
}

/**
 * The application as a presentational part sees it. Such a part is rendered on the server for shoppers and in the
 * browser for the editor: `useShop` of `#shop/use-shop` returns the shop of either.
 */
export interface ShopView {
  readonly t: Translate
  readonly locale: string
  /** ISO 4217 code of the amounts shown. */
  readonly currency: string
  readonly link: LinkComponent
  readonly image: ComponentType<ShopImageProps>
  /** A public path with the locale's prefix; addresses outside the shop stay as they are. */
  readonly toHref: (path: string) => string
  /** An amount as a shopper reads it. */
  readonly formatPrice: (money: Money) => string
  /** Decimal places of a currency (ISO 4217), as the store sets them. Use it wherever an amount is rounded. */
  readonly getDecimals: (currency: string) => number
  /** The merchant's theme, for surfaces with colours of their own. Default: the kit's. */
  readonly theme?: ThemeOptions
  /** The rating of a product in a list. Default: none. */
  readonly getRating?: (
    productId: string,
  ) => { readonly averageRating: number; readonly totalReviews: number } | undefined
}

/** The languages and currencies of the store, and which of them a page is in. */
export interface ShopMarket {
  readonly locale: string
  /** The locale whose paths carry no prefix. */
  readonly defaultLocale: string
  /** ISO 4217. */
  readonly currency: string
  /** The store's own currencies. The digits after the separator that it sets for one of them hold everywhere. */
  readonly currencies: readonly Pick<Currency, 'code' | 'decimals'>[]
}

/** The part of the configuration that page code may know: nothing in it is secret. */
export interface ShopConfig extends ShopMarket {
  readonly commerceUrl: string
  /** Path of the service's GraphQL. Default: the client's own. */
  readonly commerceGraphqlPath?: string | undefined
  readonly commercePublicKey: string
  /** Origin of the store's pictures. */
  readonly mediaOrigin: string
  /** First path segment of our own endpoints. */
  readonly storeApiPrefix: string
  /** Whether the catalogue index answers at the shop's own address. Default: no. */
  readonly hasCatalog?: boolean | undefined
  /** The only address to which the browser sends a card's number. */
  readonly vaultUrl: string
  /** Look-up of a country by network address. Default: none. */
  readonly locationIpUrl?: string | undefined
  /** Look-up of a country by latitude and longitude. Default: none. */
  readonly locationReverseUrl?: string | undefined
  /** Script of a tag manager, for shoppers who agreed. */
  readonly tagScriptUrl?: string | undefined
  /** Share of the pages whose loading is reported by shoppers who agreed, from 0 to 1. Default: none. */
  readonly vitalsShare?: number | undefined
}

/** Parts of the framework that page code uses. */
export interface ShopFramework extends Pick<ShopView, 'link' | 'image'> {
  /** Path of the page, without a query. */
  readonly pathname: string
  /** Goes to a path of this shop without loading a new document. `keep` leaves the page scrolled as it is. */
  readonly navigate: (path: string, scroll?: 'top' | 'keep') => void
  /** Reads the page's data again. */
  readonly refresh: () => void
  /** Loads a path as a new document, so that nothing of this page remains: for a change of who is signed in. */
  readonly load: (path: string) => void
}

/** The shop as page code sees it: the view, the ways to other pages and the public configuration. */
export interface Shop extends ShopView, ShopFramework {
  readonly config: ShopConfig
  /** The messages that the page carries; `t` knows no others. */
  readonly messages: Messages
  /** Where the messages of late parts are: a file of the page and of each layout around it. */
  readonly lazyMessages: readonly string[]
}
