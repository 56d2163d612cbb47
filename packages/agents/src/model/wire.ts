/** The shapes of the protocol's newest release as far as this package writes them. Amounts are whole minor units of the currency beside them. */

/** How the agent should react to a message. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

export type UcpMessage =
  | {
      readonly type: 'error'
      readonly code: string
      readonly content: string
      readonly severity: Severity
      readonly path?: string
    }
  | { readonly type: 'warning'; readonly code: string; readonly content: string; readonly path?: string }
  | { readonly type: 'info'; readonly code: string; readonly content: string; readonly path?: string }

export interface UcpPrice {
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

export interface UcpPriceRange {
  readonly min: UcpPrice
  readonly max: UcpPrice
}

export interface UcpMedia {
  readonly type: 'image'
  readonly url: string
  readonly alt_text: string
  readonly width: number
  readonly height: number
}

export interface UcpSelectedOption {
  readonly name: string
  readonly id: string
  readonly label: string
}

export interface UcpOptionValue {
  readonly id: string
  readonly label: string
  /**
   * Whether the product can be bought with this value and the other choices; only in the answer for a single product.
   */
  readonly available?: boolean
  /** Whether the product exists with this value and the other choices; only in the answer for a single product. */
  readonly exists?: boolean
}

export interface UcpOption {
  readonly name: string
  readonly values: readonly UcpOptionValue[]
}

/** An amount of `value` × 10^-`scale` units. */
export interface UcpMeasure {
  readonly value: number
  /** Default: 0. */
  readonly scale?: number
  /** UN/CEFACT Rec20, such as `GRM`. */
  readonly unit: string
  /** For people, such as `g`. */
  readonly display_text: string
}

/** Both measures have the same unit. */
export interface UcpUnitPrice extends UcpPrice {
  readonly measure: UcpMeasure
  readonly reference: UcpMeasure
}

export interface UcpVariant {
  readonly id: string
  readonly sku?: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url?: string
  readonly price: UcpPrice
  readonly list_price?: UcpPrice
  readonly unit_price?: UcpUnitPrice
  readonly availability: { readonly available: boolean; readonly status: string }
  readonly options?: readonly UcpSelectedOption[]
  readonly media?: readonly UcpMedia[]
  /** The identifiers of the lookup that matched this product. */
  readonly inputs?: readonly { readonly id: string; readonly match: 'exact' | 'featured' }[]
}

export interface UcpProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url: string
  readonly categories?: readonly { readonly value: string; readonly taxonomy: 'merchant' }[]
  readonly price_range: UcpPriceRange
  readonly media?: readonly UcpMedia[]
  readonly options?: readonly UcpOption[]
  readonly variants: readonly UcpVariant[]
  readonly rating?: {
    readonly value: number
    readonly scale_min: number
    readonly scale_max: number
    readonly count: number
  }
  readonly tags?: readonly string[]
  readonly selected?: readonly UcpSelectedOption[]
}

export interface UcpTotal {
  readonly type: 'subtotal' | 'items_discount' | 'discount' | 'fulfillment' | 'tax' | 'total'
  readonly amount: number
}

export interface UcpLineItem {
  readonly id: string
  readonly item: {
    readonly id: string
    readonly title: string
    readonly price: number
    readonly image_url?: string
  }
  readonly quantity: number
  readonly totals: readonly UcpTotal[]
}

export interface UcpDiscounts {
  readonly codes: readonly string[]
  readonly applied: readonly {
    readonly code?: string
    readonly title: string
    readonly amount: number
    readonly automatic?: boolean
    readonly allocations?: readonly { readonly path: string; readonly amount: number }[]
  }[]
}

export interface UcpLink {
  /** `privacy_policy`, `terms_of_service`, `refund_policy`, `shipping_policy`, `faq`, or a custom type. */
  readonly type: string
  readonly url: string
  readonly title?: string
}
