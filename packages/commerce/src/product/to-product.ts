import {
  parseChoice,
  parseCount,
  parseFlag,
  parseNumber,
  parseText,
  toUntrusted,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type {
  BundleItem,
  CrossSell,
  ExpandableDetail,
  Product,
  ProductContent,
  ProductHighlight,
  ProductPreview,
} from '@sorrel/domain/product'
import type { SafeHtml } from '@sorrel/domain/html'
import { toBundlePart } from '../catalog/to-bundle.ts'
import { parseAmount } from '../catalog/to-priced.ts'
import { toProductFields } from '../catalog/to-product-fields.ts'
import { toProductPreview } from '../catalog/to-product-preview.ts'
import type { GetProductQuery } from '../generated/product/graphql.ts'
import { toSafeHtml } from '../html.ts'
import { silentLogger, toList, type MapContext } from '../wire/to-list.ts'
import { toCamelCase } from '../wire/to-camel-case.ts'
import { toLineSubject } from '../wire/to-line.ts'
import { toGallery } from '../wire/to-gallery.ts'
import { toPicture } from '../wire/to-picture.ts'
import { toCurrencyCode, type Entry, type Wire } from '../wire/wire.ts'

type FullProduct = NonNullable<GetProductQuery['productBySlug']>
type Content = NonNullable<FullProduct['content']>
type Part = Entry<FullProduct['bundleItems']>
type CrossSelling = Entry<FullProduct['crossSells']>

function toRichText(value: unknown): SafeHtml | undefined {
  const html = parseText(value)
  return html === undefined ? undefined : toSafeHtml(html)
}

function toHighlight(wire: Wire<Entry<Content['productHighlights']>>): ProductHighlight | undefined {
  const label = parseText(wire.label)
  if (!label) return undefined
  return {
    id: parseText(wire.id) ?? label,
    label,
    icon: parseText(wire.icon),
    customIcon: toPicture(wire.customIcon, label),
  }
}

function toDetail(wire: Wire<Entry<Content['expandableDetails']>>): ExpandableDetail | undefined {
  const label = parseText(wire.label)
  const details = toRichText(wire.details)
  if (!label || !details) return undefined
  return { id: parseText(wire.id) ?? label, label, details }
}

/** A product's page settings. Stock levels and the counter show, and the layout is `standard`, unless the merchant says otherwise. */
export function toProductContent(wire: Untrusted<Content>, context: MapContext): ProductContent {
  return {
    productHighlights: toList(wire?.productHighlights, { name: 'highlight', context, toItem: toHighlight }),
    expandableDetails: toList(wire?.expandableDetails, { name: 'detail', context, toItem: toDetail }),
    layout: parseChoice(wire?.layoutOptions, ['standard', 'left_aligned'] as const) ?? 'standard',
    showStockLevels: parseFlag(wire?.showStockLevels) ?? true,
    lowStockIndicator: parseCount(wire?.lowStockIndicator, 1),
    calloutTitle: toRichText(wire?.calloutTitle),
    calloutDescription: toRichText(wire?.calloutDescription),
    enableProductCounter: parseFlag(wire?.enableProductCounter) ?? true,
  }
}

/** A product's page settings as the live editor sends them, in snake_case or camelCase. */
export function parseProductContent(json: unknown): ProductContent {
  return toProductContent(toUntrusted<Content>(toCamelCase(json)), { logger: silentLogger })
}

function toSuggested(
  { product }: Pick<Wire<CrossSelling>, 'product'>,
  context: MapContext,
): ProductPreview | undefined {
  return product ? toProductPreview(product, context) : undefined
}

function toCrossSell(wire: Wire<CrossSelling>, context: MapContext): CrossSell | undefined {
  const product = toSuggested(wire, context)
  if (!product) return undefined
  return {
    id: parseText(wire.id) ?? product.id,
    discountType: parseChoice(wire.discountType, ['percent', 'amount'] as const) ?? 'none',
    discountAmount: parseAmount(wire.discountAmount) ?? 0,
    discountPercent: Math.min(100, Math.max(0, parseNumber(wire.discountPercent) ?? 0)),
    product,
  }
}

/** A part with its name and what it costs by itself; the variant's price where it is in the product's currency. */
function toBundleItem(wire: Wire<Part>, context: MapContext): BundleItem | undefined {
  const { product, variant } = wire
  const part = toBundlePart(wire)
  const subject = toLineSubject(product, variant, context)
  const name = subject.name || parseText(wire.productName)
  if (!part || !name) return undefined
  const currency = toCurrencyCode(product?.currency)
  const own = toCurrencyCode(variant?.currency) === currency ? parseAmount(variant?.price) : undefined
  return { ...part, ...subject, name, price: own ?? parseAmount(product?.price), currency }
}

/** The parts of a bundle as its page shows them. */
function toBundle(wire: Wire<FullProduct>, context: MapContext): Pick<Product, 'bundle'> {
  // The page's fields and the card's are two selections of one list, of which its type keeps the last.
  const toItem = (value: unknown) => {
    const part = toUntrusted<Part>(value)
    return part && toBundleItem(part, context)
  }
  return { bundle: toList(wire.bundleItems, { name: 'bundle part', context, toItem }) }
}

/**
 * A product with everything its page shows; nothing without an id, a slug and a name. A part of a bundle is not suggested
 * beside it.
 */
export function toProduct(wire: Wire<FullProduct>, context: MapContext): Product | undefined {
  const fields = toProductFields(wire, context)
  if (!fields) return undefined
  const { bundle: parts = [], ...rest } = fields
  const isPart = ({ id }: ProductPreview) => parts.some(({ productId }) => productId === id)
  return {
    ...rest,
    images: toGallery(wire.images, fields.name),
    ...(parts.length > 0 && toBundle(wire, context)),
    sku: parseText(wire.sku),
    description: toSafeHtml(parseText(wire.description) ?? ''),
    metaTitle: parseText(wire.metaTitle),
    metaDescription: parseText(wire.metaDescription),
    content: toProductContent(wire.content, context),
    upSells: toList(wire.upSells, {
      name: 'up-sell',
      context,
      toItem: (entry) => toSuggested(entry, context),
    }).filter((product) => !isPart(product)),
    crossSells: toList(wire.crossSells, {
      name: 'cross-sell',
      context,
      toItem: (entry) => toCrossSell(entry, context),
    }).filter(({ product }) => !isPart(product)),
  }
}
