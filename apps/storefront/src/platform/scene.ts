import type { Translate } from '@sorrel/i18n/message'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'

/** What a presentational part needs of the application around it: words, links, pictures and prices. */
export interface Scene {
  readonly t: Translate
  readonly locale: string
  /** ISO 4217 code of the amounts shown. */
  readonly currency: string
  readonly link: LinkComponent
  readonly image: ImageComponent
  /** A public path with the locale's prefix; addresses outside the shop stay as they are. */
  readonly toHref: (path: string) => string
  /** An amount in major units of `currency`, as a shopper reads it. */
  readonly formatPrice: (amount: number) => string
}
