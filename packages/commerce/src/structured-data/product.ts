import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import type { Product } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import type { Product as ProductNode, ProductGroup } from 'schema-dts'
import { getOffers, type Offer } from '../offer/get-offers.ts'
import { type Breadcrumb, toBreadcrumbList } from './breadcrumbs.ts'
import type { StructuredNode } from './node.ts'
import { createNaming, type NameOnce, type OfferDataOptions, toOfferData } from './offer.ts'
import type { ReviewFacts } from './reviews.ts'

export interface ProductDataOptions extends OfferDataOptions {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly toPicture: (src: string) => string
  /** Digits of the price. */
  readonly decimals: number
  /** From `toReviewData`. Default: no reviews are included. */
  readonly reviewFacts?: ReviewFacts | undefined
}

/**
 * A product's structured data, complete for merchant listings: the product or its variant group with price, unit price,
 * availability, delivery and returns, and its breadcrumbs. Unknown facts are left out.
 */
export function toProductData(options: ProductDataOptions): readonly StructuredNode[] {
  const { product, breadcrumbs, toAddress, decimals, reviewFacts } = options
  const offers = getOffers(product, { decimals })
  const hasVariants = offers.some(({ variant }) => variant !== undefined)
  const main = hasVariants ? toGroup(offers, options) : toSingle(offers, options)
  return [
    { ...main, ...reviewFacts },
    toBreadcrumbList({ breadcrumbs, path: routes.product(product.slug), toAddress }),
  ]
}

function toSingle([offer]: readonly Offer[], options: ProductDataOptions) {
  const { product } = options
  return {
    '@type': 'Product',
    ...getFacts(options),
    ...getIdentifiers(product),
    sku: product.sku,
    image: product.images.map(({ src }) => options.toPicture(src)),
    offers: offer && toOfferData(offer, options, createNaming()),
  } satisfies ProductNode
}

function toGroup(offers: readonly Offer[], options: ProductDataOptions) {
  const { product } = options
  const nameOnce = createNaming()
  return {
    '@type': 'ProductGroup',
    ...getFacts(options),
    productGroupID: product.sku ?? product.id,
    variesBy: product.options.filter(({ variant }) => variant).map(({ name }) => name),
    image: product.images.map(({ src }) => options.toPicture(src)),
    hasVariant: offers.map((offer) => toVariant(offer, options, nameOnce)),
  } satisfies ProductGroup
}

function toVariant(offer: Offer, options: ProductDataOptions, nameOnce: NameOnce) {
  return {
    '@type': 'Product',
    name: offer.name,
    sku: offer.variant?.sku ?? offer.id,
    image: offer.pictures.map(({ src }) => options.toPicture(src)),
    offers: toOfferData(offer, options, nameOnce),
  } satisfies ProductNode
}

function getFacts({ product, store, toAddress }: ProductDataOptions) {
  return {
    name: product.name,
    description: product.metaDescription ?? toPlainText(product.description),
    url: toAddress(routes.product(product.slug)),
    brand: { '@type': 'Brand' as const, name: getFact(product, 'brand')[0] ?? store.name },
    category: product.categories[0]?.name,
  }
}

/** The identifiers of a product in other systems. */
function getIdentifiers(product: Product) {
  return { gtin: getFact(product, 'gtin')[0], mpn: getFact(product, 'mpn')[0] }
}
