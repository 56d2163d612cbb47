import type { Translate } from '@sorrel/i18n/message'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import type { ReviewQuery } from '../model.ts'

/** What the parts of a review section need from the application. */
export interface HostApp {
  readonly t: Translate
  /** BCP 47. Dates and numbers are formatted for it. */
  readonly locale: string
  /** The application's link component. Default `a`. */
  readonly link?: LinkComponent | undefined
  /** The application's image component. Default `img`. */
  readonly image?: ImageComponent | undefined
  /** Prefix of the names of drafts and votes in the browser's storage. Default: `sorrel`. */
  readonly storagePrefix?: string | undefined
}

export interface ReviewedProduct {
  readonly id: string
  readonly name: string
}

/** Address of a page with another query's list, for links that work without script. */
export type ToReviewsHref = (query: Partial<ReviewQuery>) => string
