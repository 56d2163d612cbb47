import {
  isRecord,
  parseFlag,
  parseNumber,
  parseText,
  parseTexts,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type {
  CategoryLink,
  Priced,
  ProductAttribute,
  ProductFields,
  PurchaseOptions,
  StockTracked,
} from '@sorrel/domain/product'
import { getLowestPrice } from '@sorrel/domain/product-facts'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'
import { toCurrencyCode, type Entry, type Wire } from '../wire/wire.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toPictures } from '../wire/to-picture.ts'
import { toOption } from './to-option.ts'
import { hasGroupPrices, toPriced } from './to-priced.ts'
import { toPurchaseOptions } from './to-purchase-options.ts'
import { toVariant } from './to-variant.ts'

const UNPRICED: Priced = { price: 0, sale: false, prices: [] }

type StockFields = Pick<ProductCardFragment, 'stockTracking' | 'stockPurchasable' | 'stockLevel'>

/** A level below zero is zero. */
export function parseStockLevel(value: unknown): number | undefined {
  const level = parseNumber(value)
  return level === undefined ? undefined : Math.max(0, Math.floor(level))
}

/** The stock fields. Stock is tracked only when the service says so. */
export function toStock(value: Untrusted<StockFields>): StockTracked {
  return {
    stockTracking: parseFlag(value?.stockTracking) ?? false,
    stockPurchasable: parseFlag(value?.stockPurchasable) ?? false,
    stockLevel: parseStockLevel(value?.stockLevel),
  }
}

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
  return {
    ...priced,
    ...toStock(wire),
    id,
    slug,
    name,
    currency,
    images: toPictures(wire.images, name, context),
    categories: toList(wire.categories, { name: 'category', context, toItem: toCategoryLink }),
    tags: parseTexts(wire.tags),
    options: toList(wire.options, { name: 'option', context, toItem: (option) => toOption(option, context) }),
    variants: toList(wire.variants, {
      name: 'variant',
      context,
      toItem: (variant) => toVariant(variant, { product: priced, productName: name, context }),
    }),
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
