import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import { getPrice, getSellable, getShownPrice } from '@sorrel/domain/money'
import type { Picture, Product, ProductVariant, StockTracked } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { getStockItem, getStockStatus, isStockLimited } from '@sorrel/domain/stock'
import type { ReviewFacts } from '#features/reviews/index.ts'
import type { StructuredNode } from '#routing/structured-data.tsx'
import { type Breadcrumb, toBreadcrumbList } from '#routing/breadcrumbs.ts'

export interface ProductDataOptions {
  readonly product: Product
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly storeName: string
  /** A public path without locale as a whole address in the page's language. */
  readonly toAddress: (path: string) => string
  readonly toPicture: (src: string) => string
  /** Digits of the price. */
  readonly decimals: number
  /** Facts of the product's reviews; none where there are none. */
  readonly reviewFacts?: ReviewFacts
}

/** A product's structured data: the product or the group of its variants, its price, and its breadcrumbs. */
export function toProductData(options: ProductDataOptions): readonly StructuredNode[] {
  const { product, breadcrumbs, toAddress } = options
  const main = product.variants.length > 0 ? toGroup(options) : toSingle(options)
  return [main, toBreadcrumbList({ breadcrumbs, path: routes.product(product.slug), toAddress })]
}

function toSingle(options: ProductDataOptions): StructuredNode {
  const { product } = options
  return {
    '@type': 'Product',
    ...getFacts(options),
    sku: product.sku,
    image: product.images.map(({ src }) => options.toPicture(src)),
    offers: toOffer(options),
  }
}

function toGroup(options: ProductDataOptions): StructuredNode {
  const { product } = options
  return {
    '@type': 'ProductGroup',
    ...getFacts(options),
    productGroupID: product.sku ?? product.id,
    variesBy: product.options.filter(({ variant }) => variant).map(({ name }) => name),
    image: product.images.map(({ src }) => options.toPicture(src)),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.name}, ${variant.name}`,
      sku: variant.sku ?? variant.id,
      image: getPictures(variant, product).map(({ src }) => options.toPicture(src)),
      offers: toOffer(options, variant),
    })),
  }
}

function getPictures(variant: ProductVariant, product: Product): readonly Picture[] {
  return variant.images.length > 0 ? variant.images : product.images
}

function getFacts({ product, storeName, toAddress, reviewFacts }: ProductDataOptions) {
  return {
    name: product.name,
    description: product.metaDescription ?? toPlainText(product.description),
    url: toAddress(routes.product(product.slug)),
    brand: { '@type': 'Brand', name: storeName },
    category: product.categories[0]?.name,
    ...reviewFacts,
  }
}

/** The one-time price of one piece, or the first plan's price of a product sold only by subscription. */
function toOffer({ product, toAddress, decimals }: ProductDataOptions, variant?: ProductVariant) {
  const purchaseOption = getInitialPurchaseOption(product)
  if (purchaseOption === 'none') return undefined
  return {
    '@type': 'Offer',
    url: toAddress(routes.product(product.slug, { variantId: variant?.id })),
    price: getShownPrice(getPrice(getSellable(product, variant), { purchaseOption, decimals })).price,
    priceCurrency: product.currency,
    availability: `https://schema.org/${getAvailability(getStockItem(product, variant))}`,
  }
}

function getAvailability(stock: StockTracked): 'InStock' | 'OutOfStock' | 'BackOrder' {
  if (getStockStatus(stock) === 'out-of-stock') return 'OutOfStock'
  const isSoldAhead = stock.stockTracking && !isStockLimited(stock) && stock.stockLevel === 0
  return isSoldAhead ? 'BackOrder' : 'InStock'
}
