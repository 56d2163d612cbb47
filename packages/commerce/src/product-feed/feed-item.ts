import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import { toVisibleText } from '@sorrel/domain/html'
import { getFact } from '@sorrel/domain/product-facts'
import type { NetContent } from '@sorrel/domain/unit-price'
import { type DeliveryOffer, getDeliveryOffers } from '../offer/get-delivery-offers.ts'
import { getOffers, type Offer, type OfferedProduct, omitEmpty } from '../offer/get-offers.ts'

/** One thing that can be bought, by the names of Google's product data specification. Amounts are like `6.50 GBP`. */
export interface FeedItem {
  readonly id: string
  /** The product that the variant belongs to. */
  readonly item_group_id?: string | undefined
  readonly title: string
  readonly description: string
  readonly link: string
  readonly image_link?: string | undefined
  readonly additional_image_link?: readonly string[] | undefined
  readonly availability: Offer['availability']
  /** Before a sale. */
  readonly price: string
  readonly sale_price?: string | undefined
  readonly brand: string
  readonly gtin?: string | undefined
  readonly mpn?: string | undefined
  readonly identifier_exists?: 'no' | undefined
  readonly condition: 'new'
  readonly is_bundle?: 'yes' | undefined
  readonly product_type?: string | undefined
  /** Like `250 ml`. */
  readonly unit_pricing_measure?: string | undefined
  readonly unit_pricing_base_measure?: string | undefined
  readonly shipping?: readonly FeedShipping[] | undefined
}

export interface FeedShipping {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly price: string
  readonly min_handling_time?: number | undefined
  readonly max_handling_time?: number | undefined
  readonly min_transit_time?: number | undefined
  readonly max_transit_time?: number | undefined
}

export interface FeedOptions extends Pick<StoreSettings, 'store' | 'terms'> {
  /** Digits of the feed's currency. */
  readonly decimals: number
  /** The page of a product or one of its variants, in the feed's language and currency. */
  readonly toAddress: (path: string) => string
  readonly toPicture: (src: string) => string
  /** From which sums delivery is free, as `defineShop` gives it. Default: those of `getFreeDeliveryThreshold`. */
  readonly freeDelivery?: FreeDeliveryRules | undefined
}

/** Limits of the specification. */
const TITLE_MAX = 150
const DESCRIPTION_MAX = 5000
const FURTHER_PICTURES_MAX = 10

/**
 * The items of a product that can be bought: one for each variant, else one; none for a product that is not sold or
 * free.
 */
export function toFeedItems(product: OfferedProduct, options: FeedOptions): readonly FeedItem[] {
  return getOffers(product, options)
    .filter(({ price }) => price > 0)
    .map((offer) => toFeedItem(offer, product, options))
}

function toFeedItem(offer: Offer, product: OfferedProduct, options: FeedOptions): FeedItem {
  const { toAddress, toPicture, store, terms, decimals, freeDelivery } = options
  const { currency, slug } = product
  const toAmount = (amount: number) => `${amount.toFixed(decimals)} ${currency}`
  const [picture, ...further] = offer.pictures.map(({ src }) => toPicture(src))
  const delivery = getDeliveryOffers(
    { ...product, price: offer.price },
    { zones: terms.delivery, store, currency, freeDelivery },
  )
  return {
    id: offer.id,
    item_group_id: offer.variant && product.id,
    title: toVisibleText(offer.name, TITLE_MAX),
    description: toVisibleText(product.description, DESCRIPTION_MAX) || product.name,
    link: toAddress(routes.product(slug, { variantId: offer.variant?.id })),
    image_link: picture,
    additional_image_link: omitEmpty(further.slice(0, FURTHER_PICTURES_MAX)),
    availability: offer.availability,
    price: toAmount(offer.origPrice ?? offer.price),
    sale_price: offer.origPrice === undefined ? undefined : toAmount(offer.price),
    brand: toVisibleText(getFact(product, 'brand')[0] ?? store.name),
    ...getIdentifiers(product, offer),
    condition: 'new',
    is_bundle: product.bundle && 'yes',
    product_type: omitEmpty(product.categories.map(({ name }) => toVisibleText(name)))?.join(' > '),
    unit_pricing_measure: offer.content && toMeasure(offer.content),
    unit_pricing_base_measure: offer.unitPrice && toMeasure(offer.unitPrice.per),
    shipping: omitEmpty(delivery.flatMap((one) => toShipping(one, toAmount))),
  }
}

/** A product number is shared by all variants, so it identifies none of them. */
function getIdentifiers(product: OfferedProduct, { variant }: Offer): Partial<FeedItem> {
  const [gtin] = variant === undefined ? getFact(product, 'gtin') : []
  const [mpn] = variant === undefined ? getFact(product, 'mpn') : []
  return gtin === undefined && mpn === undefined ? { identifier_exists: 'no' } : { gtin, mpn }
}

const toMeasure = ({ amount, unit }: NetContent) => `${amount} ${unit}`

function toShipping(
  { countries, price, handlingDays, transitDays }: DeliveryOffer,
  toAmount: (amount: number) => string,
): readonly FeedShipping[] {
  return countries.map((country) => ({
    country,
    price: toAmount(price),
    min_handling_time: handlingDays?.min,
    max_handling_time: handlingDays?.max,
    min_transit_time: transitDays?.min,
    max_transit_time: transitDays?.max,
  }))
}
