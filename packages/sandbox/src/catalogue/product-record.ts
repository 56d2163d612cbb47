import type { StoredRecord } from '../listing/stored-record.ts'
import { getText, type Market } from '../store/market.ts'
import type { AttributeDocument, Localized, ProductDocument } from './documents.ts'
import { toPrices } from './price.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import { getServiceStockStatus } from './stock.ts'

/**
 * A product by its stored field names, for `where` and `sort`: texts in the requested language, prices in the requested
 * currency, `category` and `categories` as slugs and ids, attributes as `attributes.{id}`. Expensive fields are
 * computed lazily.
 */
export function toProductRecord(product: ProductDocument, given: RecordParts): StoredRecord {
  const { market, snapshot, levels } = given
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    type: product.type,
    delivery: product.delivery,
    tags: product.tags,
    currency: market.currency.code,
    sale: product.sale,
    stock_tracking: product.stockTracking,
    stock_purchasable: product.stockPurchasable,
    stock_level: levels && (levels.get(product.id) ?? null),
    get stock_status() {
      return levels && getServiceStockStatus(product, { snapshot, levels })
    },
    popularity: product.popularity,
    date_created: product.dateCreated,
    date_updated: product.dateUpdated ?? product.dateCreated,
    get name() {
      return getText(product.name, market)
    },
    get description() {
      return getText(product.description, market)
    },
    get price() {
      return toPrices(product, market, null).price
    },
    get sale_price() {
      return toPrices(product, market, null).salePrice
    },
    get orig_price() {
      return toPrices(product, market, null).origPrice
    },
    get category() {
      return getCategoryNames(product, given)
    },
    get categories() {
      return getCategoryNames(product, given)
    },
    get attributes() {
      const entries = Object.entries(product.attributes)
      return Object.fromEntries(entries.map(([id, value]) => [id, toAttributeValue(value, market)]))
    },
  }
}

/** Slugs and ids of a product's categories. */
function getCategoryNames(
  { categorySlugs }: ProductDocument,
  { snapshot: { categoryBySlug } }: RecordParts,
): readonly string[] {
  return categorySlugs.flatMap((slug) => [slug, categoryBySlug.get(slug)?.id ?? slug])
}

export interface RecordParts {
  readonly market: Market
  readonly snapshot: Pick<CatalogueSnapshot, 'categoryBySlug' | 'productById'>
  /** Units on hand by product and by variant; set if `where` or `sort` uses the stock. */
  readonly levels: ReadonlyMap<string, number> | undefined
}

/** The attributes of a product as the service answers them: an object keyed by attribute id. See docs/commerce-service.md#products. */
export function toAttributeMap(
  product: ProductDocument,
  market: Market,
  attributeById: ReadonlyMap<string, AttributeDocument>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(product.attributes).flatMap(([id, value]) => {
    const attribute = attributeById.get(id)
    if (attribute === undefined) return []
    const { name, type, visible, filterable } = attribute
    return [
      [
        id,
        {
          id,
          name: getText(name, market),
          type,
          visible,
          filterable,
          value: toAttributeValue(value, market),
        },
      ],
    ]
  })
  return Object.fromEntries(entries)
}

/** One value or a list of values, in the requested language. */
export function toAttributeValue(
  value: Localized | readonly Localized[],
  market: Market,
): string | readonly string[] {
  return isList(value) ? value.map((one) => getText(one, market)) : getText(value, market)
}

function isList(value: Localized | readonly Localized[]): value is readonly Localized[] {
  return Array.isArray(value)
}
