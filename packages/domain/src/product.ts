import type { SafeHtml } from './html.ts'

/** A picture with its real size in pixels and its alternative text. */
export interface Picture {
  readonly id: string
  readonly src: string
  /** Changes whenever the file does, so that derived files can be cached for ever. Unset where the service has none. */
  readonly version?: string | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** The words of a video as a WebVTT file. */
export interface Captions {
  readonly src: string
  /** BCP 47. Unset where the file's name gives none. */
  readonly locale?: string | undefined
}

/** A video beside the pictures of a product. */
export interface Video {
  readonly src: string
  readonly type: 'video/mp4' | 'video/webm'
  /** What it shows. */
  readonly label: string
  readonly captions: readonly Captions[]
}

/** A picture of a gallery. With a video it is the still that stands for it until it plays. */
export interface GalleryPicture extends Picture {
  readonly video?: Video | undefined
}

/** Kinds of choice a shopper can make on a product. An empty kind on the wire means `select`. */
export type OptionInputType = 'select' | 'toggle' | 'short_text' | 'long_text'

export interface OptionValue {
  readonly id: string
  readonly name: string
  /** Added to the product's price when chosen, unless the option selects a variant. Major units. */
  readonly price: number
  readonly description?: string | undefined
  readonly color?: string | undefined
}

export interface ProductOption {
  readonly id: string
  readonly attributeId?: string | undefined
  readonly name: string
  readonly description?: string | undefined
  readonly placeholder?: string | undefined
  readonly required: boolean
  readonly active: boolean
  /** Its values select a variant instead of adding to the price. */
  readonly variant: boolean
  readonly inputType: OptionInputType
  readonly values: readonly OptionValue[]
  readonly parentId?: string | undefined
  readonly parentValueIds: readonly string[]
}

/** One step of a price list: applies to a quantity range, an account group, or both. */
export interface PriceTier {
  readonly price?: number | undefined
  /** 0 to 100, taken off the base price when the tier has no price of its own. */
  readonly discountPercent?: number | undefined
  readonly quantityMin?: number | undefined
  readonly quantityMax?: number | undefined
  readonly accountGroup?: string | undefined
}

/** The base price and its sale. All amounts in major units of `currency`. */
export interface Priced {
  readonly price: number
  readonly sale: boolean
  readonly salePrice?: number | undefined
  readonly origPrice?: number | undefined
  readonly prices: readonly PriceTier[]
}

export type ScheduleInterval = 'daily' | 'weekly' | 'monthly' | 'yearly'

export interface Schedule {
  readonly interval: ScheduleInterval
  readonly intervalCount: number
  /** How many times it repeats; unset means without end. */
  readonly limit?: number | undefined
  readonly limitCurrent?: number | undefined
}

export interface BillingSchedule extends Schedule {
  readonly trialDays: number
}

export interface SubscriptionPlan {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly billingSchedule: BillingSchedule
  readonly orderSchedule?: Schedule | undefined
}

export interface PurchaseOptions {
  readonly standard?: Priced | undefined
  readonly subscription?: { readonly plans: readonly SubscriptionPlan[] } | undefined
}

export interface ProductVariant extends Priced {
  readonly id: string
  readonly name: string
  readonly sku?: string | undefined
  readonly optionValueIds: readonly string[]
  readonly images: readonly Picture[]
  readonly stockLevel?: number | undefined
  readonly purchaseOptions: { readonly standard?: Priced | undefined }
}

/** Icons that a highlight can have, by the names of Lucide. Any other name is shown as a tick in a circle. */
export const HIGHLIGHT_ICONS = [
  'badge-check',
  'check',
  'circle-check',
  'eye',
  'gift',
  'globe',
  'heart',
  'house',
  'leaf',
  'mail',
  'map-pin',
  'package',
  'pencil',
  'rabbit',
  'recycle',
  'refresh-cw',
  'sprout',
  'star',
  'truck',
] as const

export type HighlightIcon = (typeof HIGHLIGHT_ICONS)[number]

export interface ProductHighlight {
  readonly id: string
  readonly label: string
  /** One of `HIGHLIGHT_ICONS`. */
  readonly icon?: string | undefined
  readonly customIcon?: Picture | undefined
}

export interface ExpandableDetail {
  readonly id: string
  readonly label: string
  readonly details: SafeHtml
}

export interface ProductContent {
  readonly productHighlights: readonly ProductHighlight[]
  readonly expandableDetails: readonly ExpandableDetail[]
  /** Default `standard`. */
  readonly layout: 'standard' | 'left_aligned'
  /** Default true. */
  readonly showStockLevels: boolean
  readonly lowStockIndicator?: number | undefined
  readonly calloutTitle?: SafeHtml | undefined
  readonly calloutDescription?: SafeHtml | undefined
  /** Default true. */
  readonly enableProductCounter: boolean
}

export interface ProductAttribute {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  readonly filterable: boolean
  readonly visible: boolean
}

export interface CategoryLink {
  readonly name: string
  readonly slug: string
}

/** The fields of a product, variant or cart line that stock rules need. */
export interface StockTracked {
  readonly stockTracking: boolean
  /** May be bought at a stock of zero. */
  readonly stockPurchasable: boolean
  /** Unset when the service does not say. */
  readonly stockLevel?: number | undefined
}

/** A part of a bundle, as far as stock rules go. */
export interface BundlePart extends StockTracked {
  readonly productId: string
  readonly variantId?: string | undefined
  /** Pieces in one bundle, from 1. */
  readonly quantity: number
}

/** A part of a bundle as its page shows it. */
export interface BundleItem extends BundlePart {
  /** Unset when the part has no page. */
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
  /** Of one piece bought apart, in major units of `currency`. Unset when the service does not say. */
  readonly price?: number | undefined
  /** ISO 4217. */
  readonly currency: string
}

/**
 * The fields that a product in full and its card form share. The stock of a bundle, and of its variants, is the one of
 * `getBundleStock`.
 */
export interface ProductFields extends Priced, StockTracked {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** ISO 4217 code of every amount of the product. */
  readonly currency: string
  readonly images: readonly Picture[]
  readonly categories: readonly CategoryLink[]
  readonly tags: readonly string[]
  readonly options: readonly ProductOption[]
  readonly variants: readonly ProductVariant[]
  readonly purchaseOptions: PurchaseOptions
  readonly attributes: readonly ProductAttribute[]
  /** The parts of a bundle. Unset for any other product. */
  readonly bundle?: readonly BundlePart[] | undefined
  /** Nothing is delivered: a gift card that comes by email. Default false. */
  readonly isDigital?: boolean | undefined
  /** Customers of a group pay prices that are not part of this record. Default false. */
  readonly hasGroupPrices?: boolean | undefined
}

export interface Product extends ProductFields {
  readonly images: readonly GalleryPicture[]
  readonly bundle?: readonly BundleItem[] | undefined
  readonly sku?: string | undefined
  readonly description: SafeHtml
  readonly metaTitle?: string | undefined
  readonly metaDescription?: string | undefined
  readonly content: ProductContent
  readonly upSells: readonly ProductPreview[]
  readonly crossSells: readonly CrossSell[]
}

/**
 * The card form of a product: enough to show it, filter it and quick-add it. Of its pictures it has two at most, the
 * second for a pointer that hovers.
 */
export interface ProductPreview extends ProductFields {
  /** As plain text. */
  readonly description: string
  readonly hasQuickAdd: boolean
}

/** A suggestion at a discount. A `discountType` other than these two takes nothing off. */
export interface CrossSell {
  readonly id: string
  readonly discountType: 'percent' | 'amount' | 'none'
  /** Major units, for `amount`. */
  readonly discountAmount: number
  /** 0 to 100, for `percent`. */
  readonly discountPercent: number
  readonly product: ProductPreview
}
