import type { Translate } from '@sorrel/i18n/message'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageProps, PictureSource } from '@sorrel/ui/picture'
import type { ThemeOptions } from '@sorrel/ui/theme'
import type { ComponentType } from 'react'
import type { FormatPrice } from './price-format.ts'

export interface SceneImageProps extends ImageProps {
  /** Another crop for narrow windows. */
  readonly narrow?: PictureSource | undefined
}

/** What a presentational part needs of the application around it: words, links, pictures and prices. */
export interface Scene {
  readonly t: Translate
  readonly locale: string
  /** ISO 4217 code of the amounts shown. */
  readonly currency: string
  readonly link: LinkComponent
  readonly image: ComponentType<SceneImageProps>
  /** A public path with the locale's prefix; addresses outside the shop stay as they are. */
  readonly toHref: (path: string) => string
  readonly formatPrice: FormatPrice
  /** The merchant's theme, for grounds that are coloured by hand. Default: the kit's. */
  readonly theme?: ThemeOptions
  /** What reviews say of a product in a list. Default: nothing. */
  readonly getRating?: (
    productId: string,
  ) => { readonly averageRating: number; readonly totalReviews: number } | undefined
}
