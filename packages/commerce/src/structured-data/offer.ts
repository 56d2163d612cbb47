import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import { getPartName } from '@sorrel/domain/cart-line'
import type { BundleItem, Product } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import type { NetContent, UnitPrice } from '@sorrel/domain/unit-price'
import type {
  Offer as OfferNode,
  QuantitativeValue,
  TypeAndQuantityNode,
  UnitPriceSpecification,
} from 'schema-dts'
import { getDeliveryOffers } from '../offer/get-delivery-offers.ts'
import { type Availability, type Offer, omitEmpty } from '../offer/get-offers.ts'
import type { StructuredNode } from './node.ts'
import { toReturnPolicy, toShippingDetails } from './terms.ts'

export interface OfferDataOptions extends Pick<StoreSettings, 'store' | 'terms'> {
  readonly product: Product
  /** A public path without locale as a whole address in the page's language. */
  readonly toAddress: (path: string) => string
  /** From which sums delivery is free, as `defineShop` gives it. Default: those of `getFreeDeliveryThreshold`. */
  readonly freeDelivery?: FreeDeliveryRules | undefined
}

const AVAILABILITIES = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  backorder: 'BackOrder',
} as const satisfies Record<Availability, string>

/** Codes of UN/CEFACT recommendation 20. */
const UNIT_CODES: Readonly<Record<NetContent['unit'], string>> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  l: 'LTR',
  m: 'MTR',
}

/** Terms that several offers on a page share are written once; later ones refer to them by id. */
export type NameOnce = <Node extends StructuredNode>(node: Node) => Node | { readonly '@id': string }

/** Writes a node in full the first time, and afterwards only its id. */
export function createNaming(): NameOnce {
  const names = new Map<string, string>()
  return (node) => {
    const text = JSON.stringify(node)
    const known = names.get(text)
    if (known !== undefined) return { '@id': known }
    const name = `#terms-${names.size + 1}`
    names.set(text, name)
    return { ...node, '@id': name }
  }
}

/** An offer as schema.org has it: price, unit price, availability, the parts of a bundle, delivery and returns. */
export function toOfferData(offer: Offer, options: OfferDataOptions, nameOnce: NameOnce) {
  const { product, toAddress, store, terms, freeDelivery } = options
  const { currency } = product
  const delivery = getDeliveryOffers(
    { ...product, price: offer.price },
    { zones: terms.delivery, store, currency, freeDelivery },
  )
  return {
    '@type': 'Offer',
    url: toAddress(routes.product(product.slug, { variantId: offer.variant?.id })),
    price: offer.price,
    priceCurrency: currency,
    priceValidUntil: getPriceEnd(product, offer),
    priceSpecification: toPriceSpecifications(offer, currency),
    availability: `https://schema.org/${AVAILABILITIES[offer.availability]}`,
    itemCondition: 'https://schema.org/NewCondition',
    includesObject: omitEmpty(product.bundle?.map((part) => toIncluded(part, toAddress))),
    shippingDetails: omitEmpty(delivery.map((one) => nameOnce(toShippingDetails(one, currency)))),
    hasMerchantReturnPolicy: terms.returns && nameOnce(toReturnPolicy(terms.returns)),
  } satisfies OfferNode
}

function toIncluded(part: BundleItem, toAddress: (path: string) => string) {
  const { slug, variantId, quantity } = part
  return {
    '@type': 'TypeAndQuantityNode',
    amountOfThisGood: quantity,
    typeOfGood: {
      '@type': 'Product',
      name: getPartName(part),
      url: slug && toAddress(routes.product(slug, { variantId })),
    },
  } satisfies TypeAndQuantityNode
}

/** The last day of a sale, if the merchant has set one. */
function getPriceEnd(product: Product, { origPrice }: Offer): string | undefined {
  const [day] = origPrice === undefined ? [] : getFact(product, 'saleEnds')
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/** The price before a sale, and the unit of the price. */
function toPriceSpecifications({ price, origPrice, content, unitPrice }: Offer, priceCurrency: string) {
  const shared = { '@type': 'UnitPriceSpecification', priceCurrency } as const
  const before = {
    ...shared,
    price: origPrice,
    priceType: 'https://schema.org/StrikethroughPrice',
  } satisfies UnitPriceSpecification
  return omitEmpty([
    ...(origPrice === undefined ? [] : [before]),
    ...(content && unitPrice
      ? [{ ...shared, price, referenceQuantity: toReference(content, unitPrice) }]
      : []),
  ])
}

function toReference({ amount, unit }: NetContent, { per }: UnitPrice) {
  return {
    '@type': 'QuantitativeValue',
    value: amount,
    unitCode: UNIT_CODES[unit],
    valueReference: { '@type': 'QuantitativeValue', value: per.amount, unitCode: UNIT_CODES[per.unit] },
  } satisfies QuantitativeValue
}
