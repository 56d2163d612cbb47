import { isRecord, parseFlag, parseText, parseTexts, type Untrusted } from '@sorrel/contracts/untrusted'
import type {
  CategoryLink,
  Priced,
  ProductAttribute,
  ProductFields,
  ProductVariant,
  PurchaseOptions,
} from '@sorrel/domain/product'
import { getBundleStock } from '@sorrel/domain/bundle'
import { getLowestPrice } from '@sorrel/domain/product-facts'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'
import { toCurrencyCode, type Entry, type Wire } from '../wire/wire.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toPictures } from '../wire/to-picture.ts'
import { toBundleParts } from './to-bundle.ts'
import { toOption } from './to-option.ts'
import { hasGroupPrices, toPriced } from './to-priced.ts'
import { toPurchaseOptions } from './to-purchase-options.ts'
import { toStock } from './to-stock.ts'
import { toVariant } from './to-variant.ts'

const UNPRICED: Priced = { price: 0, sale: false, prices: [] }

/** The service says how each product is delivered; a gift card comes by email. */
export function isDigital(value: Untrusted<Pick<ProductCardFragment, 'delivery'>>): boolean {
  return value?.delivery === 'giftcard'
}

function toPrices(
  wire: Wire<ProductCardFragment>,
  context: MapContext,
): { readonly priced: Priced; readonly ways: PurchaseOptions } {
  const own = toPriced(wire, context)
  const ways = toPurchaseOptions(wire.purchaseOptions, { own, context })
  const [plan] = ways.subscription?.plans ?? []
  return { priced: own ?? ways.standard ?? { ...UNPRICED, price: plan?.price ?? 0 }, ways }
}

/** What the product is in stock by itself, its variants, and the parts of a bundle, which limit both. */
function toStocked(
  wire: Wire<ProductCardFragment>,
  variants: readonly ProductVariant[],
  context: MapContext,
) {
  const own = toStock(wire)
  const bundle = toBundleParts(wire, context)
  if (bundle === undefined) return { ...own, variants }
  const withParts = (stockLevel: number | undefined) => getBundleStock({ ...own, stockLevel }, bundle)
  return {
    ...withParts(own.stockLevel),
    variants: variants.map((variant) => ({
      ...variant,
      stockLevel: withParts(variant.stockLevel).stockLevel,
    })),
    bundle,
  }
}

/** The shared part of a product; nothing without an id, a slug and a name. */
export function toProductFields(
  wire: Wire<ProductCardFragment>,
  readerContext: MapContext,
): ProductFields | undefined {
  const id = parseText(wire.id)
  const slug = parseText(wire.slug)
  const name = parseText(wire.name)
  if (!id || !slug || !name) return undefined
  const currency = toCurrencyCode(wire.currency)
  const attributes = toAttributes(wire.attributes)
  const context = { ...readerContext, lowestPrice: getLowestPrice({ attributes, currency }) }
  const { priced, ways } = toPrices(wire, context)
  const variants = toList(wire.variants, {
    name: 'variant',
    context,
    toItem: (variant) => toVariant(variant, { product: priced, productName: name, context }),
  })
  return {
    ...priced,
    ...toStocked(wire, variants, context),
    id,
    slug,
    name,
    currency,
    images: toPictures(wire.images, name, context),
    categories: toList(wire.categories, { name: 'category', context, toItem: toCategoryLink }),
    tags: parseTexts(wire.tags),
    options: toList(wire.options, { name: 'option', context, toItem: (option) => toOption(option, context) }),
    purchaseOptions: ways,
    attributes,
    ...(isDigital(wire) && { isDigital: true }),
    ...(hasGroupPrices(wire) && { hasGroupPrices: true }),
  }
}

/** Name and slug of a category; the slug names one without a name. */
export function toCategoryLink(
  value: Wire<Entry<ProductCardFragment['categories']>>,
): CategoryLink | undefined {
  const slug = parseText(value.slug)
  return slug ? { slug, name: parseText(value.name) ?? slug } : undefined
}

function parseValues(value: unknown): readonly string[] {
  const text = parseText(value)
  return text ? [text] : parseTexts(value)
}

function toAttribute([key, value]: readonly [string, unknown]): readonly ProductAttribute[] {
  if (!isRecord(value)) return []
  const values = parseValues(value.value)
  if (values.length === 0) return []
  const id = parseText(value.id) ?? key
  return [
    {
      id,
      name: parseText(value.name) ?? id,
      values,
      filterable: parseFlag(value.filterable) ?? false,
      visible: parseFlag(value.visible) ?? true,
    },
  ]
}

/** A product's attributes: an object keyed by attribute id, each value a text or a list of texts. */
export function toAttributes(value: unknown): readonly ProductAttribute[] {
  return isRecord(value) ? Object.entries(value).flatMap(toAttribute) : []
}
