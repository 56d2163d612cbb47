/** A text by locale. A missing locale falls back as the store's locale settings say. */
export type Localized = Readonly<Record<string, string>>

/** Integer minor units of the store's currency (pence). */
export type Minor = number

export interface ImageDocument {
  readonly id: string
  /** File name in the sandbox's media folder. */
  readonly file: string
  readonly caption: Localized
}

export interface PriceTierDocument {
  readonly price?: Minor
  readonly discountPercent?: number
  readonly quantityMin?: number
  readonly quantityMax?: number
  readonly accountGroup?: string
}

export interface OptionDocument {
  readonly id: string
  readonly attributeId?: string
  readonly name: Localized
  readonly description?: Localized
  readonly inputHint?: Localized
  /** Left out to show that an empty kind means `select`. */
  readonly inputType?: 'select' | 'toggle' | 'short_text' | 'long_text'
  readonly required?: boolean
  readonly active?: boolean
  readonly variant?: boolean
  readonly parentId?: string
  readonly parentValueIds?: readonly string[]
  /** A toggle carries its price on its only value. */
  readonly values: readonly {
    readonly id: string
    readonly name: Localized
    readonly price?: Minor
    readonly color?: string
  }[]
}

export interface ScheduleDocument {
  readonly interval: 'daily' | 'weekly' | 'monthly' | 'yearly'
  readonly intervalCount: number
  readonly limit?: number
  readonly trialDays?: number
}

export interface PlanDocument {
  readonly id: string
  readonly name: Localized
  readonly price: Minor
  readonly billingSchedule: ScheduleDocument
  readonly orderSchedule?: ScheduleDocument
}

export interface VariantDocument {
  readonly id: string
  readonly name: Localized
  readonly sku: string
  /** Left out where the product's own price holds. */
  readonly price?: Minor
  readonly optionValueIds: readonly string[]
  readonly images: readonly ImageDocument[]
  readonly prices?: readonly PriceTierDocument[]
  readonly stockLevel?: number
}

export interface ProductContentDocument {
  readonly calloutTitle?: Localized
  readonly calloutDescription?: Localized
  readonly showStockLevels?: boolean
  readonly lowStockIndicator?: number
  readonly enableProductCounter?: boolean
  readonly layoutOptions?: 'standard' | 'left_aligned'
  readonly productHighlights: readonly {
    readonly id: string
    readonly label: Localized
    readonly icon?: string
    readonly customIcon?: string
  }[]
  readonly expandableDetails: readonly {
    readonly id: string
    readonly label: Localized
    readonly details: Localized
  }[]
}

/** A part of a bundle. */
export interface BundleItemDocument {
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  /** Pieces in one bundle, from 1. */
  readonly quantity: number
}

export interface ProductDocument {
  readonly id: string
  /** False for a draft: lists leave it out, a single read gives it. Default true. */
  readonly active?: boolean
  readonly slug: string
  readonly name: Localized
  /** Rich text. */
  readonly description: Localized
  readonly metaTitle?: Localized
  readonly metaDescription?: Localized
  readonly sku: string
  readonly type: 'standard' | 'bundle' | 'giftcard'
  readonly delivery: 'shipment' | 'subscription' | 'giftcard' | null
  readonly tags: readonly string[]
  readonly categorySlugs: readonly string[]
  readonly images: readonly ImageDocument[]
  /** What it costs now. With `sale`, the sale price; `origPrice` is then what it cost before. */
  readonly price: Minor
  readonly sale: boolean
  readonly origPrice?: Minor
  readonly prices: readonly PriceTierDocument[]
  /** Fixed prices in currencies of their own: code to minor units. */
  readonly currencyPrices?: Readonly<Record<string, Minor>>
  readonly options: readonly OptionDocument[]
  readonly variants: readonly VariantDocument[]
  readonly purchaseOptions: {
    readonly standard: boolean
    readonly subscription?: { readonly plans: readonly PlanDocument[] }
  }
  readonly stockTracking: boolean
  readonly stockPurchasable: boolean
  /** Starting level of a tracked product without variants. */
  readonly stockLevel?: number
  /** Attribute id to its value or values. */
  readonly attributes: Readonly<Record<string, Localized | readonly Localized[]>>
  /** Set on a bundle alone. None of its parts is a bundle. */
  readonly bundleItems?: readonly BundleItemDocument[]
  readonly upSellSlugs: readonly string[]
  readonly crossSells: readonly {
    readonly id: string
    readonly slug: string
    readonly discountType: 'percent' | 'amount'
    readonly discountPercent?: number
    readonly discountAmount?: Minor
  }[]
  readonly content: ProductContentDocument
  /** Larger sells better: the `popularity` sort. */
  readonly popularity: number
  readonly dateCreated: string
  /** Unset until the first change. */
  readonly dateUpdated?: string
}

export interface AttributeDocument {
  readonly id: string
  readonly name: Localized
  readonly type: 'select' | 'text'
  readonly filterable: boolean
  readonly visible: boolean
  readonly searchable: boolean
  readonly values: readonly Localized[]
}

export interface CategoryDocument {
  readonly id: string
  readonly slug: string
  readonly name: Localized
  readonly description?: Localized
  readonly metaTitle?: Localized
  readonly metaKeywords?: Localized
  readonly metaDescription?: Localized
  readonly parentSlug?: string
  readonly sort: number
  readonly images: readonly ImageDocument[]
  /** Left out where the merchant has set nothing. */
  readonly content?: {
    readonly showProductsPrice?: boolean
    readonly showProductsDescription?: boolean
    readonly showFeaturedCategories?: boolean
    /** Text or number: the hosted service has held both. */
    readonly productsPerRow?: string | number
    readonly enableQuickAdd?: boolean
    readonly featuredCategorySlugs?: readonly string[]
  }
}
