import type { Translate } from '@sorrel/i18n/message'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import type { ReviewQuery } from '../model.ts'

/** What the parts of a review section need of the application around them. */
export interface ReviewScene {
  readonly t: Translate
  /** BCP 47: dates and numbers follow it. */
  readonly locale: string
  /** The application's link. Default `a`. */
  readonly link?: LinkComponent | undefined
  /** The application's image. Default `img`. */
  readonly image?: ImageComponent | undefined
}

export interface ReviewedProduct {
  readonly id: string
  readonly name: string
}

/** Where a list of other reviews is found without script. */
export type ToReviewsHref = (query: Partial<ReviewQuery>) => string
