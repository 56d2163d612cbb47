import type {
  Localized,
  Minor,
  OptionDocument,
  PriceTierDocument,
  ProductContentDocument,
  ProductDocument,
} from '../catalogue/documents.ts'
import type { PlanFacts } from './plans.ts'

/** The words of a product. `description` is rich text whose first sentence stands alone on a card. */
export interface ProductWords {
  readonly name: Localized
  readonly description: Localized
  readonly metaTitle: Localized
}

/** Three highlights (a lucide icon each) and the expandable details of a product. */
export interface ProductDetails {
  readonly highlights: readonly (readonly [icon: string, label: Localized])[]
  readonly details: readonly (readonly [label: Localized, text: Localized])[]
}

export interface ValueFacts {
  readonly key: string
  readonly name: Localized
  readonly price?: Minor
  readonly color?: string
  /** For a value that selects a variant. */
  readonly stock?: number
}

export interface ChoiceFacts {
  readonly key: string
  readonly name: Localized
  readonly inputType?: OptionDocument['inputType']
  readonly attributeId?: string
  readonly description?: Localized
  readonly inputHint?: Localized
  readonly required?: boolean
  readonly active?: boolean
  /** Its values select a variant: every combination of such values becomes one. */
  readonly variant?: boolean
  /** Shown only under these values of another choice. */
  readonly under?: { readonly choice: string; readonly values: readonly string[] }
  readonly values?: readonly ValueFacts[]
}

/** What the catalogue fixes of a product besides its words. Amounts in pence. */
export interface ProductFacts {
  readonly sku: string
  readonly price: Minor
  /** What it cost before: the product is on sale. */
  readonly was?: Minor
  readonly usd?: Minor
  readonly categories: readonly string[]
  readonly tags?: readonly string[]
  readonly popularity: number
  readonly created: string
  readonly attributes: ProductDocument['attributes']
  readonly choices?: readonly ChoiceFacts[]
  /** A variant costs what its value says. */
  readonly pricedByVariant?: boolean
  readonly prices?: readonly PriceTierDocument[]
  readonly plans?: readonly PlanFacts[]
  /** Sold one time. Default true. */
  readonly standard?: boolean
  readonly stock?: { readonly level?: number; readonly purchasable?: boolean }
  readonly type?: ProductDocument['type']
  readonly delivery?: ProductDocument['delivery']
  readonly upSells?: readonly string[]
  readonly crossSells?: readonly {
    readonly slug: string
    readonly percent?: number
    readonly amount?: Minor
  }[]
  readonly content?: Partial<ProductContentDocument>
  /** Files of the media folder. Default: the product's own. */
  readonly pictures?: readonly string[]
}
