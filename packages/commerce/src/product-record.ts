/** A product as programs and language models read it: plain texts, amounts, terms. Pure functions. */

import { routes } from '@sorrel/contracts/routes'
import type { ReturnTerms, StoreSettings } from '@sorrel/contracts/settings'
import type { FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import { getPartName } from '@sorrel/domain/cart-line'
import { toVisibleText } from '@sorrel/domain/html'
import type { BundleItem, Product, ProductOption, SubscriptionPlan } from '@sorrel/domain/product'
import { FACT_ATTRIBUTES, getFact, getLowestPrice } from '@sorrel/domain/product-facts'
import { type DeliveryOffer, getDeliveryOffers } from './offer/get-delivery-offers.ts'
import { type Availability, getOffers, type Offer, omitEmpty } from './offer/get-offers.ts'

export { type Availability, getOffers, type Offer, type OfferedProduct } from './offer/get-offers.ts'
export type { DeliveryOffer } from './offer/get-delivery-offers.ts'

/** A product for programs. Texts are plain, amounts in major units of `currency`. Unknown facts are left out. */
export interface ProductRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The page for people. */
  readonly url: string
  /** BCP 47. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
  readonly brand: string
  readonly description: string
  readonly categories: readonly { readonly name: string; readonly url: string }[]
  readonly images: readonly { readonly url: string; readonly alt: string }[]
  /** The price of one piece for an anonymous shopper; several where variants differ. */
  readonly offers: readonly OfferRecord[]
  /** What a bundle holds. */
  readonly parts?: readonly PartRecord[] | undefined
  readonly plans?: readonly PlanRecord[] | undefined
  /** Options in addition to the variants, and those that define a variant. */
  readonly options?: readonly OptionRecord[] | undefined
  readonly facts?: readonly { readonly name: string; readonly values: readonly string[] }[] | undefined
  /** Further text of the page. */
  readonly details?: readonly { readonly title: string; readonly text: string }[] | undefined
  /** For one piece in a separate parcel. */
  readonly delivery?: readonly DeliveryOffer[] | undefined
  readonly returns?: ReturnTerms | undefined
  /** Of its approved reviews, 1 to 5. */
  readonly rating?: { readonly average: number; readonly count: number } | undefined
}

export interface OfferRecord {
  /** Of the variant, else of the product. */
  readonly id: string
  readonly sku?: string | undefined
  /** Of the variant. */
  readonly name?: string | undefined
  readonly url: string
  readonly price: number
  /** What it cost before a sale. */
  readonly priceBefore?: number | undefined
  readonly lowestPriceOf30Days?: number | undefined
  readonly availability: Availability
  readonly unitPrice?: { readonly price: number; readonly amount: number; readonly unit: string } | undefined
}

export interface PartRecord {
  /** The product's, with the variant's behind it. */
  readonly name: string
  /** Unset when the part has no page. */
  readonly url?: string | undefined
  /** Pieces in one bundle. */
  readonly quantity: number
}

export interface PlanRecord {
  readonly name: string
  readonly price: number
  readonly interval: SubscriptionPlan['billingSchedule']['interval']
  readonly intervalCount: number
  readonly trialDays: number
}

export interface OptionRecord {
  readonly name: string
  readonly required: boolean
  /** Whether its values define the variants. */
  readonly isVariant: boolean
  /** `price` is added to the product's price. */
  readonly values: readonly { readonly name: string; readonly price?: number | undefined }[]
}

export interface ProductRecordOptions extends Pick<StoreSettings, 'store' | 'terms'> {
  readonly locale: string
  /** Digits of the price. */
  readonly decimals: number
  /** A public path without locale as a whole address in the record's language. */
  readonly toAddress: (path: string) => string
  readonly toPicture: (src: string) => string
  readonly rating?: { readonly average: number; readonly count: number } | undefined
  /** From which sums delivery is free, as `defineShop` gives it. Default: those of `getFreeDeliveryThreshold`. */
  readonly freeDelivery?: FreeDeliveryRules | undefined
}

/** Most characters of one text. */
const TEXT_MAX = 5000

const toText = (text: string) => toVisibleText(text, TEXT_MAX)

/** A product for programs: the facts of its page in one small record. */
export function toProductRecord(product: Product, options: ProductRecordOptions): ProductRecord {
  const { locale, store, terms, toAddress, toPicture, decimals, rating, freeDelivery } = options
  const offers = getOffers(product, { decimals })
  const price = Math.min(...offers.map((offer) => offer.price))
  const question = { zones: terms.delivery, store, currency: product.currency, freeDelivery }
  return {
    id: product.id,
    slug: product.slug,
    name: toText(product.name),
    url: toAddress(routes.product(product.slug)),
    language: locale,
    currency: product.currency,
    brand: toText(getFact(product, 'brand')[0] ?? store.name),
    description: toText(product.description),
    categories: product.categories.map(({ name, slug }) => ({
      name: toText(name),
      url: toAddress(routes.category(slug)),
    })),
    images: product.images.map(({ src, alt }) => ({ url: toPicture(src), alt: toText(alt) })),
    offers: offers.map((offer) => toOfferRecord(offer, product, toAddress)),
    parts: omitEmpty(product.bundle?.map((part) => toPartRecord(part, toAddress))),
    plans: omitEmpty(product.purchaseOptions.subscription?.plans.map(toPlanRecord)),
    options: omitEmpty(product.options.filter(({ active }) => active).map(toOptionRecord)),
    facts: omitEmpty(getShownFacts(product)),
    details: omitEmpty(
      product.content.expandableDetails.map(({ label, details }) => ({
        title: toText(label),
        text: toText(details),
      })),
    ),
    delivery: omitEmpty(offers.length === 0 ? [] : getDeliveryOffers({ ...product, price }, question)),
    returns: terms.returns,
    rating,
  }
}

function toOfferRecord(offer: Offer, product: Product, toAddress: (path: string) => string): OfferRecord {
  const { id, variant, price, origPrice, availability, unitPrice } = offer
  return {
    id,
    sku: variant === undefined ? product.sku : variant.sku,
    name: variant && toText(variant.name),
    url: toAddress(routes.product(product.slug, { variantId: variant?.id })),
    price,
    priceBefore: origPrice,
    lowestPriceOf30Days: origPrice === undefined ? undefined : getLowestPrice(product),
    availability,
    unitPrice: unitPrice && {
      price: unitPrice.price,
      amount: unitPrice.per.amount,
      unit: unitPrice.per.unit,
    },
  }
}

function toPartRecord(part: BundleItem, toAddress: (path: string) => string): PartRecord {
  const { slug, variantId, quantity } = part
  return {
    name: toText(getPartName(part)),
    url: slug && toAddress(routes.product(slug, { variantId })),
    quantity,
  }
}

function toPlanRecord({ name, price, billingSchedule }: SubscriptionPlan): PlanRecord {
  const { interval, intervalCount, trialDays } = billingSchedule
  return { name: toText(name), price, interval, intervalCount, trialDays }
}

function toOptionRecord({ name, required, variant, values }: ProductOption): OptionRecord {
  return {
    name: toText(name),
    required,
    isVariant: variant,
    values: values.map((value) => ({
      name: toText(value.name),
      price: variant || value.price === 0 ? undefined : value.price,
    })),
  }
}

/** Attributes whose values are meant for calculations, not for readers. */
const HIDDEN_FACTS: ReadonlySet<string> = new Set([
  FACT_ATTRIBUTES.shortLine,
  FACT_ATTRIBUTES.lowestPrice,
  FACT_ATTRIBUTES.saleEnds,
  FACT_ATTRIBUTES.lastsDays,
  FACT_ATTRIBUTES.refillContainers,
  FACT_ATTRIBUTES.refillContainersLater,
  FACT_ATTRIBUTES.refillContainerPrice,
])

function getShownFacts({ attributes }: Product) {
  return attributes
    .filter(({ id, visible }) => visible && !HIDDEN_FACTS.has(id))
    .map(({ name, values }) => ({ name: toText(name), values: values.map(toText) }))
}
